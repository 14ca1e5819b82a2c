// The style sheet of the cards that say what is wrong with an app, or ask about a link.
import { loadStyleSheets } from '../dom/styleSheet.js';
import { root } from '../root.js';

/** @type {?Promise<void>} */
let arrival = null;

/** Loads the style sheet, once. After a failure, it can be tried again. */
export function dressCards() {
  arrival ??= loadStyleSheets(root.href, 'styles/cards.css').catch(error => {
    arrival = null;
    throw error;
  });
  return arrival;
}
