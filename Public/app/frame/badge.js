// The state of the window in the page's bar: its size and its width class.
import { choiceButton } from '../bar/toolButton.js';
import { element, setText } from '../dom/element.js';
import { sizeText } from '../text.js';

/** A button in the page's bar. The part `about` adds its panel, which has the reasons, to the element. */
export class Badge {
  /** @param {() => void} toggle opens or closes the panel */
  constructor(toggle) {
    this.size = element('span', { class: 'badge-size' });
    this.widthClass = element('span', { class: 'badge-class' });
    this.button = choiceButton({
      class: 'badge-button', title: 'Size, size classes, and the reasons for them', 'aria-controls': 'panel', 'aria-label': 'About this window',
    }, toggle, this.size, this.widthClass);
    this.element = element('div', { class: 'badge' }, this.button);
  }

  /** Shows the size and the width class of a window. */
  show({ size, traits }) {
    setText(this.size, sizeText(size));
    setText(this.widthClass, traits.horizontalSizeClass);
  }
}
