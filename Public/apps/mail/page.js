// The views of the mail app: its lists' rows, a message, what is known of it, and a new one.
import { loadStyleSheets } from '../../app/dom/styleSheet.js';
import { registerRow } from '../../app/views/rows.js';
import { registerView } from '../../app/views/views.js';
import { ComposeView } from './compose.js';
import { EmptyMessageView } from './emptyMessage.js';
import { MailboxRow } from './mailboxRow.js';
import { InspectorView } from '../../app/views/reading/inspector.js';
import { MessageView } from '../../app/views/reading/message.js';
import { MessageRow } from './messageRow.js';
import '../../app/views/rows/switchRow.js';

await loadStyleSheets(import.meta.url, 'page.css');
registerView('message', MessageView);
registerView('emptyMessage', EmptyMessageView);
registerView('inspector', InspectorView);
registerView('compose', ComposeView);
registerRow('mailbox', MailboxRow);
registerRow('message', MessageRow);
