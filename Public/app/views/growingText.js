// A text of several lines that is as high as what is in it: the rest of its page scrolls.
import { element } from '../dom/element.js';

/** A text area over a copy of its text, which gives both their height. */
export class GrowingText {
  constructor(className, label) {
    this.input = element('textarea', { rows: 1, 'aria-label': label, spellcheck: 'false' });
    this.element = element('div', { class: `growing-text ${className}` }, this.input);
  }

  /** The text has changed. */
  grow() {
    this.element.dataset.text = this.input.value;
  }
}
