// A screen without content.
import { element } from '../dom/element.js';

/** A surface and nothing else: only the bar above it says what it is. */
export class BlankView {
  constructor() {
    this.element = element('div', { class: 'blank' });
  }

  update() {}
  layout() {}
}
