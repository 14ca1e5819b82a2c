// Moving from row to row with the arrow keys.

/**
 * Gives the focus to the row above or below the one that has it. Other keys, and keys inside of a row, change nothing.
 * @param {KeyboardEvent} event
 * @param {{values(): Iterable<{element: HTMLElement}>}} views the views of the rows in the page, from the top
 */
export function moveAmongRows(event, views) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const rows = [...views.values()].map(view => view.element);
  const present = rows.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = present < 0 ? undefined : rows[present + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
