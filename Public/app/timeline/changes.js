// Finds the changes of a scene that an input has caused. Pure functions.
import { nodesOf } from '../scene/tree.js';
import { written } from '../tools/values.js';

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** @typedef {{name: string, from: string, to: string, because: string}} Change */

/** The traits of the window that differ. @returns {Change[]} */
export function traitChanges(before, { window: { traits, because = {} } }) {
  const old = before?.window.traits ?? {};
  return Object.keys(traits).filter(name => !same(old[name], traits[name]))
    .map(name => ({ name, from: name in old ? written(old[name]) : '', to: written(traits[name]), because: because[name] ?? '' }));
}

/** The nodes of a hierarchy by their ids. */
const byId = hierarchy => new Map((hierarchy ? nodesOf(hierarchy) : []).map(node => [node.id, node]));

/** The members of a node for which the server gives a reason, and which differ. */
function nodeChanges(old, node) {
  return Object.entries(node.because ?? {}).filter(([name]) => name in node && !same(old[name], node[name]))
    .map(([name, because]) => ({ name: `${node.id}.${name}`, from: written(old[name]), to: written(node[name]), because }));
}

/** The changes of the containers that are in both scenes, such as the display mode of a split view. @returns {Change[]} */
export function containerChanges(before, { hierarchy }) {
  const old = byId(before?.hierarchy);
  return [...byId(hierarchy).values()].filter(({ id }) => old.has(id)).flatMap(node => nodeChanges(old.get(node.id), node));
}

/** The names of the contents that differ: of rows, bars and other views. */
export function contentChanges(before, { viewModels }) {
  const old = before?.viewModels ?? {};
  const ids = [...Object.keys(viewModels), ...Object.keys(old).filter(id => !(id in viewModels))];
  return ids.filter(id => old[id] !== viewModels[id] && !same(old[id], viewModels[id]));
}

/** The roles of panes that are lines and layers, not parts of the app. */
const thin = new Set(['separator', 'dimming']);

const isShown = pane => pane !== undefined && pane.isVisible !== false && pane.isInHierarchy !== false;

/** The panes that are parts of the app, by id: columns, parts of containers, bars and presented controllers. */
const parts = scene => new Map((scene?.panes ?? []).filter(({ role }) => !thin.has(role)).map(pane => [pane.id, pane]));

/**
 * The panes that came, went or moved, with their frames. A frame is null where the pane is not shown.
 *
 * @returns {{id: string, role: string, from: ?number[], to: ?number[]}[]}
 */
export function paneChanges(before, after) {
  const [old, now] = [parts(before), parts(after)];
  const ids = [...now.keys(), ...[...old.keys()].filter(id => !now.has(id))];
  return ids.map(id => ({
    id,
    role: (now.get(id) ?? old.get(id)).role,
    from: isShown(old.get(id)) ? old.get(id).frame : null,
    to: isShown(now.get(id)) ? now.get(id).frame : null,
  })).filter(({ from, to }) => !same(from, to));
}
