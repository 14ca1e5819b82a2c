// Geometry of a grid of files: cells of one width and one height. Pure.

/** Top left corner of a cell in the content, already mirrored in right-to-left. */
export function cellOrigin({ columns, unit, rowHeight, contentTop, contentSize }, index, isRightToLeft) {
  const x = (index % columns) * unit;
  return { x: isRightToLeft ? contentSize[0] - x - unit : x, y: contentTop + Math.floor(index / columns) * rowHeight };
}

/** First and last-plus-one index of the cells that lie in `from..<to`, in whole rows. */
export function cellsBetween({ columns, rowHeight, contentTop }, count, from, to) {
  const first = Math.max(0, Math.floor((from - contentTop) / rowHeight)) * columns;
  const end = Math.min(count, Math.ceil((to - contentTop) / rowHeight) * columns);
  return first < end ? [first, end] : [0, 0];
}
