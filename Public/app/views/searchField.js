// The search field of a navigation bar. What is typed stays on the page: no scene searches.
import { element } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';

const button = (name, label, ...content) => element('button', { class: name, type: 'button', 'aria-label': label }, ...content);

/** A real input, with a button that empties it and one that ends the search. */
export class SearchField {
  constructor() {
    this.input = element('input', { type: 'search', enterkeyhint: 'search', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' });
    this.clear = button('search-clear', 'Clear text', symbolElement('xmark.circle.fill'));
    this.cancel = button('search-cancel bar-button', 'Cancel', 'Cancel');
    this.element = element('div', { class: 'search-field', role: 'search' },
      element('div', { class: 'search-box' },
        element('label', {}, symbolElement('magnifyingglass'), this.input), this.clear),
      this.cancel);
    for (const name of ['input', 'focus', 'blur']) this.input.addEventListener(name, () => this.#dress());
    this.input.addEventListener('keydown', event => this.#pressed(event));
    this.clear.addEventListener('click', () => this.#empty());
    this.cancel.addEventListener('click', () => this.#end());
    // The field keeps the focus while its buttons are pressed.
    for (const one of [this.clear, this.cancel]) one.addEventListener('pointerdown', event => event.preventDefault());
    this.#dress();
  }

  update({ placeholder }) {
    this.input.placeholder = placeholder;
    this.input.setAttribute('aria-label', placeholder);
  }

  /** What was typed. */
  get text() {
    return this.input.value;
  }

  set text(text) {
    this.input.value = text;
    this.#dress();
  }

  #empty() {
    this.text = '';
    this.input.focus();
  }

  #end() {
    this.text = '';
    this.input.blur();
  }

  /** Escape ends a search that is under way, and nothing else with it. */
  #pressed(event) {
    if (event.key === 'Enter') this.input.blur();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.#end();
  }

  #dress() {
    const hasText = this.text !== '';
    this.clear.hidden = !hasText;
    this.cancel.hidden = !hasText && document.activeElement !== this.input;
  }
}
