// The detail before anything is selected: a mark in the middle.
import { element, setLength } from '../dom/element.js';
import { pictureElement } from '../dom/picture.js';

/** The mark, which UIKit centres in the whole view and not in the safe area. */
export class EmptyDetailView {
  #model = null;

  constructor() {
    this.element = element('div', { class: 'empty-detail' });
  }

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    setLength(this.element, '--mark', model.size);
    this.element.replaceChildren(pictureElement(model.image, 'Nothing selected'));
  }

  layout(pane) {
    const [, left, , right] = pane.safeArea ?? [0, 0, 0, 0];
    this.element.style.padding = `0 ${right}px 0 ${left}px`;
  }
}
