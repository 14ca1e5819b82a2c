// Decides when the windows of a board are drawn: what is in sight first, and no more than a frame has time for.
//
// The drawing itself takes the smaller part of the time. The browser's layout and painting afterwards take the larger one, and
// tell only by the next frame how long that was.

/** The milliseconds of a frame that the drawing of scenes may take. */
const share = 8;

/** The milliseconds between two frames from which on the frames count as too late, and up to which they count as in time. */
const [late, inTime] = [25, 19];

/** The greatest and the least number of windows in a frame. */
const [most, least] = [16, 2];

/** The frames in time after which one more window is tried in each. Every try may cost a frame, so tries are rare. */
const patience = 24;

/**
 * A window that can be drawn. One that `isHeld` follows the user's hand.
 *
 * @typedef {{isInSight: boolean, isHeld: boolean, paint: () => void}} Paintable
 */

/**
 * Draws windows from a list in the order in which they have waited: the one in the hand first, then those in sight, until their
 * number or the time is used up, but always one. Returns those that were drawn. Pure, apart from the clock.
 *
 * @param {Paintable[]} waiting
 * @param {() => number} now
 */
export function paintSome(waiting, now, limit = most) {
  const start = now();
  const painted = [];
  const inSight = waiting.filter(window => window.isInSight);
  for (const window of [...inSight.filter(({ isHeld }) => isHeld), ...inSight.filter(({ isHeld }) => !isHeld)].slice(0, limit)) {
    if (painted.length > 0 && now() - start >= share) break;
    window.paint();
    painted.push(window);
  }
  return painted;
}

/**
 * How many windows a frame may draw, the frames in time since that number was found, and whether a frame was ever too late.
 *
 * @typedef {{limit: number, calm: number, wasLate: boolean}} Pace
 */

/** @type {Pace} */
export const firstPace = { limit: most, calm: 0, wasLate: false };

/**
 * The pace after a frame that has come this many milliseconds after the one before.
 *
 * @param {Pace} pace
 * @returns {Pace}
 */
export function nextPace({ limit, calm, wasLate }, interval) {
  if (interval > late) return { limit: Math.max(least, Math.floor(limit * 0.75)), calm: 0, wasLate: true };
  if (interval > inTime) return { limit, calm: 0, wasLate };
  if (wasLate && calm + 1 < patience) return { limit, calm: calm + 1, wasLate };
  return { limit: Math.min(most, limit + 1), calm: 0, wasLate };
}

/** The queue of the windows. A window that waits longer than another one is drawn before it. */
export class Painter {
  /** @type {Set<Paintable>} */
  #waiting = new Set();
  /** @type {(() => void)[]} */
  #acts = [];
  #isAsked = false;
  #isIdle = false;
  #pace = firstPace;
  /** The time of the last frame, if that drew something. */
  #before = 0;

  /** Asks for a window to be drawn. */
  ask(window) {
    this.#waiting.add(window);
    if (window.isInSight) this.#soon();
    else this.#later();
  }

  /** Calls a function once all windows of the frame are drawn. */
  whenDrawn(act) {
    this.#acts.push(act);
  }

  /** Forgets what waits. */
  clear() {
    this.#waiting.clear();
  }

  #soon() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    requestAnimationFrame(time => this.#paint(time));
  }

  #paint(time) {
    this.#isAsked = false;
    if (this.#before) this.#pace = nextPace(this.#pace, time - this.#before);
    const painted = paintSome([...this.#waiting], () => performance.now(), this.#pace.limit);
    for (const window of painted) this.#waiting.delete(window);
    this.#finish();
    this.#before = painted.length > 0 ? time : 0;
    // The frame after a drawing tells how long that took, whether or not there is more to draw.
    if (painted.length > 0) this.#soon();
    else if (this.#waiting.size > 0) this.#later();
  }

  #finish() {
    for (const act of this.#acts.splice(0)) act();
  }

  /** Draws what is out of sight, one window after another, while the browser has nothing else to do. */
  #later() {
    if (this.#isIdle) return;
    this.#isIdle = true;
    const whenIdle = window.requestIdleCallback ?? (act => setTimeout(act, 200));
    whenIdle(() => {
      this.#isIdle = false;
      const [next] = this.#waiting;
      if (!next) return;
      this.#waiting.delete(next);
      next.paint();
      this.#finish();
      if (this.#waiting.size > 0) this.#later();
    });
  }
}
