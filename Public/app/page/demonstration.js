// The page shows once what it is for: when that begins, and when it ends.
import { prefersReducedMotion } from '../motion/preference.js';
import { hasPast } from '../wire/query.js';

/** The milliseconds before the demonstration. */
const pause = 1400;

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'resize'];

/** The demonstration, which begins on a page that nobody touches and ends with the first touch. */
export class Demonstration {
  #timer = null;
  #isOver = false;
  /** Whether the scene is being opened afresh after the demonstration. */
  #isUndone = false;

  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
    for (const sign of signs) addEventListener(sign, this.#touched, { capture: true, passive: true });
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
    const { parts } = this.page;
    parts.need(parts.demonstration, show => this.#isOver || show.start(this.#ended));
  }

  #touched = event => {
    this.page.parts.demonstration.now?.touched(event, this.#ended);
    this.#forget();
  };

  /** Opens the scene afresh, so that nothing is left of the demonstration. */
  #ended = () => {
    const { preview } = this.page;
    this.#isUndone = true;
    preview.reopen({ ...preview.query });
    this.#forget();
  };

  #forget() {
    clearTimeout(this.#timer);
    this.#isOver = true;
    for (const sign of signs) removeEventListener(sign, this.#touched, { capture: true });
  }
}
