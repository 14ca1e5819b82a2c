// The lists of the page, as a search looks through them.
import { rowsIn } from '../views/rowKeys.js';

/** The part of the visible height above a row to which a list scrolls. */
const shareAbove = 1 / 3;

/** The inputs with which the user takes over a list. */
const touches = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Ends the search for the position of a row, by list. @type {WeakMap<object, () => void>} */
const ends = new WeakMap();

/**
 * The lists that are shown in an element, in the order of the document.
 *
 * @param {Element} root
 * @returns {import('../views/rowKeys.js').RowFocus[]}
 */
export function listsIn(root) {
  const shown = [...root.querySelectorAll('.scroller')].filter(one => !one.closest('[inert], .is-parked'));
  return shown.flatMap(one => rowsIn.get(one) ?? []);
}

/** Whether some rows of a list are not in the page. */
export const isPartial = ({ counts, views }) => counts.total > [...views.values()].length;

/** Lets a list stay where it is, whatever becomes known of the row to which it was scrolled. */
export const endSeek = list => ends.get(list)?.();

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
  endSeek(list);
  if (y === null || (present && list.isOnScreen(present))) return;
  const end = () => {
    list.drawn = null;
    ends.delete(list);
    for (const name of touches) scroller.element.removeEventListener(name, end);
  };
  ends.set(list, end);
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
