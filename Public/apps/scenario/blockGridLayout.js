// The geometry of a grid of cells with equal spaces between and around them. Pure.

/** The upper left corner of a cell in the content, mirrored in right-to-left. */
export function cellOrigin({ columns, unit, rowHeight, spacing, contentSize }, index, isRightToLeft) {
  const x = spacing + (index % columns) * (unit + spacing);
  return { x: isRightToLeft ? contentSize[0] - x - unit : x, y: spacing + Math.floor(index / columns) * (rowHeight + spacing) };
}

/** First and last-plus-one index of the cells that lie in `from..<to`, in whole rows. */
export function cellsBetween({ columns, rowHeight, spacing }, count, from, to) {
  const step = rowHeight + spacing;
  const first = Math.max(0, Math.floor((from - spacing) / step)) * columns;
  const end = Math.min(count, Math.ceil((to - spacing) / step) * columns);
  return first < end ? [first, end] : [0, 0];
}

/** The side of the symbol in a picture of this size, and the radius of its corners, which are square where pictures touch. */
export function proportions(width, height, spacing) {
  const side = Math.min(width, height);
  return { symbol: Math.max(14, Math.min(52, side * 0.36)), radius: spacing > 0 ? Math.min(12, side * 0.12) : 0 };
}
