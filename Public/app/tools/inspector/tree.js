// Turns the view controller hierarchy into the rows of a tree. Pure functions.
import { written } from '../values.js';
import { inVisualOrder, isColumn } from '../../panels/columns.js';
import { choiceWords } from '../../panels/identifiers.js';
import { titleOfNode } from '../../scene/tree.js';

/** The members of a node that are not properties of the controller. */
const structure = new Set(['id', 'type', 'class', 'title', 'children', 'presented']);

/** The notes about a controller whose view is not fully on screen. */
const notes = {
  parked: 'off screen, in the hierarchy',
  removed: 'not in the hierarchy',
  covered: 'covered',
  dimmed: 'dimmed',
  unshown: 'in no window',
};

/** The members of a node in one line each, by which a change is found. */
const stateOf = node => Object.entries(node).filter(([name]) => !structure.has(name)).map(([name, value]) => [name, written(value)]);

/** The presentation of a pane. A change of it is a change of the presented controller. */
const placeOf = pane => (pane?.presentation ? [['presentation', written(pane.presentation)]] : []);

/** The panes of controllers, by the controllers' ids. */
function panesByController(panes) {
  return new Map(panes.filter(({ id, controller }) => id === `${controller}/pane`).map(pane => [pane.controller, pane]));
}

/** The window as the root of the tree, with the traits from which all others follow. */
function windowRow(window) {
  const { size, orientation, safeArea, traits } = window;
  const state = Object.entries({ size, orientation, safeArea, ...traits }).map(([name, value]) => [name, written(value)]);
  return { id: '', parent: null, level: 1, type: 'Window', className: null, title: null, marks: [], state, pane: null, node: null };
}

function presenceOf(pane, hasPane) {
  if (pane?.isInHierarchy === false) return 'removed';
  if (pane && pane.isVisible === false) return 'parked';
  if (!hasPane) return 'covered';
  return pane?.isDimmed ? 'dimmed' : null;
}

const presentedText = pane => (pane?.presentation ? `presented, ${choiceWords('style', pane.presentation.style).toLowerCase()}` : 'presented');

class Reader {
  rows = [];

  constructor({ panes, window }) {
    this.all = panes;
    this.panes = panesByController(panes);
    this.isRightToLeft = window.traits.layoutDirection === 'rightToLeft';
  }

  /** Whether the controller, or one below it, has a pane, even a hidden one. */
  #hasPane(node) {
    return this.panes.has(node.id) || (node.children ?? []).some(child => this.#hasPane(child));
  }

  read(node, parent, level, container = null, isPresented = false) {
    const pane = this.panes.get(node.id) ?? null;
    const row = {
      id: node.id, parent, level, type: node.type, className: node.class ?? null, title: titleOfNode(node) ?? null,
      marks: this.#marks(node, pane, container, isPresented), state: [...stateOf(node), ...placeOf(pane)], pane, node,
    };
    this.rows.push(row);
    for (const child of this.#ordered(node)) this.read(child, node.id, level + 1, node);
    if (node.presented) this.read(node.presented, node.id, level + 1, null, true);
  }

  /** The children of a node. Columns stand as one reads them, and tabs and the controllers of a stack stay in their order. */
  #ordered({ children = [], primaryEdge }) {
    const paneOf = child => this.panes.get(child.id);
    const hasColumns = children.some(child => paneOf(child) && isColumn(paneOf(child)));
    const direction = { isRightToLeft: this.isRightToLeft, isTrailing: primaryEdge === 'trailing' };
    return hasColumns ? inVisualOrder(children, paneOf, this.all, direction) : children;
  }

  /** Reads a controller that is in no tree, and those below it, which have no panes. */
  readUnshown(node, parent = '', level = 2) {
    this.rows.push({
      id: node.id, parent, level, type: node.type, className: node.class ?? null, title: titleOfNode(node) ?? null,
      marks: [{ kind: 'unshown', text: notes.unshown }], state: stateOf(node), pane: null, node,
    });
    for (const child of node.children ?? []) this.readUnshown(child, node.id, level + 1);
    if (node.presented) this.readUnshown(node.presented, node.id, level + 1);
  }

  #marks(node, pane, container, isPresented) {
    const marks = [];
    if (pane && isColumn(pane)) {
      const isAnother = pane.column && pane.column !== pane.role;
      marks.push({ kind: 'role', text: isAnother ? `${pane.role}, ${pane.column} on top` : pane.role });
    }
    if (isPresented) marks.push({ kind: 'role', text: presentedText(pane) });
    const isNested = node.type === 'NavigationController' && container?.type === 'NavigationController';
    if (isNested) marks.push({ kind: 'nested', text: 'nested' });
    const presence = presenceOf(pane, this.#hasPane(node));
    if (presence) marks.push({ kind: presence, text: notes[presence] });
    return marks;
  }
}

/**
 * The rows for a scene's window and controllers in the order of the tree, and then for those that are in no tree, with their
 * nodes and panes.
 */
export function rowsOf(scene) {
  const { window, hierarchy, unshown = [] } = scene;
  const reader = new Reader(scene);
  reader.read(hierarchy, '', 2);
  for (const node of unshown) reader.readUnshown(node);
  return [windowRow(window), ...reader.rows];
}

/** The pane that shows a row's controller: its own, or else the first one below it. */
export function paneOf(row, rows) {
  if (row.pane) return row.pane;
  const below = rows.slice(rows.indexOf(row) + 1);
  const end = below.findIndex(({ level }) => level <= row.level);
  return (end < 0 ? below : below.slice(0, end)).find(({ pane }) => pane)?.pane ?? null;
}
