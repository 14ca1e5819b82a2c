// Rows and the keyboard: the arrow keys, and the focus of a row that leaves the page.

/** The direction of a key among rows. */
const steps = { ArrowDown: 1, ArrowUp: -1 };

/** The rows of each list, by the element of its scroller. @type {WeakMap<Element, RowFocus>} */
export const rowsIn = new WeakMap();

/** The focus among the rows of a list, of which only those near the visible part are in the page. */
export class RowFocus {
  /** A step from a row to one that is not in the page yet, or null. @type {?{row: Element, step: number}} */
  #waiting = null;
  /** The number of rows above those in the page, and of all rows. */
  counts = { above: 0, total: 0 };
  /** Called when rows are about to be drawn. @type {?() => void} */
  drawn = null;

  /**
   * @param {import('./scroller.js').Scroller} scroller the scroller of the rows
   * @param {{values(): Iterable<{element: HTMLElement}>}} views the views of the rows in the page, from the top
   * @param {(id: string) => ?number} offsetOf the offset at which a row is at the top, where the page knows it
   */
  constructor(scroller, views, offsetOf = () => null) {
    this.scroller = scroller;
    this.views = views;
    this.offsetOf = offsetOf;
    rowsIn.set(scroller.element, this);
    scroller.element.addEventListener('keydown', event => this.#pressed(event));
  }

  /**
   * Gives the focus to the row above or below the one that has it. From the scroller itself, it goes to the first row on screen, or to the
   * last one. Other keys, and keys inside of a row, change nothing.
   */
  #pressed(event) {
    this.#waiting = null;
    const step = steps[event.key];
    if (!step) return;
    const goes = document.activeElement === this.scroller.element ? this.#focus(this.#rowAtEdge(step)) : this.#go(step);
    if (goes) event.preventDefault();
  }

  get #rows() {
    return [...this.views.values()].map(view => view.element);
  }

  /** The element of a row, or undefined if it is not in the page. */
  rowOf(id) {
    return this.#rows.find(row => row.dataset.id === id);
  }

  /** Gives the focus to the next row, or notes that it is to have it when it comes. Returns whether there is one. */
  #go(step) {
    const rows = this.#rows;
    const present = rows.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (present < 0) return false;
    if (this.#focus(rows[present + step])) return true;
    const { above, total } = this.counts;
    const hasMore = step > 0 ? above + rows.length < total : above > 0;
    this.#waiting = hasMore ? { row: rows[present], step } : null;
    return Boolean(this.#waiting);
  }

  #focus(row) {
    row?.focus();
    return Boolean(row);
  }

  /** The first row that is all on screen and below the bars, or the last one for the way up. */
  #rowAtEdge(step) {
    const shown = this.#rows.filter(row => this.isOnScreen(row));
    return step > 0 ? shown[0] : shown.at(-1);
  }

  /** Whether all of a row is on screen, and below the bars. */
  isOnScreen(row) {
    const { element, inset: [above, , below] } = this.scroller;
    const { top, bottom } = element.getBoundingClientRect();
    const box = row.getBoundingClientRect();
    return box.top >= top + above && box.bottom <= bottom - below;
  }

  /**
   * Lets rows be drawn. A row that gets another element keeps the focus. If it leaves the page, the scroller has the focus, so that keys go
   * on to scroll.
   * @param {{above: number, total: number}} counts the number of rows above those that are drawn, and of all rows
   * @param {() => void} draw
   */
  around(counts, draw) {
    this.counts = counts;
    this.drawn?.();
    const { content } = this.scroller;
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    if (!content.contains(focused)) return draw();
    draw();
    if (!content.contains(document.activeElement)) return this.#restore(focused.dataset.id);
    const { row, step } = this.#waiting ?? {};
    this.#waiting = null;
    if (step && row === document.activeElement) this.#go(step);
  }

  #restore(id) {
    const row = id && this.rowOf(id);
    if (row) return row.focus({ preventScroll: true });
    const { element } = this.scroller;
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
}
