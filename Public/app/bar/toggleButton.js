// The buttons of the page's bar that show and hide a part of the page.
import { element } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';

/** A button that is pressed while its part is shown. */
export class ToggleButton {
  /**
   * @param {{class: string, label: string, title: string, symbol: string}} looks
   * @param {() => void} toggle
   */
  constructor({ symbol, label, ...looks }, toggle) {
    this.element = element('button', { type: 'button', ...looks, 'aria-label': label, 'aria-pressed': 'false' }, symbolElement(symbol));
    this.element.addEventListener('click', toggle);
  }

  /** Shows whether the part is on. */
  turn(isOn) {
    this.element.setAttribute('aria-pressed', String(isOn));
  }
}
