// The controllers of a scene, and the words for those that have better ones than their identifiers. Pure functions.
import { below, nodesOf, titleOfNode } from '../scene/tree.js';

/** All controllers of a scene, those that are in no tree too, each with the one that contains or presents it. @returns {{node: any, parent: any}[]} */
function controllersIn({ hierarchy, unshown = [] }) {
  const nodes = [hierarchy, ...unshown].flatMap(nodesOf);
  const parents = new Map(nodes.flatMap(node => below(node).map(child => [child, node])));
  return nodes.map(node => ({ node, parent: parents.get(node) ?? null }));
}

/** The ids of all split views of a scene. */
export const splitsIn = scene => controllersIn(scene).filter(({ node }) => node.type === 'SplitViewController').map(({ node }) => node.id);

const quoted = node => `“${titleOfNode(node)}”`;

/** The words for a navigation controller: its column, or else the title of what it contains. They are null if it has neither. */
function stackWords({ id, children = [] }, parent, panes) {
  const pane = panes.find(one => one.id === `${id}/pane`);
  const column = pane?.column ?? (parent?.type === 'SplitViewController' ? pane?.role : null);
  if (column) return `the navigation controller in the ${column} column`;
  const titled = children.find(child => child.title);
  return titled ? `the navigation controller of ${quoted(titled)}` : null;
}

/** The words for the controllers of a scene, by their ids. @returns {Map<string, string>} */
export function namesIn(scene) {
  /** @type {[string, ?string][]} */
  const names = controllersIn(scene).map(({ node, parent }) => {
    if (node.type === 'NavigationController') return [node.id, stackWords(node, parent, scene.panes)];
    return [node.id, node.type === 'ViewController' && node.title ? quoted(node) : null];
  });
  return new Map(names.filter(([, words]) => words !== null));
}
