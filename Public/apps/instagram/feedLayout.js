// Geometry of a feed: a header and rows of one height. Pure.

/** The height of the header above the rows. */
export function headerHeight(layout) {
  return layout.headerHeights?.[0] ?? 0;
}

/** Content y of a row's top. */
export function rowY(layout, index) {
  return headerHeight(layout) + index * layout.rowHeight;
}

/** The index of the first row that lies in `from..<to`, and the index after the last one. */
export function rowsBetween(layout, count, from, to) {
  const top = headerHeight(layout);
  const first = Math.max(0, Math.floor((from - top) / layout.rowHeight));
  const end = Math.min(count, Math.ceil((to - top) / layout.rowHeight));
  return first < end ? [first, end] : [0, 0];
}

/** The side of a row's square picture, if the rest of the row has the given height. */
export function pictureSide(layout, besidesPicture) {
  return Math.max(0, layout.rowHeight - besidesPicture);
}

/** The page of a horizontal carousel at this scroll distance. */
export function pageAt(distance, pageWidth, pageCount) {
  if (pageWidth <= 0) return 0;
  return Math.max(0, Math.min(pageCount - 1, Math.round(Math.abs(distance) / pageWidth)));
}
