// Whether the user drags an edge that gives the window its sizes.

/**
 * The longest time between two sizes of one drag, in milliseconds. A browser does not say that its edge is dragged. It
 * reports a size in every frame, and nobody gives it two other sizes so quickly.
 */
const pause = 250;

/** Counts sizes that follow each other as a drag. A size that comes alone is no drag. */
export class EdgeDrag {
  #last = -Infinity;
  #isStream = false;

  /** @param {() => number} now a clock, in milliseconds */
  constructor(now) {
    this.now = now;
  }

  /** Notes that there is another size. */
  moved() {
    this.#isStream = this.isRecent;
    this.#last = this.now();
  }

  get isRecent() {
    return this.now() - this.#last < pause;
  }

  get isUnderWay() {
    return this.#isStream && this.isRecent;
  }
}
