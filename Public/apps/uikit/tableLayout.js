// The geometry of a table: sections, each with a header, rows and a footer. Pure functions.

/** The heights of a section's rows: one number for all of them, or one for each. */
function heightsOf({ rowHeights = [] }, section) {
  return rowHeights.length === 1 ? rowHeights[0] : rowHeights[section] ?? 0;
}

/** The tops of rows of these heights, with the end of the last one. */
function topsOf(heights) {
  const tops = [0];
  for (const height of heights) tops.push(tops.at(-1) + height);
  return tops;
}

/**
 * A section: the tops of its parts in the content, and the heights of the rows that there are. `tops` is null where all rows are alike.
 * The rows before and after them, which the server has not sent, only take space.
 */
function section(layout, index, count, y) {
  const headerHeight = layout.headerHeights?.[index] ?? 0;
  const footerHeight = layout.footerHeights?.[index] ?? 0;
  const heights = heightsOf(layout, index);
  const rowsY = y + headerHeight + (layout.heightsAbove?.[index] ?? 0);
  const tops = typeof heights === 'number' ? null : topsOf(heights);
  const length = (tops ? tops.at(-1) : count * heights) + (layout.heightsBelow?.[index] ?? 0);
  const padding = layout.headerPaddings?.[index] ?? 0;
  return { headerY: y + padding, headerHeight: headerHeight - padding, rowsY, count, rowHeight: tops ? null : heights, tops, footerY: rowsY + length, footerHeight };
}

/** The sections of a table, below its own header. */
export function sections(layout, rowCounts) {
  let y = layout.headerHeight ?? 0;
  return rowCounts.map((count, index) => {
    const made = section(layout, index, count, y);
    y = made.footerY + made.footerHeight;
    return made;
  });
}

/** Where the table's own footer begins. */
export const footerY = all => (all.length > 0 ? all.at(-1).footerY + all.at(-1).footerHeight : null);

/** The top of a row in the content, and its height. */
export function rowPlace({ rowsY, rowHeight, tops }, row) {
  if (!tops) return { y: rowsY + row * rowHeight, height: rowHeight };
  const at = Math.min(row, tops.length - 2);
  return { y: rowsY + tops[at], height: tops[at + 1] - tops[at] };
}

/** The first row that ends below a place, by halving. */
function rowAt(tops, y) {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tops[middle + 1] > y) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** First and last-plus-one row of a section that lie in `from..<to`. */
export function rowsBetween({ rowsY, rowHeight, tops, count }, from, to) {
  if (count === 0 || to <= rowsY) return [0, 0];
  const rows = tops ? Math.min(count, tops.length - 1) : count;
  const first = tops ? rowAt(tops, from - rowsY) : Math.floor((from - rowsY) / rowHeight);
  const end = tops ? rowAt(tops, to - rowsY) + 1 : Math.ceil((to - rowsY) / rowHeight);
  const [low, high] = [Math.max(0, first), Math.min(rows, end)];
  return low < high ? [low, high] : [0, 0];
}
