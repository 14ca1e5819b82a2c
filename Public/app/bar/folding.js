// Which items of the page's bar have room in it. Pure functions.

/** The space between two items, in points (the gap in bar.css). */
export const spacing = 2;

/** The further space before the first tool of a group, in points (`begins-group` in bar.css). */
export const groupSpacing = 9;

/** The least widths of the caption, in points, in the bar of a phone, in a narrow bar and in a wide one. */
const [phoneCaption, narrowCaption, wideCaption] = [92, 128, 216];

/** How much wider than its caption the bar of a phone is, in points. */
const besideCaption = 283;

/** The width of the bar from which the caption becomes wider. */
const growing = 1100;

/** The width of the bar from which the caption is wide. */
export const barOfWideCaption = growing + wideCaption;

/**
 * The width to which the caption shrinks before a tool goes into the menu. It grows as fast as the bar, so that a wider bar
 * never has fewer tools.
 */
export const leastCaption = bar => Math.min(wideCaption, Math.max(phoneCaption, Math.min(narrowCaption, bar - besideCaption), bar - growing));

/**
 * The indices of the items that go into the menu: those whose rank is infinite, and others because the bar has no space for them. The
 * items with the highest ranks go first, and the menu's own width counts as soon as there is one in it.
 *
 * @param {{width: number, rank: number}[]} items in the order of the bar; items with the rank 0 stay
 * @param {number} room the width of the bar, in points
 * @param {number} menu the width of the menu's button
 */
export function folded(items, room, menu) {
  const order = items.map((_, index) => index).filter(index => items[index].rank > 0);
  order.sort((a, b) => items[b].rank - items[a].rank);
  let needed = items.reduce((sum, { width }) => sum + width + spacing, 0);
  const gone = new Set();
  for (const index of order) {
    if (needed <= room && items[index].rank < Infinity) break;
    needed -= items[index].width + spacing;
    if (gone.size === 0) needed += menu + spacing;
    gone.add(index);
  }
  return gone;
}
