// A stream of values, of which only the newest matters. At most one of them waits for its answer. Pure.

/** The id of a message that has not been sent: later than all others. */
const notYetSent = Infinity;

/** The number of values that all streams were offered. */
let turns = 0;

/**
 * Decides when to send a value. Sizes and scroll offsets go through such a stream, so a slow server gets fewer messages
 * instead of a longer queue.
 */
export class Newest {
  #waiting;
  #known;
  #unanswered = null;
  #isRefused = false;
  #turn = 0;

  /** @param {(a: any, b: any) => boolean} equal whether `b` need not be sent after `a` */
  constructor(equal) {
    this.equal = equal;
  }

  /** Offers a value to send. It replaces an older value that still waits. */
  offer(value) {
    this.#waiting = value;
    this.#isRefused = false;
    this.#turn = turns += 1;
  }

  /** The position of the waiting value in the order of all streams. */
  get turn() {
    return this.#turn;
  }

  /**
   * Takes the value to send now. The result is undefined while a value waits for its answer, or if there is no new
   * value.
   */
  take() {
    return this.#unanswered === null ? this.pull() : undefined;
  }

  /**
   * Takes the waiting value even if another one waits for its answer. The caller must send it. The result is undefined
   * if there is no new value.
   */
  pull() {
    const value = this.#waiting;
    this.#waiting = undefined;
    if (value === undefined || this.holds(value)) return undefined;
    this.owe(value);
    return value;
  }

  /** Notes a value that will be sent. Until its answer, no other value is taken. */
  owe(value) {
    this.#known = value;
    this.#unanswered = notYetSent;
  }

  /** Notes that the value was sent with the given id. */
  sent(id, value) {
    this.#known = value;
    this.#unanswered = id;
  }

  /** Notes that the server has answered every message up to `id`. Ids grow, and a merged answer names its newest. */
  answered(id) {
    if (this.#unanswered !== null && id >= this.#unanswered) this.#unanswered = null;
  }

  /** Sets the value that the server has, for example after `open`. Nothing waits for an answer any more. */
  reset(known) {
    this.#known = known;
    this.#waiting = undefined;
    this.#unanswered = null;
    this.#isRefused = false;
  }

  /** Notes that the server has refused a value. If it is the newest one, the server has another value from now on. */
  refused(value) {
    if (this.isBusy || !this.holds(value)) return;
    this.#known = undefined;
    this.#isRefused = true;
  }

  /** Whether the server has refused the newest value. */
  get isRefused() {
    return this.#isRefused;
  }

  /** Notes that the awaited answer will not come. Whoever has stored the message sends it again and calls `owe`. */
  lost() {
    this.#unanswered = null;
  }

  /** Whether a value is the one that was sent last, or that the server has. */
  holds(value) {
    return this.#known !== undefined && this.equal(this.#known, value);
  }

  /** Whether a value waits to be sent. */
  get isWaiting() {
    return this.#waiting !== undefined;
  }

  /** Whether a value waits to be sent, or for its answer. */
  get isBusy() {
    return this.#unanswered !== null || this.isWaiting;
  }
}
