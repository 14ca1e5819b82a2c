// A strip of covers, which scrolls sideways without the server.
import { element, setLength } from '../../app/dom/element.js';
import { Keyed } from '../../app/dom/keyed.js';
import { coverElement, storyElement } from './covers.js';

/** The label of each kind of strip, and the function that makes its items. */
const kinds = {
  highlights: { label: 'Highlights', make: item => coverElement(item, `Highlight ${item.title ?? ''}`) },
  userStories: { label: 'Stories', make: item => coverElement(item, `Story of ${item.title ?? ''}`) },
  stories: { label: 'Stories', make: storyElement },
};

/** The stories above a mosaic, or the highlights of a profile or a feed. */
export class StripView {
  #items = null;
  #key = '';

  constructor() {
    this.element = element('div', { class: 'strip', role: 'group' });
    this.covers = new Keyed(this.element, id => ({ element: this.kind.make(this.#items.find(item => item.id === id)) }));
  }

  update(model) {
    const key = JSON.stringify(model);
    if (this.#key === key) return;
    this.#key = key;
    this.#items = model.items ?? [];
    this.kind = kinds[model.kind] ?? kinds.highlights;
    this.element.setAttribute('aria-label', this.kind.label);
    this.covers.show(this.#items.map(item => item.id));
  }

  /** Width of an item and the insets around it, from the pane's layout. */
  layout({ itemWidth, insets: [top, left, bottom, right] }, height) {
    setLength(this.element, '--item-width', itemWidth - left - right);
    setLength(this.element, '--item-height', height - top - bottom);
    setLength(this.element, '--strip-height', height);
    this.#inset(`${top}px ${right}px ${bottom}px ${left}px`);
  }

  #inset(insets) {
    if (this.insets === insets) return;
    this.element.style.setProperty('--item-insets', (this.insets = insets));
  }
}
