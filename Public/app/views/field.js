// A field of the app: a real input of the browser, whose text the server keeps.

/** More would not fit into one message to the server. */
const most = 10000;

/** Gives an input to a field. Its id says which one it is of, so that what has the keyboard can be found. */
export class Field {
  #isPressed = false;

  /** @param {import('../wire/typing.js').Typing} typing  @param {() => void} changed told of every change of the text */
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

  /** Takes what the server says, unless somebody has typed since; a text that is the same keeps its cursor. */
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

  /** Changes the text as typing does. */
  set text(text) {
    this.input.value = text;
    this.#typed();
  }

  #typed() {
    this.typing.typed(this.id, this.text);
    this.changed();
  }

  /** The keyboard comes when the press is over: it may move the field from under a hand that selects in it. */
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
   * A browser that is left for another program keeps its focus, and the app its keyboard; a field that has the focus next
   * says so itself.
   */
  #left({ relatedTarget }) {
    if (document.activeElement !== this.input && !relatedTarget?.dataset.field) this.typing.focused(null);
  }

  /** Escape lets go of the keyboard, and nothing else with it. */
  #pressed(event) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    this.input.blur();
  }
}
