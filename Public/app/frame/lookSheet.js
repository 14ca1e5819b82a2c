// The style sheet and the lengths of the look that the server names.
import { setLength } from '../dom/element.js';

/** The style sheets that were asked for, by name: when each has come, or has turned out to be missing. */
const sheets = new Map();

function arrivalOf(name) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(`../../styles/looks/${name}.css`, import.meta.url).href;
  const arrival = new Promise(resolve => ['load', 'error'].forEach(event => link.addEventListener(event, resolve)));
  document.head.append(link);
  return arrival;
}

/** The lengths that the style sheets use, by what they call them. */
const lengthsOf = ({ bars, cornerRadii: { floating, pageSheet, formSheet, card, popover } }) => ({
  'bar-item-margin': bars.itemMargin,
  'floating-radius': floating,
  'page-sheet-radius': pageSheet,
  'form-sheet-radius': formSheet,
  'sheet-card-radius': card,
  'popover-radius': popover,
});

/**
 * Dresses the app's window in a look. Until its style sheet is there nothing of the window is seen.
 *
 * @param {import('../wire/messages').Look} look
 */
export function dressIn(look, window) {
  for (const [name, length] of Object.entries(lengthsOf(look))) setLength(window, `--${name}`, length);
  if (!sheets.has(look.name)) sheets.set(look.name, arrivalOf(look.name));
  window.classList.add('is-undressed');
  sheets.get(look.name).then(() => window.classList.toggle('is-undressed', window.dataset.design !== look.name));
}
