// The rows of the sliding master.
import { loadStyleSheets } from '../../app/dom/styleSheet.js';
import { registerRow } from '../../app/views/rows.js';
import { ItemRow } from './itemRow.js';

await loadStyleSheets(import.meta.url, 'page.css');
registerRow('item', ItemRow);
