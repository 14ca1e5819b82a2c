// A place in a list.
import { element } from '../../app/dom/element.js';
import { symbolElement } from '../../app/dom/symbol.js';
import { ListRow } from '../../app/views/rows/listRow.js';

export class PlaceRow extends ListRow {
  constructor(id) {
    super(id, 'place');
  }

  fill({ title, subtitle, detail, image, category }) {
    this.element.setAttribute('aria-label', `${title}, ${subtitle}, ${detail}`);
    this.element.replaceChildren(
      element('span', { class: `place-mark is-${category}` }, symbolElement(image)),
      element('span', { class: 'row-title' }, title),
      element('span', { class: 'row-subtitle' }, subtitle),
      element('span', { class: 'row-detail' }, detail));
  }
}
