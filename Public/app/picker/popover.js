// A panel that belongs to a button. A press outside it, or Escape, closes it.

/** Opens and closes a panel by the class `is-open` of `element`, which contains the button and the panel. */
export class Popover {
  /** @param {{opened: () => void}} handlers `opened` is called when the panel opens */
  constructor(element, button, handlers) {
    this.element = element;
    this.button = button;
    this.handlers = handlers;
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

  /** Closes the panel on Escape. The panel lies over everything, so it handles the key before the app. */
  #pressed(event) {
    if (event.key !== 'Escape' || !this.isOpen) return;
    event.preventDefault();
    this.open(false);
    this.button.focus();
  }
}
