// Decides which scroll offset counts, the page's or the server's. Pure.
import { Newest } from './newest.js';

const same = (a, b) => Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;

/** Rounds to half points, as the server does. */
const rounded = value => Math.round(value * 2) / 2;

/**
 * The exchange about a pane's offset. The page scrolls on its own and tells the server. Each scene repeats the offset
 * that the server knows, which the user may have left already. Only an offset that differs from the server's last one
 * and from the last one sent is an order to scroll.
 */
class OffsetTalk {
  #heard = null;

  constructor(changed) {
    this.stream = new Newest(same);
    this.changed = changed;
  }

  /** Notes that the user has scrolled to an offset. */
  scrolled(x, y) {
    this.stream.offer({ x: rounded(x), y: rounded(y) });
    this.changed();
  }

  /**
   * Takes the offset of a scene, and returns it if the page must go there, or null. An unsent offset of the user then
   * belongs to an old layout and is dropped.
   * @param {boolean} isOrder whether the offset is an order in any case
   * @param {number} shift the distance by which the server has moved the content together with the offset
   * @returns {{x: number, y: number, isCorrection?: boolean} | null} `isCorrection` is true for an offset that is the known one, moved
   */
  hear(offset, isOrder, shift = 0) {
    const value = { x: offset[0], y: offset[1] };
    const before = { x: value.x, y: value.y - shift };
    const isKnown = (this.#heard !== null && same(this.#heard, before)) || this.stream.holds(before);
    this.#heard = value;
    if (isKnown && !isOrder && shift === 0) return null;
    this.stream.reset(value);
    return isKnown && !isOrder ? { ...value, isCorrection: true } : value;
  }
}

/** The offsets of all panes that scroll. */
export class Offsets {
  #talks = new Map();

  /** @param {() => void} changed called when there is something to send */
  constructor(changed) {
    this.changed = changed;
  }

  /** Begins the exchange for a new pane, and drops the one for an older pane with the same name. */
  begin(pane) {
    const talk = new OffsetTalk(this.changed);
    this.#talks.set(pane, talk);
    return talk;
  }

  /** Drops the exchanges of all panes. */
  clear() {
    this.#talks.clear();
  }

  /** Whether an offset of the user has not been sent. */
  get isWaiting() {
    return this.streams.some(([, stream]) => stream.isWaiting);
  }

  /** The streams of offsets, as pairs of a pane and its stream. */
  get streams() {
    return [...this.#talks].map(([pane, { stream }]) => [pane, stream]);
  }
}
