// The divider between two apps.
import { element, place, setHidden } from '../dom/element.js';
import { Hold } from './hold.js';
import { middleOf } from './placement.js';
import { arrangementByKey } from './stops.js';

/** The least width of the handle, in the browser's points. */
const grip = 24;

/**
 * The handle of the divider, which is a separator for the keyboard and for screen readers. The server decides where the
 * divider comes to rest.
 */
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

  /**
   * Places the handle at the window's divider. A handle in use stays, even if the app has the whole screen in the
   * meantime.
   */
  stand(window, device, at) {
    this.window = window;
    this.device = device;
    this.at = at;
    const divider = window?.divider;
    setHidden(this.element, !divider && !this.hold.isHeld);
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
