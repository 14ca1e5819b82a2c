// Lets a finger, a mouse, a wheel or the arrow keys move a surface in both directions.
import { prefersReducedMotion } from '../motion/preference.js';
import { isTap } from './gesture.js';
import { scaleOf } from '../dom/element.js';

/** The part of its speed that a flicked surface keeps for each millisecond: UIKit's normal deceleration. */
const friction = 0.998;

/** The speed, in points a millisecond, below which a surface stops. */
const standstill = 0.02;

const keys = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The distance, in points, by which an arrow key moves a surface. */
const keyStep = 60;

/**
 * Reports the movements of a surface: `grab` when it is taken, `move` for each distance, and `rest` when it is
 * released.
 */
export class Pan {
  #drag = null;
  #flick = 0;
  #rest = null;

  /**
   * @param {{grab: () => void, move: (x: number, y: number) => void, rest: () => void}} hand the receiver of the
   * movements
   */
  constructor(surface, hand) {
    this.hand = hand;
    this.surface = surface;
    surface.addEventListener('pointerdown', event => this.#began(event));
    surface.addEventListener('pointermove', event => this.#moved(event));
    surface.addEventListener('pointerup', event => this.#ended(event));
    surface.addEventListener('pointercancel', event => this.#ended(event));
    surface.addEventListener('wheel', event => this.#turned(event), { passive: false });
    surface.addEventListener('keydown', event => this.#pressed(event));
  }

  /**
   * A position in the surface's own points. The surface therefore follows the finger even in a window that is drawn
   * smaller.
   */
  #point({ clientX, clientY }) {
    const scale = scaleOf(this.surface);
    return { x: clientX / scale, y: clientY / scale };
  }

  #began(event) {
    if (!event.isPrimary || event.button !== 0) return;
    this.#take();
    const at = this.#point(event);
    this.#drag = { pointer: event.pointerId, from: at, last: at, time: event.timeStamp, speed: { x: 0, y: 0 }, isMoving: false };
  }

  /** Stops a movement that is under way. */
  #take() {
    cancelAnimationFrame(this.#flick);
    this.hand.grab();
  }

  #moved(event) {
    const drag = this.#drag;
    if (drag?.pointer !== event.pointerId) return;
    const at = this.#point(event);
    if (!drag.isMoving && isTap(drag.from, at)) return;
    if (!drag.isMoving) this.surface.setPointerCapture(event.pointerId);
    const time = Math.max(1, event.timeStamp - drag.time);
    const [x, y] = [drag.last.x - at.x, drag.last.y - at.y];
    Object.assign(drag, { isMoving: true, last: at, time: event.timeStamp, speed: { x: x / time, y: y / time } });
    this.hand.move(x, y);
  }

  #ended(event) {
    const drag = this.#drag;
    if (drag?.pointer !== event.pointerId) return;
    this.#drag = null;
    if (!drag.isMoving) return;
    const isHeld = event.timeStamp - drag.time > 80;
    if (isHeld || event.type === 'pointercancel' || prefersReducedMotion()) this.hand.rest();
    else this.#coast(drag.speed, event.timeStamp);
  }

  #coast({ x, y }, before) {
    this.#flick = requestAnimationFrame(now => {
      const time = Math.max(0, Math.min(32, now - before));
      const kept = friction ** time;
      if (!this.surface.isConnected) return;
      if (Math.hypot(x, y) < standstill) return this.hand.rest();
      this.hand.move(x * time, y * time);
      this.#coast({ x: x * kept, y: y * kept }, now);
    });
  }

  #turned(event) {
    event.preventDefault();
    this.#take();
    this.hand.move(event.deltaX, event.deltaY);
    this.#restSoon();
  }

  #pressed(event) {
    const way = keys[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#take();
    this.hand.move(way[0] * keyStep, way[1] * keyStep);
    this.#restSoon();
  }

  #restSoon() {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.hand.rest(), 120);
  }
}
