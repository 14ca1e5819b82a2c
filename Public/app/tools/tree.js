// Turns the view controller hierarchy into the rows of a tree. Pure functions.
import { written } from './values.js';

/** The properties of a container that are listed first. */
const first = {
  SplitViewController: [
    'style', 'isCollapsed', 'displayMode', 'preferredDisplayMode', 'splitBehavior', 'primaryColumnWidth',
    'supplementaryColumnWidth', 'viewControllers', 'columns', 'shownColumns', 'displayModeButtonItem',
  ],
};

/** The members of a node that are not properties of the controller. */
const structure = new Set(['id', 'type', 'class', 'title', 'children', 'presented']);

const columnRoles = new Set(['primary', 'supplementary', 'secondary', 'compact', 'inspector', 'left', 'right']);

/** The notes about a controller whose view is not fully on screen. */
const notes = {
  parked: 'off screen, in the hierarchy',
  removed: 'not in the hierarchy',
  covered: 'covered',
  dimmed: 'dimmed',
  unshown: 'in no window',
};

function stateOf(node) {
  const names = Object.keys(node).filter(name => !structure.has(name));
  const leading = first[node.type] ?? names;
  const pick = wanted => wanted.filter(name => name in node).map(name => [name, written(node[name])]);
  return { state: pick(leading), more: pick(names.filter(name => !leading.includes(name))) };
}

/** The panes of controllers, by the controllers' ids. */
function panesByController(panes) {
  return new Map(panes.filter(({ id, controller }) => id === `${controller}/pane`).map(pane => [pane.controller, pane]));
}

/** The window as the root of the tree, with the traits from which all others follow. */
function windowRow({ size, scale, orientation, safeArea, traits }) {
  const state = [
    ['size', `${written(size[0])} × ${written(size[1])} @${written(scale)}x`],
    ['orientation', orientation],
    ['userInterfaceIdiom', traits.userInterfaceIdiom],
    ['horizontalSizeClass', traits.horizontalSizeClass],
    ['verticalSizeClass', traits.verticalSizeClass],
    ['safeArea', written(safeArea)],
  ];
  return { id: '', parent: null, level: 1, type: 'Window', className: null, title: null, marks: [], state, more: [], pane: null };
}

function presenceOf(pane, hasPane) {
  if (pane?.isInHierarchy === false) return 'removed';
  if (pane && pane.isVisible === false) return 'parked';
  if (!hasPane) return 'covered';
  return pane?.isDimmed ? 'dimmed' : null;
}

class Reader {
  rows = [];

  constructor(panes) {
    this.panes = panesByController(panes);
  }

  /** Whether the controller, or one below it, has a pane, even a hidden one. */
  #hasPane(node) {
    return this.panes.has(node.id) || (node.children ?? []).some(child => this.#hasPane(child));
  }

  read(node, parent, level, container = null, isPresented = false) {
    const pane = this.panes.get(node.id) ?? null;
    const row = {
      id: node.id, parent, level, type: node.type, className: node.class ?? null, title: node.title ?? null,
      marks: this.#marks(node, pane, container, isPresented), ...stateOf(node), pane,
    };
    this.rows.push(row);
    for (const child of node.children ?? []) this.read(child, node.id, level + 1, node);
    if (node.presented) this.read(node.presented, node.id, level + 1, null, true);
  }

  /** Reads a controller that is in no tree, and those below it, which have no panes. */
  readUnshown(node, parent = '', level = 2) {
    this.rows.push({
      id: node.id, parent, level, type: node.type, className: node.class ?? null, title: node.title ?? null,
      marks: [{ kind: 'unshown', text: notes.unshown }], ...stateOf(node), pane: null,
    });
    for (const child of node.children ?? []) this.readUnshown(child, node.id, level + 1);
    if (node.presented) this.readUnshown(node.presented, node.id, level + 1);
  }

  #marks(node, pane, container, isPresented) {
    const marks = [];
    if (pane && columnRoles.has(pane.role)) {
      const isAnother = pane.column && pane.column !== pane.role;
      marks.push({ kind: 'role', text: isAnother ? `${pane.role}, ${pane.column} on top` : pane.role });
    }
    if (isPresented) marks.push({ kind: 'role', text: ['presented', pane?.presentation?.style].filter(Boolean).join(', ') });
    const isNested = node.type === 'NavigationController' && container?.type === 'NavigationController';
    if (isNested) marks.push({ kind: 'nested', text: 'nested' });
    const presence = presenceOf(pane, this.#hasPane(node));
    if (presence) marks.push({ kind: presence, text: notes[presence] });
    return marks;
  }
}

/** The rows for a scene's window and controllers in the order of the tree, and then for those that are in no tree, with their properties and panes. */
export function rowsOf({ window, hierarchy, unshown = [], panes }) {
  const reader = new Reader(panes);
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
