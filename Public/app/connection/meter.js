// Measures round trips. Pure, apart from the clock that it is given.

/** The number of round trips that are kept. */
const most = 30;

/** The round trips of the messages that were answered. */
export class Meter {
  #out = new Map();
  /** The newest round trips in milliseconds, beginning with the oldest. @type {number[]} */
  trips = [];

  /** @param {() => number} now the time in milliseconds */
  constructor(now = () => performance.now()) {
    this.now = now;
  }

  /** Notes that a message has left. */
  sent(id) {
    this.#out.set(id, this.now());
  }

  /** Notes an answer, which answers every message up to its id. The round trip is that of the message which it names. */
  heard(ack) {
    if (ack === undefined) return;
    const start = this.#out.get(ack);
    for (const id of this.#out.keys()) if (id <= ack) this.#out.delete(id);
    if (start === undefined) return;
    this.trips.push(this.now() - start);
    if (this.trips.length > most) this.trips.shift();
  }

  /** Forgets the messages that nobody will answer. */
  lost() {
    this.#out.clear();
  }

  /** The newest round trip and the median, or null without any. */
  get summary() {
    if (this.trips.length === 0) return null;
    const sorted = [...this.trips].sort((one, other) => one - other);
    return { last: this.trips.at(-1), median: sorted[Math.floor(sorted.length / 2)] };
  }
}
