// The single keys of the page. They are off while the user types.

/**
 * The keys of the page and what each does, in the order in which they were named.
 *
 * @type {{key: string, words: string}[]}
 */
export const shortcuts = [];

const takesText = target => target.closest?.('input, select, textarea, [contenteditable]');

const isAlone = event => !event.ctrlKey && !event.metaKey && !event.altKey;

/**
 * Calls a function when a key is pressed alone and the focus is in no text.
 *
 * @param {string} key
 * @param {string} words what the key does, for the list of the keys
 * @param {() => void} act
 */
export function onKey(key, words, act) {
  shortcuts.push({ key, words });
  document.addEventListener('keydown', event => {
    if (event.key !== key || !isAlone(event) || event.defaultPrevented || takesText(event.target)) return;
    event.preventDefault();
    act();
  });
}
