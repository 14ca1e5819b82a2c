// A stream of values of which only the newest matters, with one unanswered at most. Pure.

/** The id of a message that has none yet: later than all. */
const notYetSent = Infinity;

/** How many values were offered to all streams. */
let turns = 0;

/**
 * Decides when a value is worth sending. Sizes and scroll offsets go through one of these, so that a slow server
 * gets fewer messages instead of a longer queue.
 */
export class Newest {
  #waiting;
  #known;
  #unanswered = null;
  #turn = 0;

  /** @param {(a: any, b: any) => boolean} equal whether sending `b` after `a` would say nothing new */
  constructor(equal) {
    this.equal = equal;
  }

  /** Takes a value that may be sent later; an older one that still waits is forgotten. */
  offer(value) {
    this.#waiting = value;
    this.#turn = turns += 1;
  }

  /** When the value that waits was offered, in the order of all streams. */
  get turn() {
    return this.#turn;
  }

  /** The value to send now, or undefined: while an answer is out, or when nothing new waits. */
  take() {
    return this.#unanswered === null ? this.pull() : undefined;
  }

  /** The value that waits, though an answer may be out; undefined when it is nothing new. It is to be sent. */
  pull() {
    const value = this.#waiting;
    this.#waiting = undefined;
    if (value === undefined || this.holds(value)) return undefined;
    this.owe(value);
    return value;
  }

  /** This value is to be sent, and nothing else counts until it is answered. */
  owe(value) {
    this.#known = value;
    this.#unanswered = notYetSent;
  }

  /** What is owed went out under this id. */
  sent(id, value) {
    this.#known = value;
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

  /** The answer that is out will not come. What it was to is said again by whoever remembers it, who says so. */
  lost() {
    this.#unanswered = null;
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
