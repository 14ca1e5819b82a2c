// A frame around one pane, with its role and its numbers, over the app: what a developer points at.
import { element, place, setText } from '../dom/element.js';

const number = value => String(Math.round(value * 10) / 10);
const measure = ([x, y, width, height]) => `${number(width)} × ${number(height)} at ${number(x)}, ${number(y)}`;

/** Drawn on the stage, not in the window: a column that is off screen is pointed at where it is. */
export class Outline {
  #pane = null;

  constructor() {
    this.label = element('span', { class: 'outline-label', dir: 'ltr' });
    this.element = element('div', { class: 'outline', 'aria-hidden': 'true', hidden: true }, this.label);
  }

  /** Points at a pane; null for none. */
  show(pane) {
    this.#pane = pane;
    this.element.hidden = !pane;
    if (!pane) return;
    setText(this.label, `${pane.role}  ${measure(pane.frame)}`);
    this.element.classList.toggle('is-off', pane.isVisible === false);
    if (this.at) this.stand(this.at, this.browser);
  }

  /** Follows the window; what lies outside the browser is pointed at by a bar at its edge. */
  stand(at, browser) {
    this.at = at;
    this.browser = browser;
    if (!this.#pane) return;
    const [x, y, width, height] = this.#pane.frame.map(length => length * at.scale);
    const left = Math.max(0, Math.min(browser.width - 6, at.x + x));
    const right = Math.min(browser.width, Math.max(6, at.x + x + width));
    place(this.element, left, at.y + y, right - left, height);
    this.element.classList.toggle('is-narrow', right - left < 160);
    this.element.classList.toggle('is-at-end', left > browser.width - 160);
  }
}
