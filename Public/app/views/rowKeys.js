// Moving from row to row with the arrow keys.

/**
 * Gives the focus to the row above or below the one that has it. Other keys, and keys inside of a row, change nothing.
 * @param {KeyboardEvent} event
 * @param {Element[]} rows the rows in the page, from the top
 */
export function moveAmongRows(event, rows) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const present = step ? rows.indexOf(document.activeElement) : -1;
  const next = present < 0 ? undefined : rows[present + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
