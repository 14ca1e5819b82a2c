// The browser's focus in the fields of the app, and the app's keyboard.
import { focusIn } from '../dom/element.js';

/** The two agree: whoever spoke last has the word. */
export class FieldFocus {
  constructor(root, typing) {
    this.root = root;
    this.typing = typing;
  }

  /** The field that has the browser's focus, or null. */
  get #held() {
    const held = focusIn(this.root);
    return held?.dataset.field ? held : null;
  }

  /** The keyboard is put away. */
  letGo = () => this.#held?.blur();

  /**
   * Takes what a scene says of the keyboard. A server that begins anew has not heard of a field that is still held; a page
   * that begins anew takes the one that has the keyboard.
   */
  follow({ focus = null }, before) {
    const held = this.#held?.dataset.field ?? null;
    if (!this.typing.hearFocus(focus) || held === focus) return;
    if (!before) return this.typing.focused(held);
    if (focus === null) return this.letGo();
    this.root.querySelector(`[data-field="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true });
  }
}
