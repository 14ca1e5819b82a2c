// Whose scroll offset counts, the page's or the server's. Pure.
import { Newest } from './newest.js';

const same = (a, b) => Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;

/** The server counts in half points. */
const rounded = value => Math.round(value * 2) / 2;

/**
 * The conversation about one pane's offset. The page scrolls on its own and tells the server; each scene repeats
 * what the server believes, which may be a place the user has left already. Only an offset that is neither
 * the server's last word nor what was sent last is an order.
 */
class OffsetTalk {
  #heard = null;

  constructor(changed) {
    this.stream = new Newest(same);
    this.changed = changed;
  }

  /** The user scrolled to this offset. */
  scrolled(x, y) {
    this.stream.offer({ x: rounded(x), y: rounded(y) });
    this.changed();
  }

  /**
   * A scene says this offset. Returns it when the page must go there, else null; what the user scrolled before that,
   * and was not sent yet, belongs to a layout that is gone and is forgotten.
   * @param {boolean} isOrder whether it is one whatever was said before
   */
  hear(offset, isOrder) {
    const value = { x: offset[0], y: offset[1] };
    const isKnown = (this.#heard !== null && same(this.#heard, value)) || this.stream.holds(value);
    this.#heard = value;
    if (isKnown && !isOrder) return null;
    this.stream.reset(value);
    return value;
  }
}

/** The offsets of all panes that scroll. */
export class Offsets {
  #talks = new Map();

  /** @param {() => void} changed there is something to send */
  constructor(changed) {
    this.changed = changed;
  }

  /** A pane came that scrolls: what was said about one of that name before is forgotten. */
  begin(pane) {
    const talk = new OffsetTalk(this.changed);
    this.#talks.set(pane, talk);
    return talk;
  }

  /** All panes are gone. */
  clear() {
    this.#talks.clear();
  }

  /** Whether the user has scrolled somewhere and the server was not told. */
  get isWaiting() {
    return this.streams.some(([, stream]) => stream.isWaiting);
  }

  /** What there is to send, as pairs of a pane and its stream. */
  get streams() {
    return [...this.#talks].map(([pane, { stream }]) => [pane, stream]);
  }
}
