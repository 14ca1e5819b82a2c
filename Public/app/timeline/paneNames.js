// The words for a pane of a scene, and for its contents. Pure.
import { columnName } from '../access/landmarks.js';
import { humanized } from '../panels/identifiers.js';
import { nodesOf, titleOfNode, titleOfPane } from '../scene/tree.js';
import { capital, isolated } from '../text.js';

/** The title of a controller: that in its bar, that of its content, or its own. */
const titleOf = (pane, scene) => titleOfPane(pane, scene)
  ?? (scene.hierarchy && titleOfNode(nodesOf(scene.hierarchy).find(({ id }) => id === pane.controller)));

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

/** The names of the bars in a pane, by the member of the pane with the id of their contents. */
const bars = { navigationBar: 'Navigation bar', toolbar: 'Toolbar', bottomToolbar: 'Bottom toolbar' };

/** The words for a bar in a pane: its kind, with the title of the pane or the words for it. */
const nameOfBar = (member, pane, scene) => `${bars[member]}: ${titleOf(pane, scene) || nameOfPane(pane, scene)}`;

/**
 * The words for contents: those for the pane that shows them, or for the bar in it. Contents that no pane shows have a title or
 * the name of their kind.
 *
 * @param {string} id
 * @param {any} scene
 */
export function nameOfContent(id, scene) {
  for (const pane of scene.panes) {
    if (pane.viewModel === id) return nameOfPane(pane, scene);
    const member = Object.keys(bars).find(name => pane[name] === id);
    if (member) return nameOfBar(member, pane, scene);
  }
  const { title, kind } = scene.viewModels[id];
  return isolated(title) || humanized(kind);
}
