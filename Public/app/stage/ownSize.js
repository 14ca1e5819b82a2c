// Whether the app's window fills the browser's or has a size of its own, and with which it opens. Pure.
import { openingSize, placementOf, settlingSteps } from './placement.js';

/** Whether an address gives the window a place or a size. */
const hasOwnPlace = query => Boolean(query.fixedSize || query.device);

/** How one app's window stands, from the address that it opens with on. */
export class OwnSize {
  /** Whether the window keeps a size of its own when the browser's changes. */
  isDetached;
  /** Whether it does so as a phone, which has its scene's. */
  isAlone = false;
  #device = null;
  #toSettle = [];

  constructor(query) {
    this.isDetached = hasOwnPlace(query);
  }

  /** Another address holds. One that gives the window nothing has it fill the browser again. */
  change(before, after) {
    if (hasOwnPlace(before) && !hasOwnPlace(after)) this.isDetached = false;
  }

  /** Whether the window does not take the browser's size, whatever has happened to it. */
  isFixed(query) {
    return hasOwnPlace(query) || this.isAlone;
  }

  /**
   * The window opens. Returns its size, null where that is the scene's: one that was turned, or that has a size of its own,
   * keeps it. A place is where it was in the window of then, which gets its new size once the scene is open.
   * @param {{query: object, device: ?object, isAlone: boolean, isBack: boolean}} opening what opens, on which device, as a
   *   phone, where the user was
   * @param {?object} window the window of the scene that is on screen
   * @param {{width: number, height: number}} room what the browser has
   */
  open({ query, device, isAlone, isBack }, window, room) {
    const size = this.#sizeOf({ query, device, isAlone, isBack }, window, room);
    this.isDetached = isAlone || hasOwnPlace(query) || (this.isDetached && !this.isAlone);
    this.isAlone = isAlone;
    this.#device = device;
    this.#toSettle = query.device ? [...settlingSteps] : [];
    return size;
  }

  #sizeOf({ query, device, isAlone, isBack }, window, room) {
    if (query.device) return openingSize(query, device);
    if (query.fixedSize) return query.fixedSize;
    const isKept = window && (isBack || (this.isDetached && isAlone === this.isAlone));
    if (isKept) return { width: window.size[0], height: window.size[1] };
    return isAlone ? null : room;
  }

  /** The next message that brings a window which has just opened to where the address wants it; null when it is there. */
  nextStep(query, window) {
    while (this.#toSettle.length > 0) {
      const message = this.#toSettle.shift()(query, window);
      if (message) return message;
    }
    return null;
  }

  /** What the address says of the window as it stands. */
  placement(window) {
    return placementOf(window, this.#device);
  }
}
