// A line that delays messages and keeps their order. Touches timers alone, which a test can replace.

/** The messages of one direction that are on their way, in their order. */
class Lane {
  #waiting = [];
  #isTimed = false;

  /** @param {DelayLine} line */
  constructor(line) {
    this.line = line;
  }

  pass(act) {
    const due = this.line.dueTime();
    if (this.#waiting.length === 0 && due <= this.line.now()) return act();
    this.#waiting.push({ due, act });
    this.#setTimer();
  }

  /** One timer for the first message keeps the order, whatever the later ones are delayed by. */
  #setTimer() {
    if (this.#isTimed || this.#waiting.length === 0) return;
    this.#isTimed = true;
    const due = Math.max(this.#waiting[0].due, this.line.stalledUntil);
    this.line.after(() => this.#timed(), Math.max(0, Math.ceil(due - this.line.now())));
  }

  #timed() {
    this.#isTimed = false;
    const time = this.line.now();
    while (this.#waiting.length > 0 && Math.max(this.#waiting[0].due, this.line.stalledUntil) <= time) this.#waiting.shift().act();
    this.#setTimer();
  }
}

/** Delays messages on their way through the page, as a slow network does. */
export class DelayLine {
  /** The delay of each message in one direction, in milliseconds. */
  latency = 0;
  /** The greatest further delay of a message, in milliseconds. It is drawn for each message. */
  jitter = 0;
  /** The time until which nothing gets through, in milliseconds. */
  stalledUntil = -Infinity;

  /**
   * @param {() => number} now the time in milliseconds
   * @param {() => number} random a number from 0 to 1
   * @param {(act: () => void, delay: number) => any} after calls a function after a delay in milliseconds
   */
  constructor(now = () => performance.now(), random = Math.random, after = setTimeout.bind(globalThis)) {
    this.now = now;
    this.random = random;
    this.after = after;
    this.lanes = { sent: new Lane(this), received: new Lane(this) };
  }

  /** Lets nothing through for a time, in milliseconds. Everything that waits then arrives at once. */
  stall(duration) {
    this.stalledUntil = Math.max(this.stalledUntil, this.now() + duration);
  }

  /** The time at which a message that begins its way now would arrive. */
  dueTime() {
    return Math.max(this.now() + this.latency + this.jitter * this.random(), this.stalledUntil);
  }

  /**
   * Lets a message through when it is due, and after the ones before it in its direction.
   *
   * @param {'sent' | 'received'} direction
   * @param {() => void} act passes the message on
   */
  pass(direction, act) {
    this.lanes[direction].pass(act);
  }
}
