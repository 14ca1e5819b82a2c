// The single keys of the page. They are off while the user types.

const takesText = target => target.closest?.('input, select, textarea, [contenteditable]');

/** Calls a function when a key is pressed alone and the focus is in no text. */
export function onKey(key, act) {
  document.addEventListener('keydown', event => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || takesText(event.target)) return;
    event.preventDefault();
    act();
  });
}
