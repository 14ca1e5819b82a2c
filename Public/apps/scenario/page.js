// The views of the apps that scenario files describe: rows, forms, grids, texts and placeholders.
import { loadStyleSheets } from '../../app/dom/styleSheet.js';
import { MessageView } from '../../app/views/reading/message.js';
import { registerView } from '../../app/views/views.js';
import { BlockGridView } from './blockGrid.js';
import { PlaceholderView } from './placeholder.js';
import '../../app/views/rows/blockRows.js';

await loadStyleSheets(import.meta.url, 'page.css');
registerView('article', MessageView);
registerView('blockGrid', BlockGridView, { needsLayout: true });
registerView('placeholder', PlaceholderView);
