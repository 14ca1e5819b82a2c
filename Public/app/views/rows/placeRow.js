// A place in a list.
import { element } from '../../dom/element.js';
import { symbolElement } from '../../dom/symbol.js';
import { ListRow } from './listRow.js';

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
