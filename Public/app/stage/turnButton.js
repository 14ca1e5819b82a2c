// The button that turns the device.
import { element, setHidden } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';

/** A button in the page's bar, which is visible while there is a device. */
export class TurnButton {
  constructor(turn) {
    this.element = element('button', {
      type: 'button', class: 'turn-button', 'aria-label': 'Turn the device', title: 'Turn the device', hidden: true,
    }, symbolElement('rotate.right'));
    this.element.addEventListener('click', turn);
  }

  show(isThere) {
    setHidden(this.element, !isThere);
  }
}
