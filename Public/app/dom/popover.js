// A panel that a button opens, and that a press elsewhere or Escape closes.

/** Opens and closes `element`, which holds the button and the panel, by the class `is-open`. */
export class Popover {
  /** @param {{opened: () => void}} handlers told that the panel is there now */
  constructor(element, button, handlers) {
    this.element = element;
    this.button = button;
    this.handlers = handlers;
    button.addEventListener('click', () => this.open(!this.isOpen));
    document.addEventListener('pointerdown', event => element.contains(event.target) || this.open(false));
    document.addEventListener('keydown', event => this.#pressed(event), { capture: true });
  }

  get isOpen() {
    return this.element.classList.contains('is-open');
  }

  open(isOpen) {
    if (isOpen === this.isOpen) return;
    this.element.classList.toggle('is-open', isOpen);
    this.button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) this.handlers.opened();
  }

  /** It takes Escape before the app: it lies over everything. */
  #pressed(event) {
    if (event.key !== 'Escape' || !this.isOpen) return;
    event.preventDefault();
    this.open(false);
    this.button.focus();
  }
}
