// A notice about the connection or the address.
import { element, setText } from '../dom/element.js';

/** The time, in milliseconds, for which an interruption must last before it is shown. */
const grace = 400;

/** The time, in milliseconds, for which a notice stays, and the longest for an explanation. */
const [readingTime, longReadingTime] = [4000, 12_000];

/** The milliseconds in which a letter of an explanation is read. */
const letterTime = 50;

/** A text below the page's bar, or at the bottom of an embedded page. It stays while the pointer is on it, and a click closes it. */
export class Notice {
  #timer = null;
  /** The time after which the text disappears by itself, or 0 for one that stays. */
  #time = 0;
  #awaited = '';

  /** @param {Element} stage the element to which it is added */
  constructor(stage) {
    this.text = element('span');
    this.element = element(
      'div',
      { class: 'notice', role: 'status', 'aria-live': 'polite' },
      element('i', { class: 'spinner', 'aria-hidden': 'true' }),
      this.text,
    );
    this.element.addEventListener('click', () => this.hide());
    this.element.addEventListener('pointerenter', () => clearTimeout(this.#timer));
    this.element.addEventListener('pointerleave', () => this.#leave(this.#time));
    stage.append(this.element);
  }

  /** Says that something is going on. The text is shown only if this lasts, and a later text replaces it. */
  wait(text) {
    if (this.element.classList.contains('is-shown')) return this.stay(text, true);
    this.#awaited = text;
    this.#timer ??= setTimeout(() => this.stay(this.#awaited, true), grace);
  }

  /** Says that something has happened. The text disappears by itself. */
  tell(text, time = readingTime) {
    this.stay(text);
    this.#leave(time);
  }

  #leave(time) {
    this.#time = time;
    clearTimeout(this.#timer);
    if (time) this.#timer = setTimeout(() => this.hide(), time);
  }

  /** Explains why something is not as the user asked for. */
  explain(text) {
    this.tell(text, Math.min(longReadingTime, readingTime + text.length * letterTime));
  }

  /** Explains what would end the app on a device, in the colour of a fault. */
  alarm(text) {
    this.explain(text);
    this.element.classList.add('is-fault');
  }

  /** Shows a text until something else replaces it. */
  stay(text, isBusy = false) {
    this.#forget();
    setText(this.text, text);
    this.element.classList.add('is-shown');
    this.element.classList.toggle('is-busy', isBusy);
    this.element.classList.remove('is-fault');
  }

  hide() {
    this.#forget();
    this.element.classList.remove('is-shown', 'is-busy');
  }

  #forget() {
    clearTimeout(this.#timer);
    [this.#timer, this.#time] = [null, 0];
  }
}
