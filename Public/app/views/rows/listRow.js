// The base of all rows of a list.
import { element, markSelected } from '../../dom/element.js';

/** A row that is a button, unless it is another element. A subclass fills it. It is filled again only when its model has changed. */
export class ListRow {
  #model = null;

  constructor(id, kind, tag = 'button') {
    this.element = element(tag, { class: `list-row is-${kind}-row`, type: tag === 'button' && tag, 'data-id': id });
  }

  /**
   * Draws the content of the row. Each subclass overrides this method.
   *
   * @param {any} _model
   */
  fill(_model) {}

  update(model, { isSelected, isFirst, isLast }) {
    if (this.#model !== model) this.fill((this.#model = model));
    this.#mark('isSelected', isSelected, () => markSelected(this.element, isSelected));
    this.#mark('isFirst', isFirst, () => this.element.classList.toggle('is-first', isFirst));
    this.#mark('isLast', isLast, () => this.element.classList.toggle('is-last', isLast));
  }

  #mark(name, value, act) {
    if (this[name] === value) return;
    this[name] = value;
    act();
  }
}
