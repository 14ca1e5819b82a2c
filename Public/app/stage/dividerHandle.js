// The divider between two apps.
import { element, place } from '../dom/element.js';
import { Hold } from './hold.js';
import { middleOf } from './placement.js';
import { arrangementByKey } from './stops.js';

/** How wide the part is that can be taken hold of at least, in points of the browser. */
const grip = 24;

/** A separator to the keyboard and to a screen reader. Where it comes to rest is the server's to say. */
export class DividerHandle {
  /** @param {{arrange: (arrangement: object) => void}} app */
  constructor(app) {
    this.app = app;
    this.element = element('div', {
      class: 'stage-divider', role: 'separator', tabindex: '0', hidden: true,
      'aria-orientation': 'vertical', 'aria-label': 'Divider between the apps',
    }, element('i'));
    this.hold = new Hold(this.element, {
      began: () => this.#began(),
      moved: dx => this.#drag(this.start.x + dx / this.at.scale),
      ended: () => this.stand(this.window, this.device, this.at),
      cancelled: () => this.#drag(this.start.x),
    });
    this.element.addEventListener('keydown', event => this.#pressed(event));
  }

  /** Stands at a window's divider. One that is held stays although the app has the whole screen meanwhile. */
  stand(window, device, at) {
    this.window = window;
    this.device = device;
    this.at = at;
    const divider = window?.divider;
    this.element.hidden = !divider && !this.hold.isHeld;
    if (!divider) return;
    const width = Math.max(grip, divider[2] * at.scale);
    place(this.element, at.x + middleOf(divider) * at.scale - width / 2, at.y, width, divider[3] * at.scale);
    const now = Math.round(window.size[0]);
    const values = { valuemin: 0, valuemax: Math.round(window.screen[0]), valuenow: now, valuetext: `The app is ${now} points wide` };
    for (const [name, value] of Object.entries(values)) this.element.setAttribute(`aria-${name}`, String(value));
  }

  #began() {
    const { arrangement, side, divider } = this.window;
    this.start = { arrangement, side, x: middleOf(divider) };
  }

  #drag(x) {
    const { arrangement, side } = this.start;
    const within = Math.max(0, Math.min(this.window.screen[0], x));
    this.app.arrange({ arrangement, side, dividerX: Math.round(within * 2) / 2 });
  }

  #pressed(event) {
    const arrangement = this.hold.isHeld || !this.window.divider ? null : arrangementByKey(event, this.window, this.device);
    if (!arrangement) return;
    event.preventDefault();
    this.app.arrange(arrangement);
  }
}
