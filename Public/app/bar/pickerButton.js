// The button of the device picker, which shows where the window is.
import { element, setText } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { longName } from '../picker/arrangements.js';
import { isLandscape } from '../stage/placement.js';

const symbolOf = (device, { orientation }) => {
  if (!device) return 'ipad.landscape';
  if (device.idiom === 'phone') return 'iphone';
  return isLandscape(orientation) ? 'ipad.landscape' : 'ipad';
};

/** A button in the page's bar. The picker adds its panel to the element. */
export class PickerButton {
  #symbol = null;

  /** @param {() => void} toggle opens or closes the panel */
  constructor(toggle) {
    this.icon = element('span', { class: 'picker-icon' });
    this.name = element('span', { class: 'picker-title' }, 'No device');
    this.button = element('button', {
      type: 'button', class: 'bench-choice picker-button', 'aria-haspopup': 'dialog', 'aria-expanded': 'false', 'aria-controls': 'picker-panel', title: 'Device and arrangement',
    }, this.icon, this.name, symbolElement('chevron.down'));
    this.button.addEventListener('click', toggle);
    this.element = element('div', { class: 'picker' }, this.button);
    this.#draw('ipad.landscape');
  }

  /** Shows the place of the window. */
  show(window, device) {
    setText(this.name, device ? device.name : 'No device');
    this.button.setAttribute('aria-label', device ? `Device: ${device.name}, ${longName(window.arrangement)}` : 'Device: none');
    this.element.classList.toggle('has-device', Boolean(device));
    this.#draw(symbolOf(device, window));
  }

  #draw(symbol) {
    if (this.#symbol === symbol) return;
    this.#symbol = symbol;
    this.icon.replaceChildren(symbolElement(symbol));
  }
}
