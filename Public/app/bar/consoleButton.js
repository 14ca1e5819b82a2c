// The button of the environment: text size, contrast, language and the like.
import { element } from '../dom/element.js';
import { toolButton } from './toolButton.js';

/** A button in the page's bar. The console adds its panel to the element. */
export class ConsoleButton {
  /** @param {() => void} toggle */
  constructor(toggle) {
    this.button = toolButton({
      class: 'console-opener', symbol: 'slider.horizontal.3', label: 'Environment', title: 'Environment: text size, contrast, language (c)',
      'aria-keyshortcuts': 'c', 'aria-haspopup': 'dialog', 'aria-expanded': 'false', 'aria-controls': 'console',
    }, toggle);
    this.element = element('div', { class: 'console-place' }, this.button);
  }
}
