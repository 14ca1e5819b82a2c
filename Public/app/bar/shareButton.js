// The button that shares what is on screen.
import { element } from '../dom/element.js';
import { toolButton } from './toolButton.js';

/** A button in the page's bar. The part `share` adds its panel to the element. */
export class ShareButton {
  /** @param {() => void} toggle opens or closes the panel */
  constructor(toggle) {
    this.button = toolButton({
      class: 'share-button', symbol: 'square.and.arrow.up', label: 'Share', 'aria-haspopup': 'dialog', 'aria-expanded': 'false',
    }, toggle);
    this.element = element('div', { class: 'share' }, this.button);
  }
}
