// The edge of the app drags itself across a flip and back.

/** The milliseconds of each way. */
const way = 1700;

/** The width to which the edge goes, in points. Every scene that fills the browser has flipped there. */
const turn = 600;

/** The least distance that is worth a demonstration, in points. */
const least = 80;

const eased = part => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/** The width at a moment, from the whole width down to the turn and back, or null at the end. */
export function widthAt(milliseconds, whole) {
  const part = milliseconds / way;
  if (part >= 2) return null;
  return Math.round(whole - (whole - turn) * eased(part < 1 ? part : 2 - part));
}

export class EdgeShow {
  #frame = null;

  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
  }

  /**
   * Begins, unless the page has no edge or no room for it.
   *
   * @param {() => void} ended called at the end, unless a touch has ended it
   */
  start(ended) {
    const { appWindow, caption, preview, room } = this.page;
    const whole = room.size.width;
    if (document.hidden || !preview.scene || whole < turn + least || appWindow.edge.element.hidden) return;
    appWindow.edge.element.classList.add('is-shown-off');
    // Its first words say what the demonstration shows.
    caption.ask(caption.line.textContent);
    const start = performance.now();
    const step = now => {
      const width = widthAt(now - start, whole);
      if (width === null) return this.#end(ended);
      room.giveWidth(width);
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /**
   * Ends at a touch. The app holds still under a finger, which touches what it sees, and fills the browser once the finger is gone.
   * The edge stays in the hand that has taken it.
   *
   * @param {Event} event
   * @param {() => void} ended called if nothing is to be left of the demonstration
   */
  touched({ type, target }, ended) {
    if (!this.#frame) return;
    if (type !== 'pointerdown') return this.#end(ended);
    this.#stop();
    if (this.page.appWindow.edge.element.contains(/** @type {Node} */ (target))) return;
    this.#fillAfterTouch();
  }

  /** Fills the browser when the finger that is down now is gone, and for no later one. */
  #fillAfterTouch() {
    const end = new AbortController();
    const gone = () => {
      end.abort();
      setTimeout(() => this.#fill());
    };
    for (const sign of ['pointerup', 'pointercancel']) addEventListener(sign, gone, { signal: end.signal });
  }

  #end(ended) {
    this.#stop();
    this.#fill();
    ended();
  }

  #stop() {
    const { appWindow, caption } = this.page;
    cancelAnimationFrame(this.#frame);
    this.#frame = null;
    appWindow.edge.element.classList.remove('is-shown-off');
    caption.ask('');
  }

  #fill() {
    const { room } = this.page;
    room.giveWidth(room.size.width);
  }
}
