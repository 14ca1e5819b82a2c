// The search field of a navigation bar. The server has its text, and searches.
import { element } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { Field } from './field.js';
import { tapReturn } from './returnKey.js';
import { word } from './words.js';

const button = (name, label, ...content) => element('button', { class: name, type: 'button', 'aria-label': label }, ...content);

/** A field with a button that clears it, and one that ends the search. */
export class SearchField {
  constructor(context) {
    this.input = element('input', { type: 'search', enterkeyhint: 'search', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' });
    this.clear = button('search-clear', word('Clear text'), symbolElement('xmark.circle.fill'));
    this.cancel = button('search-cancel bar-button', word('Cancel'), word('Cancel'));
    this.element = element('div', { class: 'search-field', role: 'search' },
      element('div', { class: 'search-box' },
        element('label', {}, symbolElement('magnifyingglass'), this.input), this.clear),
      this.cancel);
    tapReturn(this.input, () => this.hasReturn, context);
    this.input.addEventListener('keydown', event => this.#pressed(event));
    this.field = new Field(this.input, context.typing, () => this.#dress());
    for (const name of ['focus', 'blur']) this.input.addEventListener(name, () => this.#dress());
    this.clear.addEventListener('click', () => this.#empty());
    this.cancel.addEventListener('click', () => this.#end());
    // The field keeps the focus while the user presses its buttons.
    for (const one of [this.clear, this.cancel]) one.addEventListener('pointerdown', event => event.preventDefault());
    this.#dress();
  }

  update(model) {
    this.input.setAttribute('aria-label', model.placeholder);
    this.hasReturn = model.hasReturn === true;
    this.field.update(model);
  }

  #empty() {
    this.field.text = '';
    this.input.focus();
  }

  #end() {
    this.field.text = '';
    this.input.blur();
  }

  /** Ends a search on Escape, which has no other effect then. */
  #pressed(event) {
    if (event.key === 'Enter') this.input.blur();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.#end();
  }

  #dress() {
    const hasText = this.input.value !== '';
    this.clear.hidden = !hasText;
    this.cancel.hidden = !hasText && document.activeElement !== this.input;
  }
}
