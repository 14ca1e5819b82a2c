// The geometry of a list: sections, each with a header and rows of equal height. Pure functions.

/** The geometry of each section: the tops of its header and its rows, and the number of rows before it. */
export function sections(layout, rowCounts) {
  let y = 0;
  let first = 0;
  return rowCounts.map((count, index) => {
    const headerHeight = layout.headerHeights?.[index] ?? 0;
    const section = { headerY: y, headerHeight, rowsY: y + headerHeight, first, count };
    y = section.rowsY + count * layout.rowHeight;
    first += count;
    return section;
  });
}

/** First and last-plus-one row of a section, counted in it, that lie in `from..<to`. */
export function rowsBetween(layout, section, from, to) {
  const first = Math.max(0, Math.floor((from - section.rowsY) / layout.rowHeight));
  const end = Math.min(section.count, Math.ceil((to - section.rowsY) / layout.rowHeight));
  return first < end ? [first, end] : [0, 0];
}
