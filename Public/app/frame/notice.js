// A notice about the connection or the address. It blocks nothing.
import { element, setHidden, setText } from '../dom/element.js';

/** The time, in milliseconds, for which an interruption must last before it is shown. */
const grace = 400;

/** The time, in milliseconds, for which a notice stays, and the longest for an explanation. */
const [readingTime, longReadingTime] = [4000, 8000];

/** The least height of a line that is cut off, in points. */
const lineHeight = 9;

/** The milliseconds in which a letter of an explanation is read. */
const letterTime = 50;

/** A line in the bar in place of the caption, or at the bottom of an embedded page. */
export class Notice {
  #timer = null;
  #awaited = '';

  constructor(stage) {
    this.text = element('span');
    /** The button for a text that is longer than the bar is high. It opens the text below the bar, and closes it there. */
    this.more = element('button', { type: 'button', class: 'notice-more', hidden: true });
    this.more.addEventListener('click', () => this.#read());
    this.element = element(
      'div',
      { class: 'notice', role: 'status', 'aria-live': 'polite' },
      element('i', { class: 'spinner', 'aria-hidden': 'true' }),
      this.text,
      this.more,
    );
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
    this.#timer = setTimeout(() => this.hide(), time);
  }

  /** Explains why something is not as the user asked for. */
  explain(text) {
    this.tell(text, Math.min(longReadingTime, readingTime + text.length * letterTime));
  }

  /** Shows a text until something else replaces it. */
  stay(text, isBusy = false) {
    this.#forget();
    setText(this.text, text);
    this.element.classList.add('is-shown');
    this.element.classList.toggle('is-busy', isBusy);
    // In a frame, whose layout comes anyway.
    requestAnimationFrame(() => setHidden(this.more, this.text.scrollHeight < this.text.clientHeight + lineHeight));
  }

  hide() {
    this.#forget();
    this.element.classList.remove('is-shown', 'is-busy');
  }

  /** Opens the whole text, which then stays, or ends the notice. */
  #read() {
    if (this.element.classList.contains('is-open')) return this.hide();
    clearTimeout(this.#timer);
    this.element.classList.add('is-open');
    setText(this.more, 'Close');
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#timer = null;
    this.element.classList.remove('is-open');
    setText(this.more, 'More');
    setHidden(this.more, true);
  }
}
