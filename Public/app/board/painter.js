// Decides when the windows of a board are drawn: what is in sight first, and no more than a frame has time for.
//
// The drawing itself takes the smaller part of the time. The browser's layout and painting afterwards take the larger one, and
// tell only by the next frame how long that was.

/** The milliseconds of a frame that the drawing of scenes may take. */
const share = 8;

/** The milliseconds between two frames from which on the frames count as too late, and up to which they count as in time. */
const [late, inTime] = [25, 19];

/** The greatest number of windows in a frame. */
const most = 16;

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

/** The number of windows to draw in a frame, after one that has come this many milliseconds after the one before. */
export function nextLimit(limit, interval) {
  if (interval > late) return Math.max(1, Math.floor(limit / 2));
  return interval <= inTime ? Math.min(most, limit + 1) : limit;
}

/** The queue of the windows. A window that waits longer than another one is drawn before it. */
export class Painter {
  /** @type {Set<Paintable>} */
  #waiting = new Set();
  #isAsked = false;
  #isIdle = false;
  #limit = most;
  /** The time of the last frame, if this one was asked for in it. */
  #before = 0;

  /** Asks for a window to be drawn. */
  ask(window) {
    this.#waiting.add(window);
    if (window.isInSight) this.#soon();
    else this.#later();
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
    if (this.#before) this.#limit = nextLimit(this.#limit, time - this.#before);
    for (const window of paintSome([...this.#waiting], () => performance.now(), this.#limit)) this.#waiting.delete(window);
    const isBusy = [...this.#waiting].some(({ isInSight }) => isInSight);
    this.#before = isBusy ? time : 0;
    if (isBusy) this.#soon();
    else if (this.#waiting.size > 0) this.#later();
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
      if (this.#waiting.size > 0) this.#later();
    });
  }
}
