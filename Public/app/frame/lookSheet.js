// The style sheet and the lengths of the look that the server names.
import { setLength } from '../dom/element.js';
import { styleSheet } from '../dom/styleSheet.js';
import { showLetters } from '../views/barLetters.js';
import { root } from '../root.js';

/** @typedef {{hasCome: boolean, arrival: Promise<void>}} Sheet */

/** @type {Map<string, Sheet>} The requested style sheets by name. A request for a missing sheet counts as answered. */
const sheets = new Map();

/** @returns {Sheet} */
function add(name) {
  const { link, arrival } = styleSheet(new URL(`styles/looks/${name}.css`, root).href);
  const sheet = { hasCome: false, arrival: Promise.resolve() };
  sheet.arrival = arrival.catch(() => {}).then(() => {
    sheet.hasCome = true;
  });
  document.head.append(link);
  return sheet;
}

/** Loads the style sheet of a look before a scene has it. */
export function expectLook(name) {
  if (!sheets.has(name)) sheets.set(name, add(name));
  return sheets.get(name);
}

/** Waits for the style sheets of all looks that were asked for. */
export const looksHaveCome = () => Promise.all([...sheets.values()].map(({ arrival }) => arrival));

/** The lengths that the style sheets use, by the names of their properties. */
const lengthsOf = ({ cornerRadii: { floating, pageSheet, formSheet, card, floatingSheet, popover } }) => ({
  'floating-radius': floating,
  'page-sheet-radius': pageSheet,
  'form-sheet-radius': formSheet,
  'sheet-card-radius': card,
  'floating-sheet-radius': floatingSheet,
  'popover-radius': popover,
});

/**
 * Shows the app's window in a look. The window is invisible until the style sheet of the look is loaded.
 *
 * @param {import('../wire/messages').Look} look
 */
export function dressIn(look, window) {
  for (const [name, length] of Object.entries(lengthsOf(look))) setLength(window, `--${name}`, length);
  showLetters(window, look.bars.letters);
  const sheet = expectLook(look.name);
  // A window that is hidden, if only for a moment, loses the focus.
  window.classList.toggle('is-undressed', !sheet.hasCome);
  sheet.arrival.then(() => window.dataset.design === look.name && window.classList.remove('is-undressed'));
}
