// Rows and the keyboard: the arrow keys, and the focus of a row that leaves the page.

/** The direction of a key among rows. */
const steps = { ArrowDown: 1, ArrowUp: -1 };

/** The focus among the rows of a list, of which only those near the visible part are in the page. */
export class RowFocus {
  /** The step from the row with the focus to one that is not in the page yet. */
  #step = 0;

  /**
   * @param {import('./scroller.js').Scroller} scroller the scroller of the rows
   * @param {{values(): Iterable<{element: HTMLElement}>}} views the views of the rows in the page, from the top
   */
  constructor(scroller, views) {
    this.scroller = scroller;
    this.views = views;
    scroller.element.addEventListener('keydown', event => this.#move(event));
  }

  /**
   * Gives the focus to the row above or below the one that has it. From the scroller itself, it goes to the first row on screen, or to the
   * last one. Other keys, and keys inside of a row, change nothing.
   */
  #move(event) {
    this.#step = 0;
    const step = steps[event.key];
    const isFromScroller = document.activeElement === this.scroller.element;
    if (!step || (!isFromScroller && this.#present < 0)) return;
    event.preventDefault();
    if (isFromScroller) this.#rowAtEdge(step)?.focus();
    else this.#go(step);
  }

  get #rows() {
    return [...this.views.values()].map(view => view.element);
  }

  /** The index of the row that has the focus among those in the page, or -1. */
  get #present() {
    return this.#rows.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  }

  /** Gives the focus to the next row, or notes that it is to have it when it comes. */
  #go(step) {
    const next = this.#rows[this.#present + step];
    this.#step = next ? 0 : step;
    next?.focus();
  }

  /** The first row that is all on screen and below the bars, or the last one for the way up. */
  #rowAtEdge(step) {
    const { element, inset: [above, , below] } = this.scroller;
    const { top, bottom } = element.getBoundingClientRect();
    const shown = this.#rows.filter(row => {
      const box = row.getBoundingClientRect();
      return box.top >= top + above && box.bottom <= bottom - below;
    });
    return step > 0 ? shown[0] : shown.at(-1);
  }

  /**
   * Lets rows be drawn. If the row that has the focus leaves the page, the scroller has it, so that keys go on to scroll.
   * @param {() => void} draw
   */
  around(draw) {
    const { content, element } = this.scroller;
    const hadFocus = content.contains(document.activeElement);
    draw();
    if (!hadFocus) return;
    if (!content.contains(document.activeElement)) {
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
    } else if (this.#step && this.#present >= 0) {
      this.#go(this.#step);
    }
  }
}
