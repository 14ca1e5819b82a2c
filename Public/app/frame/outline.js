// A frame around the pane at which a developer points, with the role and the numbers of the pane.
import { element, place, setText } from '../dom/element.js';
import { rectText } from '../text.js';

/** The outline of a pane. It is drawn on the stage, so that it can also show a column that is off screen. */
export class Outline {
  #pane = null;

  constructor() {
    this.label = element('span', { class: 'outline-label', dir: 'ltr' });
    this.element = element('div', { class: 'outline', 'aria-hidden': 'true', hidden: true }, this.label);
  }

  /** Shows the outline of a pane, or hides it for null. */
  show(pane) {
    this.#pane = pane;
    this.element.hidden = !pane;
    if (!pane) return;
    setText(this.label, `${pane.role}  ${rectText(pane.frame)}`);
    this.element.classList.toggle('is-off', pane.isVisible === false);
    if (this.at) this.stand(this.at, this.browser);
  }

  /** Moves the outline with the window. A bar at the edge stands for a pane outside the browser. */
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
