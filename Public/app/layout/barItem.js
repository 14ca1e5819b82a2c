// The widths of a bar's items. Pure functions.

/**
 * The width that the server assumes for a button, in points: 9 for each letter. With this width, a popover's arrow
 * meets the button.
 */
export function barItemWidth({ title }) {
  return Math.max(44, title ? 16 + 9 * title.length : 0);
}
