// The views of the messages app: its conversations, and one of them.
import { registerRow } from '../../app/views/rows.js';
import { registerView } from '../../app/views/views.js';
import { ConversationView } from './conversation.js';
import { ConversationRow } from './conversationRow.js';

registerView('conversation', ConversationView);
registerRow('conversation', ConversationRow);
