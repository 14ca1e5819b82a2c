// A layer over the rest of the stage, which the overview is, and the board.

/** Takes the rest of the stage away from the user while a layer is shown, and gives it back with the focus. */
export class StageLayer {
  #opener = null;
  #isShown = false;

  /**
   * @param {HTMLElement} element the layer, which stands on the stage
   * @param {HTMLElement} button the button that shows the layer
   */
  constructor(element, button) {
    this.element = element;
    this.button = button;
  }

  /** Takes the rest of the stage, or gives it back. */
  turn(isShown) {
    if (isShown) this.#opener = document.activeElement;
    this.#isShown = isShown;
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

  /** Whether a key closes the layer: Escape, unless the focus is in another part of the page, or a panel of the bar is open: they have their own use for the key. */
  isClosedBy({ key, target, defaultPrevented }) {
    if (!this.#isShown || key !== 'Escape' || defaultPrevented || document.querySelector('.bench-panel:is(:popover-open, [open])')) return false;
    return target === document.body || this.element.contains(target) || target.closest?.('.bench') !== null;
  }
}
