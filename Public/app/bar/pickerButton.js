// The button of the device picker, which shows where the window is.
import { element, setText } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { longName } from '../picker/arrangements.js';
import { isLandscape } from '../stage/placement.js';
import { choiceButton } from './toolButton.js';

const symbolOf = (device, { orientation }, isAlone) => {
  if (isAlone || device?.idiom === 'phone') return 'iphone';
  if (!device) return 'ipad.landscape';
  return isLandscape(orientation) ? 'ipad.landscape' : 'ipad';
};

/** A button in the page's bar. The picker adds its panel to the element. */
export class PickerButton {
  #symbol = null;

  /** @param {() => void} toggle opens or closes the panel */
  constructor(toggle) {
    this.icon = element('span', { class: 'picker-icon' });
    this.name = element('span', { class: 'picker-title' }, 'No device');
    this.button = choiceButton({ class: 'picker-button', 'aria-controls': 'picker-panel', title: 'Device and arrangement' }, toggle,
      this.icon, this.name, symbolElement('chevron.down'));
    this.element = element('div', { class: 'picker' }, this.button);
    this.#draw('ipad.landscape');
  }

  /** Shows the place of the window. One that is alone is drawn as a phone, which is none of the list. */
  show(window, device, isAlone) {
    setText(this.name, device?.name ?? (isAlone ? 'A phone' : 'No device'));
    this.button.setAttribute('aria-label', device ? `Device: ${device.name}, ${longName(window.arrangement)}` : `Device: ${isAlone ? 'a phone' : 'none'}`);
    this.#draw(symbolOf(device, window, isAlone));
  }

  #draw(symbol) {
    if (this.#symbol === symbol) return;
    this.#symbol = symbol;
    this.icon.replaceChildren(symbolElement(symbol));
  }
}
