// A screen without content.
import { element } from '../dom/element.js';

/** A surface without content. Only the bar above it has a title. */
export class BlankView {
  constructor() {
    this.element = element('div', { class: 'blank' });
  }

  update() {}
  layout() {}
}
