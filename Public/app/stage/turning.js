// The turn of a device, as one sees it: the body turns with the app on it, which has its new layout from the beginning.
import { prefersReducedMotion } from '../motion/preference.js';
import { turnBetween } from './turns.js';

/** The duration of a quarter turn, in milliseconds (by eye). */
const quarter = 420;

/** Turns the element of a device, or of a phone's body. Nothing in it is laid out for that. */
export class Turning {
  #before = null;
  #motion = null;

  constructor(element) {
    this.element = element;
  }

  /**
   * Follows the orientation of a window.
   * @param {import('../wire/messages').WindowState} window
   * @param {?{x: number, y: number, scale: number}} at the place of the window, or null if there is nothing around it
   * @param {?{x: number, y: number, scale: number}} screenAt the place of the device's screen
   */
  follow({ device, orientation, screen, size }, at, screenAt) {
    const before = this.#before;
    this.#before = at && { device, orientation, scale: at.scale };
    if (!at || !before || before.device !== device || before.orientation === orientation) return;
    this.#motion?.cancel();
    if (prefersReducedMotion()) return;
    this.#turn(turnBetween(before.orientation, orientation), before.scale / at.scale, screen ? centre(screen, screenAt) : centre(size, at));
  }

  #turn(angle, scale, [x, y]) {
    this.element.style.transformOrigin = `${x}px ${y}px`;
    const duration = quarter * Math.sqrt(Math.abs(angle) / 90);
    this.#motion = this.element.animate([{ rotate: `${angle}deg`, scale }, { rotate: '0deg', scale: 1 }], { duration, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' });
    this.element.classList.add('is-turning');
    const motion = this.#motion;
    const end = () => motion === this.#motion && this.element.classList.remove('is-turning');
    motion.finished.then(end, end);
  }
}

/** @returns {[x: number, y: number]} */
const centre = ([width, height], { x, y, scale }) => [x + (width * scale) / 2, y + (height * scale) / 2];
