// The search field of a navigation bar. The server has its text, and searches.
import { element } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { clearButton } from './clearButton.js';
import { Field } from './field.js';
import { tapReturn } from './returnKey.js';
import { word } from './words.js';

/** A field with a button that clears it, and one that ends the search. */
export class SearchField {
  constructor(context) {
    this.context = context;
    this.input = element('input', { type: 'search', enterkeyhint: 'search', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' });
    this.clear = clearButton(() => this.#empty());
    this.cancel = element('button', { class: 'search-cancel bar-button', type: 'button' }, word('Cancel'));
    this.element = element('div', { class: 'search-field', role: 'search' },
      element('div', { class: 'search-box' },
        element('label', {}, symbolElement('magnifyingglass'), this.input), this.clear),
      this.cancel);
    tapReturn(this.input, () => this.hasReturn, context);
    this.input.addEventListener('keydown', event => this.#pressed(event));
    this.field = new Field(this.input, context.typing, () => this.#dress());
    for (const name of ['focus', 'blur']) this.input.addEventListener(name, () => this.#dress());
    this.cancel.addEventListener('click', () => this.#end());
    // The field keeps the focus while the user presses the button.
    this.cancel.addEventListener('pointerdown', event => event.preventDefault());
    this.#dress();
  }

  update(model) {
    this.input.setAttribute('aria-label', model.placeholder);
    this.hasReturn = model.hasReturn === true;
    this.hasClear = model.hasClear === true;
    this.hasCancel = model.hasCancel === true;
    this.showsCancel = model.showsCancel;
    this.field.update(model);
    this.#dress();
  }

  #empty() {
    if (this.hasClear) this.context.tap(`${this.field.id}/clear`);
    else this.field.text = '';
    this.input.focus();
  }

  /** Ends the search, or tells the app, which then ends it. */
  #end() {
    if (this.hasCancel) {
      this.context.tap(`${this.field.id}/cancel`);
      return;
    }
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
    this.cancel.hidden = !(this.showsCancel ?? (hasText || document.activeElement === this.input));
  }
}
