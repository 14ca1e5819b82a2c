// The buttons of the page's bar that turn something on and off.
import { toolButton } from './toolButton.js';

/** A button that is pressed while its part is shown. */
export class ToggleButton {
  #isOn = false;

  /**
   * @param {{class: string, label: string, title: string, symbol: string, 'aria-keyshortcuts'?: string}} looks the looks, and further attributes
   * @param {() => void} toggle
   */
  constructor(looks, toggle) {
    this.button = toolButton({ ...looks, 'aria-pressed': 'false' }, toggle);
    this.element = this.button;
  }

  /** Shows whether the part is on. */
  turn(isOn) {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    this.button.setAttribute('aria-pressed', String(isOn));
  }
}
