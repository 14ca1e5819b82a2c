// Pointer and keyboard on the app's window: taps and edge swipes.
import { edgeSwipe, isTap } from './gesture.js';

const tappable = '[data-id]:not([disabled])';

/** Listens on an element and reports taps by element id and swipes in window coordinates. */
export class Pointer {
  #down = null;

  /**
   * @param {HTMLElement} surface
   * @param {{tap: (id: string) => void, swipe: (direction: string, x: number, y: number) => void, size: () => {width: number}, scale: () => number}} app
   */
  constructor(surface, app) {
    this.surface = surface;
    this.app = app;
    surface.addEventListener('pointerdown', event => this.#began(event));
    surface.addEventListener('pointermove', event => this.#moved(event));
    surface.addEventListener('pointerup', event => this.#ended(event));
    surface.addEventListener('pointercancel', () => this.#forget());
    surface.addEventListener('click', event => this.#clicked(event));
    surface.addEventListener('keydown', event => this.#pressed(event));
    document.addEventListener('keydown', event => this.#escaped(event));
    surface.addEventListener('dragstart', event => event.preventDefault());
  }

  #point(event) {
    const box = this.surface.getBoundingClientRect();
    const scale = this.app.scale();
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
  }

  #began(event) {
    this.#forget();
    if (!event.isPrimary || event.button !== 0) return;
    const target = event.target.closest(tappable);
    this.#down = { ...this.#point(event), pointer: event.pointerId, target };
    target?.classList.add('is-pressed');
  }

  #moved(event) {
    if (this.#down?.pointer !== event.pointerId) return;
    if (!isTap(this.#down, this.#point(event))) this.#down.target?.classList.remove('is-pressed');
  }

  #ended(event) {
    const down = this.#down;
    this.#forget();
    if (down?.pointer !== event.pointerId) return;
    const up = this.#point(event);
    const direction = edgeSwipe(down, up, this.app.size().width);
    if (direction) this.app.swipe(direction, Math.round(down.x), Math.round(down.y));
    else if (down.target?.isConnected && isTap(down, up)) this.app.tap(down.target.dataset.id);
  }

  #forget() {
    this.#down?.target?.classList.remove('is-pressed');
    this.#down = null;
  }

  /** A click without a pointer is the keyboard's or a screen reader's. */
  #clicked(event) {
    const target = event.detail === 0 && event.target.closest(tappable);
    if (target) this.app.tap(target.dataset.id);
  }

  /** Buttons click by themselves; other elements with an id answer the same keys. */
  #pressed(event) {
    const target = event.target;
    if (!['Enter', ' '].includes(event.key) || target.tagName === 'BUTTON' || !target.matches?.(tappable)) return;
    event.preventDefault();
    this.app.tap(target.dataset.id);
  }

  /** Escape dismisses what lies over the rest, wherever the focus is. */
  #escaped(event) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const dimming = [...this.surface.querySelectorAll('.role-dimming[data-id]')].at(-1);
    if (dimming) this.app.tap(dimming.dataset.id);
  }
}
