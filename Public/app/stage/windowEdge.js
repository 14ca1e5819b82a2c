// The edge of a window that fills the browser. The user drags it, as the divider of Split View.
import { element, place, setHidden } from '../dom/element.js';
import { Hold } from './hold.js';

/** The width of the handle, for which the stage leaves room (--window-edge), in the browser's points. A finger has a wider one. */
const thickness = matchMedia('(pointer: coarse)').matches ? 44 : 12;

/** The least width of a useful window, in points. */
const least = 200;

/** The distances, in points, by which an arrow key moves the edge: with Shift, and without. */
const [stride, step] = [10, 1];

/** The time, in milliseconds, for which a width that was asked for counts although the window has another one. */
const answerTime = 1000;

/** The handle. For the keyboard it is a slider of the width. */
export class WindowEdge {
  /** The width that the last key asked for, and when. The next key counts from it, although its answer is under way. */
  #asked = { width: 0, time: -Infinity };

  /** @param {{setWidth: (width: number) => void, letGo: () => void, room: () => {width: number, height: number}}} app */
  constructor(app) {
    this.app = app;
    this.element = element('div', {
      class: 'window-edge', role: 'slider', tabindex: '0', hidden: true, 'aria-label': 'Edge of the window', 'aria-valuemin': least,
      title: 'Drag to resize the window',
    }, element('i'));
    this.hold = new Hold(this.element, {
      began: () => {
        this.start = this.width;
        this.scaleHeld = this.scale;
        this.#asked.time = -Infinity;
      },
      moved: dx => this.#give(this.start + dx / this.scaleHeld),
      ended: () => app.letGo(),
      cancelled: () => this.#give(this.start),
    });
    this.element.addEventListener('keydown', event => this.#pressed(event));
    this.element.addEventListener('dblclick', () => this.#give(Infinity));
  }

  /** Places the handle beside the window. `at` is the place of the window on the stage, and null hides the handle. */
  stand(width, at, room) {
    setHidden(this.element, !at);
    if (!at) return;
    this.width = width;
    this.scale = at.scale;
    place(this.element, at.x + width * at.scale, 0, thickness);
    this.element.setAttribute('aria-valuemax', Math.round(room.width));
    this.element.setAttribute('aria-valuenow', Math.round(width));
    this.element.setAttribute('aria-valuetext', `${width} points`);
  }

  /** Gives the window a width, or the nearest one that it can have. Returns that. */
  #give(width) {
    const given = Math.max(least, Math.min(this.app.room().width, Math.round(width)));
    this.app.setWidth(given);
    return given;
  }

  #pressed(event) {
    const way = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
    if (!way || this.hold.isHeld) return;
    event.preventDefault();
    const now = performance.now();
    const from = now - this.#asked.time < answerTime ? this.#asked.width : this.width;
    this.#asked = { width: this.#give(from + way * (event.shiftKey ? stride : step)), time: now };
  }
}
