// The handle at the corner of a window that has a size of its own.
import { element, place, setHidden } from '../dom/element.js';
import { Hold } from './hold.js';

/** The side length of the handle, in the browser's points. */
const grip = 32;

/** The distances, in points, by which an arrow key moves the corner: with Shift, and without. */
const [stride, step] = [60, 10];

/** The least length of a useful window, and the greatest that the server accepts, in points. */
const [least, most] = [120, 20000];

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const within = value => Math.max(least, Math.min(most, Math.round(value)));

/** The handle. For the keyboard it is a slider of the width, and the keys up and down change the height. */
export class CornerHandle {
  /** @param {{setSize: (size: object) => void}} app */
  constructor(app) {
    this.app = app;
    this.element = element('div', {
      class: 'stage-corner', role: 'slider', tabindex: '0', hidden: true,
      'aria-label': 'Corner of the window', 'aria-valuemin': least, 'aria-valuemax': most,
    }, element('i'));
    this.hold = new Hold(this.element, {
      began: () => { this.start = this.size; },
      moved: (dx, dy) => this.#give(this.start[0] + (this.isMirrored ? -dx : dx) / this.at.scale, this.start[1] + dy / this.at.scale),
      ended: () => {},
      cancelled: () => this.#give(...this.start),
    });
    this.element.addEventListener('keydown', event => this.#pressed(event));
  }

  /** Places the handle at the window's lower corner, on the right or, mirrored, on the left. Null hides it. */
  stand(size, at, isMirrored) {
    setHidden(this.element, !size);
    if (!size) return;
    this.size = size;
    this.at = at;
    this.isMirrored = isMirrored;
    const x = isMirrored ? at.x : at.x + size[0] * at.scale;
    place(this.element, x - grip / 2, at.y + size[1] * at.scale - grip / 2, grip, grip);
    this.element.classList.toggle('is-mirrored', isMirrored);
    this.element.setAttribute('aria-valuenow', Math.round(size[0]));
    this.element.setAttribute('aria-valuetext', `${size[0]} by ${size[1]} points`);
  }

  #give(width, height) {
    this.app.setSize({ width: within(width), height: within(height) });
  }

  #pressed(event) {
    const way = ways[event.key];
    if (!way || this.hold.isHeld) return;
    event.preventDefault();
    const distance = event.shiftKey ? stride : step;
    this.#give(this.size[0] + (this.isMirrored ? -way[0] : way[0]) * distance, this.size[1] + way[1] * distance);
  }
}
