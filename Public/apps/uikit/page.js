// The views of apps with UIKit: trees of views, and tables. docs/uikit-content.md describes their view models.
import { loadStyleSheets } from '../../app/dom/styleSheet.js';
import { registerView } from '../../app/views/views.js';
import '../scenario/rows.js';
import { makeNode } from './nodes/types.js';
import { TableView } from './tableView.js';
import { ViewsView } from './viewsView.js';

/** A view whose context makes nodes. The modules of nodes with other nodes in them therefore need not import all types. */
const withNodes = View => class extends View {
  constructor(paneId, context) {
    super(paneId, { ...context, makeNode });
  }
};

await loadStyleSheets(import.meta.url, 'page.css');
registerView('views', withNodes(ViewsView), { needsLayout: true });
registerView('table', withNodes(TableView), { needsLayout: true });
