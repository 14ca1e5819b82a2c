// A field of the app, which is an input of the browser. The server keeps its text.
import { leaveField } from './leaveField.js';

/** The greatest length of a text. More would not fit into one message to the server. */
const most = 10000;

/** Whether an element, or null, is outside the windows of apps. */
const isTool = target => target !== null && !target.closest('.app-window');

/**
 * Makes an input a field of the app. The input has the field's id, so that the field with the keyboard can be found.
 */
export class Field {
  #isPressed = false;

  /**
   * @param {import('../wire/typing.js').Typing} typing
   * @param {() => void} changed is called after every change of the text
   */
  constructor(input, typing, changed = () => {}) {
    this.input = input;
    this.typing = typing;
    this.changed = changed;
    input.maxLength = most;
    input.addEventListener('input', () => this.#typed());
    input.addEventListener('pointerdown', () => this.#press());
    input.addEventListener('focus', () => this.#held());
    input.addEventListener('blur', event => this.#left(event));
    input.addEventListener('keydown', event => this.#pressed(event));
  }

  get id() {
    return this.input.dataset.field;
  }

  /** Takes the server's text, unless the user has typed since. An equal text keeps its cursor. */
  update({ id, text, placeholder = '' }) {
    this.input.dataset.field = id;
    this.input.placeholder = placeholder;
    const heard = this.typing.hear(id, text);
    if (heard === null || heard === this.input.value) return;
    this.input.value = heard;
    this.changed();
  }

  get text() {
    return this.input.value;
  }

  /** Changes the text, as if the user had typed it. */
  set text(text) {
    this.input.value = text;
    this.#typed();
  }

  #typed() {
    this.typing.typed(this.id, this.text);
    this.changed();
  }

  /**
   * Requests the keyboard at the end of a press, because it can move the field from under a finger that selects text.
   */
  #press() {
    this.#isPressed = true;
    const release = new AbortController();
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, () => this.#release(release), { signal: release.signal });
  }

  #release(listening) {
    listening.abort();
    this.#isPressed = false;
    if (document.activeElement === this.input) this.#held();
  }

  #held() {
    if (!this.#isPressed) this.typing.focused(this.id);
  }

  /**
   * Handles the loss of the focus. The field keeps the keyboard if the user leaves the browser for another program, or the app for
   * a tool of the page, which is no part of the device. A field that gets the focus next reports that itself.
   */
  #left({ relatedTarget }) {
    if (document.activeElement === this.input || relatedTarget?.dataset.field || isTool(relatedTarget)) return;
    this.typing.focused(null);
  }

  /** Leaves the field on Escape, which has no other effect then. */
  #pressed(event) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leaveField(this.input);
  }
}
