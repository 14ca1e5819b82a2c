// A layer over the rest of the stage, which the overview is, and the board.

/** Takes the rest of the stage away from the user while a layer is shown, and gives it back with the focus. Escape closes the layer. */
export class StageLayer {
  #opener = null;
  #isShown = false;
  /** The inspector stands beside the layer, and the windows of the board have apps. */
  after = '.app-window, .tools';

  /**
   * @param {HTMLElement} element the layer, which stands on the stage
   * @param {HTMLElement} button the button that shows the layer
   * @param {import('../panels/opened.js').Opened} opened
   * @param {() => void} close
   */
  constructor(element, button, opened, close) {
    this.element = element;
    this.button = button;
    this.opened = opened;
    this.close = close;
  }

  /** Takes the rest of the stage, or gives it back. */
  turn(isShown) {
    if (isShown) this.#opener = document.activeElement;
    this.#isShown = isShown;
    this.opened.note(this, isShown);
    this.cover();
  }

  /** Covers what has come onto the stage since. */
  cover() {
    const isCovered = other => this.#isShown && other !== this.element;
    for (const other of this.element.parentElement.children) other.toggleAttribute('inert', isCovered(other));
  }

  /** Gives the focus to the element that had it before, or else to the button. */
  giveFocusBack() {
    const opener = this.#opener;
    const isUsable = opener?.isConnected && opener !== document.body && opener.checkVisibility();
    (isUsable ? opener : this.button).focus({ preventScroll: true });
    this.#opener = null;
  }
}
