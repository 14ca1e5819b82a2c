// The views of the messages app: its conversations, one of them, and what is known of a person.
import { loadStyleSheets } from '../../app/dom/styleSheet.js';
import { InspectorView } from '../../app/views/reading/inspector.js';
import { registerRow } from '../../app/views/rows.js';
import { registerView } from '../../app/views/views.js';
import { ConversationView } from './conversation.js';
import { ConversationRow } from './conversationRow.js';

await loadStyleSheets(import.meta.url, 'page.css');
registerView('conversation', ConversationView);
registerView('inspector', InspectorView);
registerRow('conversation', ConversationRow);
