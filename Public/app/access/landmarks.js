// The landmarks of the app, and the order in which its panes are read. Pure functions.
import { isOverAll } from '../scene/presentation.js';
import { isOwnRole } from '../scene/roles.js';
import { isWithin, nesting, parentsOf, titleOfPane } from '../scene/tree.js';
import { capital } from '../text.js';

/** The names of the columns in words, which are UIKit's. */
const columnNames = {
  primary: 'Primary column', supplementary: 'Supplementary column', secondary: 'Secondary column', compact: 'Compact column', inspector: 'Inspector column',
};

/** The name of a role that is a column or a part of an app's own container, or null for every other role. */
export function columnName({ role }) {
  if (role in columnNames) return columnNames[role];
  return isOwnRole(role) && role ? capital(role.replaceAll(/([A-Z])/g, ' $1').toLowerCase()) : null;
}

/** The title that a person sees above a column: that of its frontmost pane that has one. */
function titleIn(column, scene, parents) {
  const { panes, hierarchy } = scene;
  const titled = panes.filter(pane => pane.isVisible !== false && (pane.controller === column.controller || isWithin(pane.controller, column.controller, parents)));
  return titled.map(pane => titleOfPane(pane, scene)).findLast(Boolean)
    ?? (hierarchy ? '' : column.controller);
}

/**
 * The names of the columns that are on screen, by the ids of their panes. A window without columns has one landmark, its
 * hindmost pane. Two columns of the same name are told apart by their controllers.
 */
export function landmarksOf(scene) {
  const parents = parentsOf(scene.hierarchy);
  const shown = scene.panes.filter(pane => pane.isVisible !== false && !pane.presentation);
  const columns = shown.filter(pane => columnName(pane) !== null);
  const names = new Map(columns.map(pane => [pane.id, [columnName(pane), titleIn(pane, scene, parents)].filter(Boolean).join(': ')]));
  const whole = shown.find(({ role }) => role === 'content');
  if (columns.length === 0 && whole) names.set(whole.id, titleIn(whole, scene, parents) || 'Content');
  const all = [...names.values()];
  for (const [id, name] of names) {
    if (all.filter(other => other === name).length > 1) names.set(id, `${name} (${id.replace(/\/pane$/, '')})`);
  }
  return names;
}

/** The place of a pane in the order of reading, among the panes beside it: from the top, and from the leading edge. */
function rank(pane, index, { window: { size, traits } }) {
  const [x, y, width] = pane.frame;
  const isRightToLeft = traits.layoutDirection === 'rightToLeft';
  // A presentation and its dimming lie over everything, so they come last, in the order of their layers.
  if (isOverAll(pane)) return [2, index, 0];
  // A bar at the bottom comes after the columns that it belongs to.
  if (pane.role === 'tabBar') return [y > size[1] / 2 ? 1 : -1, 0, 0];
  // A dimming is behind the column that floats over it. Its button, which dismisses that column, comes after the columns.
  if (pane.role === 'dimming') return [1, 1, index];
  // The middle counts, because a column can run on below the one that floats beside it.
  const middle = x + width / 2;
  return [0, isRightToLeft ? size[0] - middle : middle, y];
}

const compared = (a, b) => a.map((value, index) => value - b[index]).find(Boolean) ?? 0;

/**
 * The panes in the order in which they are read, by the id of the pane around them, or null for those in the window. From
 * the leading to the trailing edge, then what lies over all of them.
 */
export function readingOrder(scene) {
  const around = nesting(scene.panes, scene.hierarchy);
  const groups = new Map();
  scene.panes.forEach((pane, index) => {
    const parent = around.get(pane.id);
    groups.set(parent, [...(groups.get(parent) ?? []), { id: pane.id, rank: rank(pane, index, scene) }]);
  });
  return new Map([...groups].map(([parent, members]) => [parent, members.sort((a, b) => compared(a.rank, b.rank)).map(({ id }) => id)]));
}
