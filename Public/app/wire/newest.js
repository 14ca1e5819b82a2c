// A stream of values of which only the newest matters, with one unanswered at most. Pure.

/**
 * Decides when a value is worth sending. Sizes and scroll offsets go through one of these, so that a slow server
 * gets fewer messages instead of a longer queue.
 */
export class Newest {
  #waiting;
  #known;
  #unanswered = null;

  /** @param {(a: any, b: any) => boolean} equal whether sending `b` after `a` would say nothing new */
  constructor(equal) {
    this.equal = equal;
  }

  /** Takes a value that may be sent later; an older one that still waits is forgotten. */
  offer(value) {
    this.#waiting = value;
  }

  /** The value to send now, or undefined: while an answer is out, or when nothing new waits. */
  take() {
    if (this.#unanswered !== null || this.#waiting === undefined) return undefined;
    const value = this.#waiting;
    this.#waiting = undefined;
    if (this.holds(value)) return undefined;
    this.#known = value;
    return value;
  }

  /** The value just taken went out under this id. */
  sent(id) {
    this.#unanswered = id;
  }

  /** The server has answered every message up to `id`: ids grow, and a merged answer names its newest. */
  answered(id) {
    if (this.#unanswered !== null && id >= this.#unanswered) this.#unanswered = null;
  }

  /** What the server holds now, learned by other means (`open`, say); nothing is out any more. */
  reset(known) {
    this.#known = known;
    this.#waiting = undefined;
    this.#unanswered = null;
  }

  /** The answer will not come any more: what was out waits again, unless something newer does. */
  retry() {
    if (this.#unanswered !== null && this.#waiting === undefined) this.#waiting = this.#known;
    this.#known = undefined;
    this.#unanswered = null;
  }

  /** The conversation goes on at another socket. The server had taken in every message up to `received`, and no more. */
  resumed(received) {
    this.answered(received);
    if (this.#unanswered !== null) this.retry();
  }

  /** Whether this is what was sent last, or what the server was said to hold. */
  holds(value) {
    return this.#known !== undefined && this.equal(this.#known, value);
  }

  /** Whether a value waits to be sent. */
  get isWaiting() {
    return this.#waiting !== undefined;
  }

  /** Whether a value waits or an answer is out. */
  get isBusy() {
    return this.#unanswered !== null || this.isWaiting;
  }
}
