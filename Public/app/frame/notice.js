// One calm line about the connection. It blocks nothing.
import { element, setText } from '../dom/element.js';

/** A cut shorter than this is nobody's business, in milliseconds. */
const grace = 400;

/** How long good news stays, and how long an explanation, in milliseconds. */
const [readingTime, longReadingTime] = [4000, 12000];

/** A line at the bottom of the page. */
export class Notice {
  #timer = null;
  #awaited = '';

  constructor(stage) {
    this.text = element('span');
    this.element = element(
      'div',
      { class: 'notice', role: 'status', 'aria-live': 'polite' },
      element('i', { class: 'spinner', 'aria-hidden': 'true' }),
      this.text,
    );
    stage.append(this.element);
  }

  /** Something is going on. Shown only if it lasts, whatever else is said about it meanwhile. */
  wait(text) {
    if (this.element.classList.contains('is-shown')) return this.stay(text, true);
    this.#awaited = text;
    this.#timer ??= setTimeout(() => this.stay(this.#awaited, true), grace);
  }

  /** Something has happened. Goes away by itself. */
  tell(text, time = readingTime) {
    this.stay(text);
    this.#timer = setTimeout(() => this.hide(), time);
  }

  /** Something is not as it was asked for. */
  explain(text) {
    this.tell(text, longReadingTime);
  }

  /** Something stays as it is until the page is told otherwise. */
  stay(text, isBusy = false) {
    this.#forget();
    setText(this.text, text);
    this.element.classList.add('is-shown');
    this.element.classList.toggle('is-busy', isBusy);
  }

  hide() {
    this.#forget();
    this.element.classList.remove('is-shown', 'is-busy');
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#timer = null;
  }
}
