// The bar in which the user types what to find.
import { element, setText } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';

/** The time without a key, in milliseconds, after which the page begins to look for what was typed. */
const pause = 200;

const button = (label, symbol, act) => {
  const made = element('button', { type: 'button', class: 'find-button', 'aria-label': label, title: label }, symbolElement(symbol));
  made.addEventListener('click', act);
  return made;
};

export class FindBar {
  #timer = 0;
  #before = null;
  #mark = new CSSStyleSheet();

  /** @param {import('./search.js').Search} search */
  constructor(search) {
    this.search = search;
    this.input = element('input', { type: 'search', class: 'find-input', 'aria-label': 'Find a row', placeholder: 'Find a row', maxlength: '256', autocomplete: 'off', spellcheck: 'false' });
    this.status = element('span', { class: 'find-status', role: 'status' });
    this.element = element('search', { class: 'find-bar', hidden: '' }, this.input, this.status,
      button('Previous row', 'chevron.down', () => this.#look(true)), button('Next row', 'chevron.down', () => this.#look(false)),
      button('Close', 'xmark', () => this.close()));
    this.input.addEventListener('input', () => this.#typed());
    this.element.addEventListener('keydown', event => this.#pressed(event));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#mark];
  }

  /** Whether the bar has the keyboard. */
  get isTyped() {
    return document.activeElement === this.input;
  }

  open() {
    if (this.element.hidden) this.#before = document.activeElement;
    this.element.hidden = false;
    this.input.focus();
    this.input.select();
  }

  /** Hides the bar. The row that was found last has the focus then, or else what had it before. */
  close() {
    clearTimeout(this.#timer);
    this.element.hidden = true;
    this.#show(null);
    setText(this.status, '');
    const { found } = this.search;
    this.search.end();
    (found?.list.rowOf(found.row) ?? this.#before)?.focus({ preventScroll: true });
  }

  #typed() {
    clearTimeout(this.#timer);
    this.search.end();
    if (!this.input.value.trim()) {
      this.#show(null);
      return setText(this.status, '');
    }
    this.#timer = setTimeout(() => this.#look(false), pause);
  }

  #look(backwards) {
    clearTimeout(this.#timer);
    const text = this.input.value.trim();
    if (text) this.search.look(text, backwards, (...answer) => this.#report(...answer));
  }

  #report(found, searched, isOver) {
    if (this.element.hidden) return;
    if (isOver) this.#show(found);
    setText(this.status, this.#words(found, searched, isOver));
  }

  #words(found, searched, isOver) {
    if (found) return 'Found';
    return isOver ? 'No row has this text' : `${searched.toLocaleString('en')} rows looked at…`;
  }

  /** Marks a row, also when it comes into the page later. */
  #show(found) {
    this.#mark.replaceSync(found ? `.app-window [data-id="${CSS.escape(found.row)}"] { outline: 3px solid #f5a623; outline-offset: -3px; }` : '');
  }

  #pressed(event) {
    if (event.key === 'Enter' && event.target === this.input) {
      event.preventDefault();
      this.#look(event.shiftKey);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      this.close();
    }
  }
}
