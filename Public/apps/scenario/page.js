// The views of the apps that scenario files describe: rows, forms, grids, texts and placeholders.
import { contentSymbols } from './contentSymbols.js';
import { addSymbols } from '../../app/art/symbols.js';
import { loadStyleSheets } from '../../app/dom/styleSheet.js';
import { MessageView } from '../../app/views/reading/message.js';
import { registerRow } from '../../app/views/rows.js';
import '../../app/views/rows/switchRow.js';
import { registerView } from '../../app/views/views.js';
import { BlockGridView } from './blockGrid.js';
import { BlockRow } from './blockRow.js';
import { ButtonRow } from './buttonRow.js';
import { FieldRow } from './fieldRow.js';
import { PlaceholderView } from './placeholder.js';

await loadStyleSheets(import.meta.url, 'page.css');
addSymbols(contentSymbols);
registerView('article', MessageView);
registerView('blockGrid', BlockGridView, { needsLayout: true });
registerView('placeholder', PlaceholderView);
registerRow('row', BlockRow);
registerRow('fieldRow', FieldRow);
registerRow('buttonRow', ButtonRow);
