// How wide a bar's items are. Pure.

/** The width that the server takes a button to have, in points, so that a popover's arrow meets it: 9 for each letter. */
export function barItemWidth({ title }) {
  return Math.max(44, title ? 16 + 9 * title.length : 0);
}
