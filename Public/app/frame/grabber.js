// The grabber of a sheet.
import { element } from '../dom/element.js';
import { detentsAround } from '../scene/detents.js';

/**
 * The bar at the top of a sheet. A finger drags the sheet there as anywhere on it. For the keyboard and for screen readers,
 * the grabber is a control with a value: the arrow keys go to the next larger or smaller detent, and Enter to the next larger
 * one or, at the largest, back to the next smaller one.
 */
export class Grabber {
  /** @param {(direction: 'up' | 'down') => void} swipe makes a swipe at the top of the sheet */
  constructor(swipe) {
    this.swipe = swipe;
    this.element = element('div', {
      class: 'grabber', role: 'slider', tabindex: '0', 'aria-label': 'Sheet height', 'aria-orientation': 'vertical', 'aria-valuemin': '0',
    });
    this.element.addEventListener('keydown', event => this.#pressed(event));
  }

  update(presentation) {
    this.detents = detentsAround(presentation);
    const { index, count } = this.detents;
    this.element.setAttribute('aria-valuemax', String(Math.max(0, count - 1)));
    this.element.setAttribute('aria-valuenow', String(Math.max(0, index)));
    this.element.setAttribute('aria-valuetext', presentation.detent ?? 'large');
  }

  #pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { smaller, larger } = this.detents;
    const direction = {
      ArrowUp: larger && 'up', ArrowDown: smaller && 'down', Enter: larger ? 'up' : smaller && 'down', ' ': larger ? 'up' : smaller && 'down',
    }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    if (direction) this.swipe(direction);
  }
}
