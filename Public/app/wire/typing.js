// What is typed into the app's fields, and which of them has the keyboard. Pure.
import { Newest } from './newest.js';

const sameText = (a, b) => a.text === b.text;
const sameTarget = (a, b) => a.target === b.target;

/**
 * The browser types and the server keeps the texts. While somebody types the page is ahead: an answer that is on its way
 * says an older text, and is not shown.
 */
export class Typing {
  #texts = new Map();
  #focus = new Newest(sameTarget);

  /** @param {() => void} changed there is something to send */
  constructor(changed) {
    this.changed = changed;
  }

  /** A field has this text now. */
  typed(field, text) {
    this.#streamOf(field).offer({ text });
    this.changed();
  }

  /** A field has the browser's focus; null is none of them. */
  focused(field) {
    this.#focus.offer({ target: field });
    this.changed();
  }

  /** A scene says this text. Returns it, or null while what was typed is newer. */
  hear(field, text) {
    const stream = this.#streamOf(field);
    if (stream.isBusy) return null;
    stream.reset({ text });
    return text;
  }

  /** A scene says which field has the keyboard. Returns whether that is the last word on it. */
  hearFocus(field) {
    if (this.#focus.isBusy) return false;
    this.#focus.reset({ target: field });
    return true;
  }

  /** All fields are gone. */
  clear() {
    this.#texts.clear();
    this.#focus.reset(undefined);
  }

  /** Whether the server has yet to hear of something that was typed. */
  get isWaiting() {
    return this.streams.some(([, stream]) => stream.isWaiting);
  }

  /** Texts to send, as pairs of a field and its stream. */
  get streams() {
    return [...this.#texts];
  }

  get focus() {
    return this.#focus;
  }

  #streamOf(field) {
    if (!this.#texts.has(field)) this.#texts.set(field, new Newest(sameText));
    return this.#texts.get(field);
  }
}
