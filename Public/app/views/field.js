// A field of the app: a real input of the browser, whose text the server keeps.

/** More would not fit into one message to the server. */
const most = 10000;

/** Gives an input to a field. Its id says which one it is of, so that what has the keyboard can be found. */
export class Field {
  /** @param {import('../wire/typing.js').Typing} typing  @param {() => void} changed told of every change of the text */
  constructor(input, typing, changed = () => {}) {
    Object.assign(this, { input, typing, changed });
    input.maxLength = most;
    input.addEventListener('input', () => this.#typed());
    input.addEventListener('focus', () => typing.focused(this.id));
    input.addEventListener('blur', () => this.#left());
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

  /** A browser that is left for another program keeps its focus, and the app its keyboard. */
  #left() {
    if (document.activeElement !== this.input) this.typing.focused(null);
  }

  /** Escape lets go of the keyboard, and nothing else with it. */
  #pressed(event) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    this.input.blur();
  }
}
