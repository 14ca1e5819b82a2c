// The page shows once what it is for: when that begins, and when it ends.

/** The milliseconds before the demonstration. */
const pause = 1400;

/** The entry of the browser's storage that says that the demonstration has been seen. A browser can refuse the storage. */
const entry = 'splitPreview.demonstrated';

/** Whether this browser has shown the demonstration. From now on it has. */
function wasShown() {
  try {
    const shown = localStorage.getItem(entry) !== null;
    localStorage.setItem(entry, 'yes');
    return shown;
  } catch {
    return false;
  }
}

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
    /** Whether the address asks for nothing. */
    this.isBare = location.search === '';
    for (const sign of signs) addEventListener(sign, this.#touched, { capture: true, passive: sign !== 'pointerdown' });
  }

  /**
   * Begins after a pause, once in a browser, and not if the address asks for something or the user has own scenes. After the
   * demonstration, the record of the session begins with the opening that the user sees.
   */
  begin() {
    if (this.#isUndone) this.page.preview.connection.journal.beginAtOpening();
    this.#isUndone = false;
    if (this.#isOver || !this.isBare || this.page.preview.situation.isDetached) return;
    this.page.offer.first.then(({ scenes }) => {
      if (!this.#isOver && !scenes.some(({ isOwn }) => isOwn)) this.#timer = setTimeout(() => this.#start(), pause);
    });
  }

  #start() {
    const { parts } = this.page;
    if (!wasShown()) parts.need(parts.demonstration, show => this.#isOver || show.start(this.#ended));
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
