// One calm line about the connection. It blocks nothing.
import { element, setText } from '../dom/element.js';

/** A cut shorter than this is nobody's business, in milliseconds. */
const grace = 400;

/** How long good news stays, in milliseconds. */
const readingTime = 4000;

/** A line at the bottom of the page. */
export class Notice {
  #timer = null;

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

  /** Something is going on. Shown only if it lasts. */
  wait(text) {
    this.#after(this.element.classList.contains('is-shown') ? 0 : grace, () => this.#show(text, true));
  }

  /** Something has happened. Goes away by itself. */
  tell(text) {
    this.#show(text, false);
    this.#after(readingTime, () => this.hide());
  }

  /** Something stays as it is until the page is told otherwise. */
  stay(text) {
    clearTimeout(this.#timer);
    this.#show(text, false);
  }

  hide() {
    clearTimeout(this.#timer);
    this.element.classList.remove('is-shown');
  }

  #show(text, isBusy) {
    setText(this.text, text);
    this.element.classList.add('is-shown');
    this.element.classList.toggle('is-busy', isBusy);
  }

  #after(delay, action) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(action, delay);
  }
}
