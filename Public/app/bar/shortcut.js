// The single keys of the page. They are off while the user types.

/**
 * The keys of the page and what each does, in the order in which they were named, with the group in the list of the keys.
 *
 * @type {{key: string, words: string, group: string}[]}
 */
export const shortcuts = [];

/** The entry of the browser's storage that says that the keys are off. A browser can refuse the storage. */
const entry = 'splitPreview.keys';

let areOn = true;
try {
  areOn = localStorage.getItem(entry) !== 'off';
} catch {}

/** Whether the keys do anything. */
export const keysAreOn = () => areOn;

/** Turns all keys on or off, also for the next visit. */
export function turnKeys(isOn) {
  areOn = isOn;
  try {
    localStorage.setItem(entry, isOn ? 'on' : 'off');
  } catch {}
}

/** Whether the focus is where keys have another meaning. A slider takes no text. */
const takesText = target => target.closest?.('input:not([type="range"]), select, textarea, [contenteditable], dialog:modal');

const isAlone = event => !event.ctrlKey && !event.metaKey && !event.altKey;

/**
 * Calls a function when a key is pressed alone and the focus is in no text.
 *
 * @param {string} key
 * @param {string} words what the key does, for the list of the keys
 * @param {() => void} act
 * @param {string} group the group in that list
 */
export function onKey(key, words, act, group = 'Page') {
  shortcuts.push({ key, words, group });
  document.addEventListener('keydown', event => {
    if (!areOn || event.key !== key || !isAlone(event) || event.defaultPrevented || takesText(event.target)) return;
    event.preventDefault();
    act();
  });
}
