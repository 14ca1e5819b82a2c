// A strip of circular covers that scrolls sideways on the page alone.
import { element, setLength } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';
import { pictureElement } from '../dom/picture.js';

function coverElement(item) {
  const ring = element('span', { class: `ring is-${item.border ?? 'plain'}` }, pictureElement(item.image));
  const label = element('span', { class: 'cover-label' }, item.title ?? '');
  return { element: element(
    'button',
    { class: 'cover', type: 'button', 'data-id': item.id, 'aria-label': `Highlight ${item.title ?? ''}` },
    ring,
    label,
  ) };
}

/** The highlights of a profile, or of a feed. */
export class StripView {
  #items = null;

  constructor() {
    this.element = element('div', { class: 'strip', role: 'list', 'aria-label': 'Highlights' });
    this.covers = new Keyed(this.element, id => coverElement(this.#items.find(item => item.id === id)));
  }

  update(model) {
    if (this.#items === model.items) return;
    this.#items = model.items ?? [];
    this.covers.show(this.#items.map(item => item.id));
  }

  /** Width of an item and the inset around it, from the pane's layout. */
  layout({ itemWidth, inset }, height) {
    setLength(this.element, '--item-width', itemWidth);
    setLength(this.element, '--item-inset', inset);
    setLength(this.element, '--strip-height', height);
  }
}
