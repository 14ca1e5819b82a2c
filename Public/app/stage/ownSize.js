// Decides whether the app's window fills the browser's or has a size of its own, and with which size it opens. Pure
// functions.
import { openingSize, placementOf, settlingSteps } from './placement.js';

/** Whether an address specifies a place or a size of the window. */
const hasOwnPlace = query => Boolean(query.fixedSize || query.device);

/** The state of an app's window, beginning with the address that opens it. */
export class OwnSize {
  /** Whether the window keeps a size of its own when the browser's changes. */
  isDetached;
  /** Whether the window does so as a phone, which has its scene's size. */
  isAlone = false;
  #device = null;
  #toSettle = [];

  constructor(query) {
    this.isDetached = hasOwnPlace(query);
  }

  /** Takes another address. If only the old one specified a place or a size, the window fills the browser again. */
  change(before, after) {
    if (hasOwnPlace(before) && !hasOwnPlace(after)) this.isDetached = false;
  }

  /** Whether the window never takes the browser's size. */
  isFixed(query) {
    return hasOwnPlace(query) || this.isAlone;
  }

  /**
   * Opens the window and returns its size, or null to use the scene's. A window that was turned, or that has a size of
   * its own, keeps its size. A place belongs to the window in which it was stored, which gets its new size once the
   * scene is open.
   * @param {{query: object, device: ?object, isAlone: boolean, isBack: boolean}} opening the query, the device, whether
   * the window is a phone's, and whether it opens at the user's place
   * @param {?object} window the window of the scene on screen
   * @param {{width: number, height: number}} room the size of the room in the browser
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

  /** Leaves the window where it opens. */
  settle() {
    this.#toSettle = [];
  }

  /**
   * The next message that moves a window that has just opened to the place that the address wants, or null if it is
   * there.
   */
  nextStep(query, window) {
    while (this.#toSettle.length > 0) {
      const message = this.#toSettle.shift()(query, window);
      if (message) return message;
    }
    return null;
  }

  /** Leaves the window where it opens. */
  leave() {
    this.#toSettle = [];
  }

  /** The members of the address for the window's present place. */
  placement(window) {
    return placementOf(window, this.#device);
  }
}
