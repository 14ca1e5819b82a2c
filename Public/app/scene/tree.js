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

/** The pane of a container, or of the nearest controller above that has one, and is not the pane itself. */
function paneAround(id, container, paneIds, parents) {
  for (let at = container; at !== undefined; at = parents.get(at)) {
    const around = `${at}/pane`;
    if (around !== id && paneIds.has(around)) return around;
  }
  return null;
}

/** A function that gives the lowest controller below a presentation in a container: the one whose view all presentations there cover. */
function lowestCovered(panes) {
  const covered = new Map(panes.filter(({ presentation }) => presentation?.isInContainer).map(({ id, container }) => [id, container]));
  const lowest = controller => (covered.has(`${controller}/pane`) ? lowest(covered.get(`${controller}/pane`)) : controller);
  return lowest;
}

/**
 * The ids of the panes in which panes are drawn, by the ids of these, for a list from back to front: the pane of the container, or of the
 * nearest controller above that has one. It is null for a pane that is in the window itself, such as a presented one.
 */
export function nesting(panes, hierarchy) {
  const parents = parentsOf(hierarchy);
  const ids = new Set(panes.map(({ id }) => id));
  const lowest = lowestCovered(panes);
  let bar = null;
  return new Map(panes.map(pane => {
    const { id, container, role, presentation } = pane;
    if (role === 'tabBar' || isOverAll(pane)) bar = role === 'tabBar' ? container : null;
    if (isOverAll(pane)) return [id, null];
    // Presentations in a container lie beside the lowest view that they cover, and a primary that comes after the tab bar around it beside that.
    const isInFront = bar && role === 'primary' && isWithin(container, bar, parents);
    return [id, paneAround(id, presentation ? parents.get(lowest(container)) : isInFront ? bar : container, ids, parents)];
  }));
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
