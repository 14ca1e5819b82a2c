// Keeps the browser's focus in the app's fields, and the app's keyboard, in step.
import { focusIn } from '../dom/element.js';
import { leaveField } from '../views/leaveField.js';

/**
 * The field with the browser's focus and the field with the keyboard. The one that changed last determines the other.
 */
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

  /** The element of a field, or null. */
  fieldOf = id => this.root.querySelector(`[data-field="${CSS.escape(id)}"]`);

  /** Takes the focus away from the field, when the keyboard is dismissed. */
  letGo = () => {
    const held = this.#held;
    if (held) leaveField(held);
  };

  /**
   * Follows the keyboard of a scene. A server that has begun anew does not know of a field with the browser's focus, so
   * the page tells it. A field that gets the keyboard also gets the browser's focus. One that keeps the keyboard takes
   * the focus back from another field, which was refused, and not from a tool of the page.
   */
  follow({ focus = null }, before) {
    const held = this.#held?.dataset.field ?? null;
    if (!this.typing.hearFocus(focus) || held === focus) return;
    if (!before) return this.typing.focused(held);
    if (focus === null) return this.letGo();
    if (held || focus !== before.focus) this.fieldOf(focus)?.focus({ preventScroll: true });
  }
}
