// The page shows once what it is for: the edge of the app drags itself across a flip and back.
import { prefersReducedMotion } from '../motion/preference.js';
import { hasPast } from '../wire/query.js';

/** The milliseconds before the demonstration, and those of each way. */
const [pause, way] = [1400, 1700];

/** The width to which the edge goes, in points. Every scene that fills the browser has flipped there. */
const turn = 600;

/** The least distance that is worth a demonstration, in points. */
const least = 80;

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'];

const eased = part => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/** The width at a moment, from the whole width down to the turn and back, or null at the end. */
export function widthAt(milliseconds, whole) {
  const part = milliseconds / way;
  if (part >= 2) return null;
  return Math.round(whole - (whole - turn) * eased(part < 1 ? part : 2 - part));
}

/** The demonstration, which begins on a page that nobody touches and ends with the first touch. */
export class Demonstration {
  #timer = null;
  #frame = null;
  #isOver = false;
  /** Whether the scene is being opened afresh after the demonstration. */
  #isUndone = false;

  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
    for (const sign of [...signs, 'resize']) addEventListener(sign, this.#touched, { capture: true, passive: true });
  }

  /**
   * Begins after a pause, unless the address asks for something or the user wants no motion. After the demonstration, the record
   * of the session begins with the opening that the user sees.
   */
  begin() {
    if (this.#isUndone) this.page.preview.connection.journal.beginAtOpening();
    this.#isUndone = false;
    if (!this.#isOver && this.#mayBegin) this.#timer = setTimeout(() => this.#start(), pause);
  }

  get #mayBegin() {
    const { preview: { query, situation } } = this.page;
    const asks = query.device || query.fixedSize || query.isEmbedded || query.isOverview || query.board || query.isRuled || query.isTimed || query.panel || query.docked || hasPast(query);
    return !asks && !situation.isDetached && !prefersReducedMotion();
  }

  #start() {
    const { appWindow, caption, preview, room } = this.page;
    const whole = room.size.width;
    if (document.hidden || !preview.scene || whole < turn + least || appWindow.edge.element.hidden) return;
    appWindow.edge.element.classList.add('is-shown-off');
    // Its first words say what the demonstration shows.
    caption.ask(caption.line.textContent);
    const start = performance.now();
    const step = now => {
      const width = widthAt(now - start, whole);
      if (width === null) return this.#end();
      room.giveWidth(width);
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #touched = () => {
    if (this.#frame) this.#end();
    this.#forget();
  };

  /** Fills the browser again and opens the scene afresh, so that nothing is left of the demonstration. */
  #end() {
    const { appWindow, caption, preview, room } = this.page;
    cancelAnimationFrame(this.#frame);
    this.#frame = null;
    appWindow.edge.element.classList.remove('is-shown-off');
    caption.ask('');
    room.giveWidth(room.size.width);
    this.#isUndone = true;
    preview.reopen({ ...preview.query });
    this.#forget();
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#isOver = true;
    for (const sign of [...signs, 'resize']) removeEventListener(sign, this.#touched, { capture: true });
  }
}
