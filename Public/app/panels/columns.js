// The columns of a split view, as they stand on screen. Pure.

const roles = new Set(['primary', 'supplementary', 'secondary', 'compact', 'inspector', 'left', 'right']);

/** Whether a pane is a column, or a side of an app's own container. */
export const isColumn = ({ role }) => roles.has(role);

const isShown = pane => pane.isVisible !== false;

/**
 * Whether a pane in front covers an inset of a column at one side.
 *
 * @param {import('../wire/messages').Pane} front
 * @param {import('../wire/messages').Pane} column
 * @param {boolean} isRight the side
 */
function covers(front, { frame, safeArea: [, left, , right] }, isRight) {
  const [x, , width] = frame;
  const inset = isRight ? right : left;
  const [start, end] = isRight ? [x + width - inset, x + width] : [x, x + inset];
  return inset > 0 && front.frame[0] < end && front.frame[0] + front.frame[2] > start && front.frame[2] <= inset;
}

/**
 * The part of a column that no other column covers: its left edge, its width, and the width that is covered. A column whose
 * frame reaches under a floating one has an inset there.
 *
 * @param {import('../wire/messages').Pane} pane
 * @param {import('../wire/messages').Pane[]} panes from back to front
 */
export function extentOf(pane, panes) {
  const inFront = panes.slice(panes.indexOf(pane) + 1).filter(one => isColumn(one) && isShown(one));
  const [x, , width] = pane.frame;
  const left = inFront.some(front => covers(front, pane, false)) ? pane.safeArea[1] : 0;
  const right = inFront.some(front => covers(front, pane, true)) ? pane.safeArea[3] : 0;
  return { x: x + left, width: width - left - right, covered: left + right };
}

/** The visible columns, from left to right. */
export const columnsShown = panes => panes.filter(pane => isColumn(pane) && isShown(pane))
  .map(pane => ({ pane, ...extentOf(pane, panes) })).sort((a, b) => a.x - b.x || a.width - b.width);

/** How far out a hidden column waits, at the edge of the primary or at the other one. Its frame says nothing about that. */
const waiting = { primary: -2, supplementary: -1, left: -1, secondary: 0, right: 1, compact: 1, inspector: 2 };

/** Where a column begins in reading direction, and its width. @param {{isRightToLeft: boolean, isTrailing: boolean}} direction */
function startOf(pane, panes, { isRightToLeft, isTrailing }) {
  if (!isShown(pane)) return { start: (waiting[pane.role] ?? 0) * (isTrailing && pane.role !== 'inspector' ? -1e6 : 1e6), width: 0 };
  const { x, width } = extentOf(pane, panes);
  return { start: isRightToLeft ? -(x + width) : x, width };
}

/**
 * Sorts items in the order in which one reads their panes: from the left, or from the right in a layout from right to left. If
 * two begin together, the narrower one comes first, because it lies over the other. Hidden columns come at the edge from
 * which they would slide in, and items without a pane come last.
 *
 * @param {{isRightToLeft: boolean, isTrailing: boolean}} direction `isTrailing` says that the primary is at the trailing edge
 */
export function inVisualOrder(items, paneOf, panes, direction) {
  const place = item => (paneOf(item) ? startOf(paneOf(item), panes, direction) : { start: 1e9, width: 0 });
  return items.map(item => ({ item, ...place(item) })).sort((a, b) => a.start - b.start || a.width - b.width).map(({ item }) => item);
}
