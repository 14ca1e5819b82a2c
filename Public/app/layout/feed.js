// The geometry of a feed: a header, and rows of equal height. Pure functions.

/** The width of the rows and the x at which they begin, in a pane of the given width. */
export function column(layout, paneWidth) {
  const [, left, , right] = layout.contentInset ?? [0, 0, 0, 0];
  const inset = layout.inset ?? 0;
  return { x: left + inset, width: Math.max(0, paneWidth - left - right - 2 * inset) };
}

/** The height of the header above the rows. */
export function headerHeight(layout) {
  return layout.headerHeights?.[0] ?? 0;
}

/** Content y of a row's top. */
export function rowY(layout, index) {
  return headerHeight(layout) + index * layout.rowHeight;
}

/** First and last-plus-one row that lie in `from..<to`. */
export function rowsBetween(layout, count, from, to) {
  const top = headerHeight(layout);
  const first = Math.max(0, Math.floor((from - top) / layout.rowHeight));
  const end = Math.min(count, Math.ceil((to - top) / layout.rowHeight));
  return first < end ? [first, end] : [0, 0];
}

/** The height of a row without its square picture: header 80, actions 80, gap 8, comments 25, bottom 20. */
const besidesPicture = 213;

/** Side of a row's square picture. */
export function pictureSide(layout) {
  return Math.max(0, layout.rowHeight - besidesPicture);
}

/** The page of a horizontal carousel at this scroll distance. */
export function pageAt(distance, pageWidth, pageCount) {
  if (pageWidth <= 0) return 0;
  return Math.max(0, Math.min(pageCount - 1, Math.round(Math.abs(distance) / pageWidth)));
}
