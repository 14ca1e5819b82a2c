// The views of the split-or-flip container and its contents: two sides, places on a map, and files in a grid or a cover flow.
import { addSymbols } from '../../app/art/symbols.js';
import { loadStyleSheets } from '../../app/dom/styleSheet.js';
import { registerRole } from '../../app/scene/roles.js';
import { registerRow } from '../../app/views/rows.js';
import { registerView } from '../../app/views/views.js';
import { CoverFlowView } from './coverFlow.js';
import { FileGridView } from './fileGrid.js';
import { MapView } from './map.js';
import { PlaceRow } from './placeRow.js';
import { placeSymbols } from './placeSymbols.js';

await loadStyleSheets(import.meta.url, 'page.css');
addSymbols(placeSymbols);
registerRole('left');
registerRole('right');
registerView('map', MapView, { needsLayout: true });
registerView('files', FileGridView, { needsLayout: true });
registerView('coverFlow', CoverFlowView, { needsLayout: true });
registerRow('place', PlaceRow);
