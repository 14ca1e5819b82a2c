// The texts that the user types into the app's fields, and the field that has the keyboard. Pure.
import { Newest } from './newest.js';

const sameText = (a, b) => a.text === b.text;
const sameTarget = (a, b) => a.target === b.target;

/**
 * Keeps the texts of the browser and the server in step. While the user types, the page is ahead. An older text in an
 * answer is then not shown.
 */
export class Typing {
  #texts = new Map();
  #focus = new Newest(sameTarget);

  /** @param {() => void} changed called when there is something to send */
  constructor(changed) {
    this.changed = changed;
  }

  /** Notes the new text of a field. */
  typed(field, text) {
    this.#streamOf(field).offer({ text });
    this.changed();
  }

  /** Notes the field that has the browser's focus, or null for none. */
  focused(field) {
    this.#focus.offer({ target: field });
    this.changed();
  }

  /** Notes that the server has refused a text. The field keeps the text until the user changes it. */
  refused(field, text) {
    this.#streamOf(field).refused({ text });
  }

  /** Takes the text of a scene and returns it, or null while the user's text is newer, or was refused. */
  hear(field, text) {
    const stream = this.#streamOf(field);
    if (stream.isBusy || stream.isRefused) return null;
    stream.reset({ text });
    return text;
  }

  /** Takes the field that has the keyboard in a scene. Returns whether the scene has the newest state. */
  hearFocus(field) {
    if (this.#focus.isBusy) return false;
    this.#focus.reset({ target: field });
    return true;
  }

  /** Drops all texts and the focus. */
  clear() {
    this.#texts.clear();
    this.#focus.reset(undefined);
  }

  /** Whether a typed text has not been sent. */
  get isWaiting() {
    return this.streams.some(([, stream]) => stream.isWaiting);
  }

  /** The streams of texts, as pairs of a field and its stream. */
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
