// The parts that the user has opened around the app, in their order. Escape closes what was opened last.

const isPlain = ({ ctrlKey, metaKey, altKey, isComposing }) => !ctrlKey && !metaKey && !altKey && !isComposing;

/** Whether a field has the key itself, or a dialog of the browser. */
const hasOwnUse = target => target.closest?.('input:not([type="range"]), select, textarea, [contenteditable], dialog:modal');

/** Whether a menu of the browser is open, which it closes itself. */
const hasMenu = () => document.querySelector('.bench-panel:popover-open') !== null;

/**
 * @typedef {object} Part a part around the app
 * @property {HTMLElement} element the part has the key in its own fields
 * @property {() => void} close
 * @property {string} [after] the selector of the elements that have the key before it while the focus is in them. Without one, the
 * whole page has, such as the app for its sheet
 */

/** The open parts. */
export class Opened {
  /** The open parts, the newest one last. @type {Part[]} */
  #parts = [];

  constructor() {
    // Menus and drags under way listen in the document during the capture, which comes before its element.
    document.documentElement.addEventListener('keydown', event => this.#isFirst(event) && this.#pressed(event), { capture: true });
    // The app and the panels listen in the document, which then comes before the window.
    addEventListener('keydown', event => this.#pressed(event));
  }

  /** Notes that a part was opened or closed. @param {Part} part */
  note(part, isOpen) {
    const others = this.#parts.filter(other => other !== part);
    this.#parts = isOpen ? [...others, part] : others;
  }

  #isFirst({ target }) {
    const after = this.#parts.at(-1)?.after;
    return after !== undefined && !target.closest(after);
  }

  #pressed(event) {
    const last = this.#parts.at(-1);
    if (event.key !== 'Escape' || event.defaultPrevented || !last || !isPlain(event) || hasMenu()) return;
    if (hasOwnUse(event.target) && !last.element.contains(event.target)) return;
    event.preventDefault();
    last.close();
  }
}

/** The open parts of the page, which the first part makes. @returns {Opened} */
export const openedOf = page => (page.opened ??= new Opened());
