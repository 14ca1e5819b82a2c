// The lists of the page, as a search looks through them.
import { lists } from '../views/rowKeys.js';

const elementOf = list => list.scroller.element;

/** The part of the visible height above a row to which a list scrolls. */
const shareAbove = 1 / 3;

/** The inputs with which the user takes over a list. */
const touches = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * The lists that are shown in an element, in the order of the document.
 *
 * @param {Element} root
 */
export function listsIn(root) {
  for (const list of lists) if (!elementOf(list).isConnected) lists.delete(list);
  const shown = [...lists].filter(list => root.contains(elementOf(list)) && !elementOf(list).closest('[inert], .is-parked'));
  return shown.sort((one, other) => (elementOf(one).compareDocumentPosition(elementOf(other)) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1));
}

/** Whether some rows of a list are not in the page. */
export const isPartial = ({ counts, views }) => counts.total > [...views.values()].length;

/**
 * Scrolls a list to a row, unless all of it is on screen. The row can have another offset than was expected once those around it are in the
 * page, so the list is scrolled until it is on screen, or until the user takes over.
 *
 * @param {import('../views/rowKeys.js').RowFocus} list
 * @param {string} id
 * @param {?number} offset the offset at which the row is expected to be at the top
 */
export function seek(list, id, offset) {
  const { scroller } = list;
  const present = list.rowOf(id);
  const y = offset ?? list.offsetOf(id);
  if (y === null || (present && list.isOnScreen(present))) return;
  const end = () => {
    list.drawn = null;
    for (const name of touches) scroller.element.removeEventListener(name, end);
  };
  // The scroller follows the server's offset once all is drawn.
  list.drawn = () => requestAnimationFrame(() => list.drawn && approach(list, id) && end());
  for (const name of touches) scroller.element.addEventListener(name, end, { passive: true });
  scroller.reach(y - shareAbove * scroller.viewport);
}

/** Scrolls by the distance of a row from the visible part. Returns whether that is all that can be done. */
function approach(list, id) {
  const row = list.rowOf(id);
  if (!row) return false;
  if (list.isOnScreen(row)) return true;
  const { element, viewport, top } = list.scroller;
  const box = element.getBoundingClientRect();
  const distance = ((row.getBoundingClientRect().top - box.top) * viewport) / box.height;
  // A row that is higher than the visible part is never all on screen.
  return !list.scroller.reach(top + distance - shareAbove * viewport);
}
