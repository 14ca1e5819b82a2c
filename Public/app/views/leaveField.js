// Takes the browser's focus from a field.

/** Takes the focus from a field. In a sheet it goes to the sheet, so that the keys do not begin at the top of the page again. */
export function leaveField(field) {
  const sheet = field.closest('[role="dialog"]');
  if (!sheet) return field.blur();
  sheet.tabIndex = -1;
  sheet.focus({ preventScroll: true });
}
