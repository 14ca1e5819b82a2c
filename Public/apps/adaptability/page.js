// The views of the messages app: its conversations, and one of them.
import { loadStyleSheets } from '../../app/dom/styleSheet.js';
import { registerRow } from '../../app/views/rows.js';
import { registerView } from '../../app/views/views.js';
import { ConversationView } from './conversation.js';
import { ConversationRow } from './conversationRow.js';

await loadStyleSheets(import.meta.url, 'page.css');
registerView('conversation', ConversationView);
registerRow('conversation', ConversationRow);
