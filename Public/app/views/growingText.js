// A text of several lines that is as high as its content, while its page scrolls.
import { element } from '../dom/element.js';

/** A text area over a copy of its text, which determines the height of both. */
export class GrowingText {
  constructor(className, label) {
    this.input = element('textarea', { rows: 1, 'aria-label': label, spellcheck: 'false' });
    this.element = element('div', { class: `growing-text ${className}` }, this.input);
  }

  /** Adapts the height to a changed text. */
  grow() {
    this.element.dataset.text = this.input.value;
  }
}
