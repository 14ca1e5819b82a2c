// A cell of a grid or a mosaic: a picture to tap.
import { element, place } from '../../app/dom/element.js';
import { Thumbnail } from '../../app/dom/thumbnail.js';

/** A cell, which keeps its elements when its size changes. */
export class CellView {
  #isSelected = false;

  constructor({ id, image, title }) {
    this.id = id;
    this.picture = new Thumbnail(image);
    this.element = element('button', { class: 'cell moves', type: 'button', 'data-id': id, 'aria-label': title ?? id }, this.picture.element);
  }

  /** @param {{x: number, y: number, width: number, height: number}} frame in points */
  layout({ x, y, width, height }, isSelected) {
    place(this.element, x, y, width, height);
    this.picture.fit(Math.max(width, height));
    if (this.#isSelected === isSelected) return;
    this.#isSelected = isSelected;
    this.element.toggleAttribute('data-selected', isSelected);
  }
}
