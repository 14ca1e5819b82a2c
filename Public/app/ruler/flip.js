// The number of a flip. Pure.

/**
 * The one number by which people know a flip, of the two widths between which the layout changes. They are a pixel apart. It is
 * the whole number of the two, and the narrower one if both or neither are whole: a layout that changes above 667 flips at 667,
 * and one that changes from 1024 on flips at 1024. The server counts in the same way.
 */
export function flipNumber(one, other) {
  const [narrower, wider] = [Math.min(one, other), Math.max(one, other)];
  return Number.isInteger(wider) && !Number.isInteger(narrower) ? wider : narrower;
}
