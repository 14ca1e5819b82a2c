// The words for a pane of a scene. Pure.
import { columnName } from '../access/landmarks.js';
import { humanized } from '../panels/identifiers.js';
import { nodesOf } from '../scene/tree.js';
import { capital } from '../text.js';

/** The title of a controller: that in its bar, that of its content, or its own. */
const titleOf = ({ controller, navigationBar, viewModel }, { hierarchy, viewModels = {} }) => viewModels[navigationBar]?.title
  || viewModels[viewModel]?.title || (hierarchy && nodesOf(hierarchy).find(({ id }) => id === controller)?.title);

/**
 * The words for a pane: its column, the title of its controller, the name of a controller without one, or else its role.
 *
 * @param {any} pane
 * @param {any} scene
 */
export function nameOfPane(pane, scene) {
  const { controller, role } = pane;
  const isBar = role.endsWith('Bar');
  return columnName(pane) ?? (isBar ? humanized(role) : titleOf(pane, scene) || (controller ? capital(controller.replace(/^nav:/, '')) : humanized(role)));
}
