// The views of apps with UIKit: trees of views, and tables. docs/uikit-content.md describes their view models.
import { loadStyleSheets } from '../../app/dom/styleSheet.js';
import { listenToTabbing } from '../../app/dom/tabbing.js';
import { registerView } from '../../app/views/views.js';
import '../../app/views/blocks/blockRows.js';
import { noteKeys } from './keyCommands.js';
import { listenToLongPresses } from './longPress.js';
import { makeNode } from './nodes/types.js';
import { TableView } from './tableView.js';
import { ViewsView } from './viewsView.js';

/** The context of a view whose nodes make those inside them. Their modules therefore need not import all types. */
const withNodes = context => ({ ...context, makeNode });

/**
 * A kind of view as the pane of an app: its nodes can be made, and it takes long presses and the keys of its commands.
 *
 * @param {any} Base
 * @returns {any}
 */
const paneOf = Base => class extends Base {
  constructor(paneId, context) {
    super(paneId, withNodes(context));
    listenToLongPresses(this.element, context.tap);
    this.tap = context.tap;
  }

  update(model, ...rest) {
    super.update(model, ...rest);
    noteKeys(this.element, model.keys, this.tap);
  }
};

await loadStyleSheets(import.meta.url, 'page.css');
listenToTabbing();
registerView('views', paneOf(ViewsView), { needsLayout: true });
registerView('table', paneOf(TableView), { needsLayout: true });
