// Questions about the controller tree and its panes. Pure functions.
import { isOverAll } from './presentation.js';
import { isolated } from '../text.js';

/** The nodes directly below a node: its children, and then the controller that it presents. */
export const below = ({ children = [], presented }) => (presented ? [...children, presented] : children);

/** A node and all nodes below it, each before those below itself. */
export const nodesOf = node => [node, ...below(node).flatMap(nodesOf)];

/** The parents' ids by controllers' ids. The root has none. A presented controller counts as a child. */
export function parentsOf(hierarchy) {
  const nodes = hierarchy ? nodesOf(hierarchy) : [];
  return new Map(nodes.flatMap(node => below(node).map(({ id }) => [id, node.id])));
}

/** Whether `id` is `ancestor` or below it. */
export function isWithin(id, ancestor, parents) {
  for (let at = id; at !== undefined; at = parents.get(at)) {
    if (at === ancestor) return true;
  }
  return false;
}

/**
 * The pane in which a pane is drawn: that of its container, or of the nearest controller above that has one. It is null
 * for a pane that is in the window itself, such as a presented one.
 */
function enclosingPane(pane, paneIds, parents) {
  if (isOverAll(pane)) return null;
  // A presentation in a container lies beside the view that it covers.
  for (let at = pane.presentation ? parents.get(pane.container) : pane.container; at !== undefined; at = parents.get(at)) {
    const id = `${at}/pane`;
    if (id !== pane.id && paneIds.has(id)) return id;
  }
  return null;
}

/** The ids of enclosing panes, or null, by the ids of the panes, for a list from back to front. */
export function nesting(panes, hierarchy) {
  const parents = parentsOf(hierarchy);
  const ids = new Set(panes.map(pane => pane.id));
  return new Map(panes.map(pane => [pane.id, enclosingPane(pane, ids, parents)]));
}

/** The pane that shows a controller: its own, or else the frontmost one of a controller below it. */
export function paneShowing(controller, panes, hierarchy) {
  const own = panes.find(pane => pane.id === `${controller}/pane`);
  if (own) return own;
  const parents = parentsOf(hierarchy);
  return panes.findLast(pane => pane.role === 'content' && isWithin(pane.controller, controller, parents)) ?? null;
}

/** The title of a controller in the hierarchy, or undefined. @param {{title?: string}} [node] */
export const titleOfNode = node => isolated(node?.title);

/**
 * The title of a pane, which is that in its bar or else that of its content. It is undefined if there is none.
 *
 * @param {{navigationBar?: string, viewModel?: string}} pane
 * @param {{viewModels?: Record<string, any>}} scene
 */
export const titleOfPane = ({ navigationBar = '', viewModel = '' }, { viewModels = {} }) => (
  isolated(viewModels[navigationBar]?.title || viewModels[viewModel]?.title || undefined));
