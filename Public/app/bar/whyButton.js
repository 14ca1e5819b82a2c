// The button that asks why something is as it is.
import { element } from '../dom/element.js';
import { onKey } from './shortcut.js';
import { ToggleButton } from './toggleButton.js';

/** A button in the page's bar, which is pressed while the page waits for a press in the app. The key `w` does the same. */
export class WhyButton extends ToggleButton {
  /** @param {() => void} toggle begins to wait, or ends it */
  constructor(toggle) {
    const looks = {
      class: 'why-button', symbol: 'questionmark.circle', label: 'Why?', title: 'Why? Point at a column, or where one was (w)',
      'aria-keyshortcuts': 'w', 'aria-haspopup': 'dialog', 'aria-expanded': 'false',
    };
    super(looks, toggle);
    onKey('w', 'Why?', toggle);
    /** The place of the button, to which the explanation adds its panel. */
    this.element = element('div', { class: 'why-place' }, this.button);
  }
}
