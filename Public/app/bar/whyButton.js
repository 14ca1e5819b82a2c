// The button that asks why something is as it is.
import { element } from '../dom/element.js';
import { onKey } from './shortcut.js';
import { toolButton } from './toggleButton.js';

/** A button in the page's bar. The explanation adds its panel to the element. The key `w` does the same. */
export class WhyButton {
  /** @param {() => void} toggle begins to wait for a press in the app, or ends it */
  constructor(toggle) {
    onKey('w', toggle);
    this.button = toolButton({
      class: 'why-button', symbol: 'questionmark.circle', label: 'Why?', title: 'Why? Point at a column, or where one was (w)',
      'aria-keyshortcuts': 'w', 'aria-haspopup': 'dialog', 'aria-expanded': 'false', 'aria-pressed': 'false',
    }, toggle);
    this.element = element('div', { class: 'why-place' }, this.button);
  }

  /** Shows whether the page waits for a press. */
  turn(isOn) {
    this.button.setAttribute('aria-pressed', String(isOn));
  }
}
