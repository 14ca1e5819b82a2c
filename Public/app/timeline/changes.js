// Finds the changes of a scene that an input has caused. Pure functions.
import { nodesOf } from '../scene/tree.js';
import { extentOf } from '../panels/columns.js';
import { reasonWords } from '../panels/reasons.js';
import { wordsFor } from '../panels/identifiers.js';
import { gotWords, valueWords } from '../panels/values.js';
import { nameOfContent, nameOfPane } from './paneNames.js';

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A change in words. `name` and `reason` are the names of the protocol and the server's words, which the tooltips show.
 *
 * @typedef {{name: string, label: string, from: string, to: string, because: string, reason: string}} Change
 */

/** A reason in words, and as the server wrote it. @param {string} [reason] */
const reasoned = (reason = '') => ({ because: reasonWords(reason), reason });

/** The traits of the window that differ. @returns {Change[]} */
export function traitChanges(before, { window: { traits, because = {} } }) {
  const old = before?.window.traits ?? {};
  return Object.keys(traits).filter(name => !same(old[name], traits[name]))
    .map(name => ({
      name, label: wordsFor(name), from: name in old ? valueWords(name, old[name]) : '', to: valueWords(name, traits[name]), ...reasoned(because[name]),
    }));
}

/** The nodes of a hierarchy by their ids. */
const byId = hierarchy => new Map((hierarchy ? nodesOf(hierarchy) : []).map(node => [node.id, node]));

/** The extent of a visible column whose width a member says, or undefined for every other member. */
function extentIn({ panes = [] }, node, name) {
  const column = /^(\w+)ColumnWidth$/.exec(name)?.[1];
  const pane = column && panes.find(one => one.container === node.id && one.column === column && one.isVisible !== false);
  return pane && extentOf(pane, panes);
}

/** A value in words. A column that reaches under another one has the width that one sees. */
function valueIn(scene, node, name) {
  const extent = extentIn(scene, node, name);
  return extent ? gotWords(extent) : valueWords(name, node[name]);
}

/** Whether a member differs for the eyes. The part of a column that another one covers does not count. */
function differs(name, old, node, before, after) {
  const [then, now] = [extentIn(before, old, name), extentIn(after, node, name)];
  return then && now ? then.width !== now.width : !same(old[name], node[name]);
}

/** The members of a node for which the server gives a reason, and which differ. */
function nodeChanges(old, node, before, after) {
  return Object.entries(node.because ?? {}).filter(([name]) => name in node && differs(name, old, node, before, after))
    .map(([name, because]) => ({
      name: `${node.id}.${name}`, label: `${wordsFor(node.type)}: ${wordsFor(name).toLowerCase()}`,
      from: valueIn(before, old, name), to: valueIn(after, node, name), ...reasoned(because),
    }));
}

/** The changes of the containers that are in both scenes, such as the display mode of a split view. @returns {Change[]} */
export function containerChanges(before, after) {
  const old = byId(before?.hierarchy);
  return [...byId(after.hierarchy).values()].filter(({ id }) => old.has(id)).flatMap(node => nodeChanges(old.get(node.id), node, before, after));
}

/**
 * The contents that differ, of rows, bars and other views: their ids, and the words for them.
 *
 * @returns {{id: string, name: string}[]}
 */
export function contentChanges(before, after) {
  const [old, now] = [before?.viewModels ?? {}, after.viewModels];
  const ids = [...Object.keys(now), ...Object.keys(old).filter(id => !(id in now))];
  return ids.filter(id => old[id] !== now[id] && !same(old[id], now[id]))
    .map(id => ({ id, name: nameOfContent(id, id in now ? after : before) }));
}

/** The roles of panes that are lines and layers, not parts of the app. */
const thin = new Set(['separator', 'dimming']);

const isShown = pane => pane !== undefined && pane.isVisible !== false && pane.isInHierarchy !== false;

/** The frame of the part of a pane that no column covers, or null for a pane that is not shown. */
function visibleFrame(pane, panes) {
  if (!isShown(pane)) return null;
  const { x, width } = extentOf(pane, panes);
  return [x, pane.frame[1], width, pane.frame[3]];
}

/**
 * The panes that are parts of the app, by id: columns, parts of containers, bars and presented controllers.
 *
 * @returns {Map<string, {pane: object, name: string, frame: ?number[]}>}
 */
const parts = scene => new Map((scene?.panes ?? []).filter(({ role }) => !thin.has(role))
  .map(pane => [pane.id, { pane, name: nameOfPane(pane, scene), frame: visibleFrame(pane, scene.panes) }]));

/**
 * The panes that came, went or moved for the eyes, with the frames that one sees. A frame is null where the pane is not shown.
 *
 * @returns {{id: string, role: string, name: string, from: ?number[], to: ?number[]}[]}
 */
export function paneChanges(before, after) {
  const [old, now] = [parts(before), parts(after)];
  const ids = [...now.keys(), ...[...old.keys()].filter(id => !now.has(id))];
  return ids.map(id => {
    const { pane: { role }, name } = now.get(id) ?? old.get(id);
    return { id, role, name, from: old.get(id)?.frame ?? null, to: now.get(id)?.frame ?? null };
  }).filter(({ from, to }) => !same(from, to));
}
