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
    this.cancel = element('button', { class: 'search-cancel bar-button', type: 'button', 'aria-label': word('Cancel') }, word('Cancel'));
    this.element = element('div', { class: 'search-field', role: 'search' },
      element('div', { class: 'search-box' },
        element('label', {}, symbolElement('magnifyingglass'), this.input), this.clear),
      this.cancel);
    tapReturn(this.input, () => this.model.hasReturn, context);
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
    this.model = model;
    this.field.update(model);
    this.#showPlace(model.fieldHeight);
    this.#dress();
  }

  /** In a search that replaces the bar, the button that ends it shows a symbol and is as high as the field. */
  #showPlace(height) {
    const isActive = height !== undefined;
    if (this.element.classList.contains('is-active') !== isActive) this.cancel.replaceChildren(isActive ? symbolElement('xmark') : word('Cancel'));
    this.element.classList.toggle('is-active', isActive);
    if (isActive) this.element.style.setProperty('--field', `${height}px`);
  }

  #empty() {
    if (!this.#told('clear', this.model.hasClear)) this.field.text = '';
    this.input.focus();
  }

  /** Tells the app of a button, if it hears of it. */
  #told(button, isHeard) {
    if (isHeard) this.context.tap(`${this.model.id}/${button}`);
    return isHeard;
  }

  /** Ends the search, or tells the app, which then ends it. */
  #end() {
    if (this.#told('cancel', this.model.hasCancel)) return;
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
    this.cancel.hidden = !(this.model?.showsCancel ?? (hasText || document.activeElement === this.input));
  }
}
