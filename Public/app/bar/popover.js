// A panel that belongs to a button in the page's bar. A press outside it, or Escape, closes it.
//
// It is no popover of the browser, because Chromium lays out a page twice at every resize while one is open.

/** The least distance of a panel from the edges of the browser's window, in points. */
const margin = 8;

/** Opens and closes a panel over the page. The class `is-open` of `element`, which has the button, says whether it is open. */
export class Popover {
  /**
   * @param {{element: HTMLElement, button: HTMLElement, panel: HTMLElement}} parts
   * @param {() => void} opened is called when the panel opens
   */
  constructor({ element, button, panel }, opened = () => {}) {
    this.element = element;
    this.button = button;
    this.panel = panel;
    this.opened = opened;
    panel.classList.add('bench-panel');
    document.addEventListener('pointerdown', event => this.#isOutside(event.target) && this.open(false));
    document.addEventListener('keydown', event => this.#pressed(event), { capture: true });
  }

  get isOpen() {
    return this.element.classList.contains('is-open');
  }

  open(isOpen) {
    if (isOpen === this.isOpen) return;
    this.element.classList.toggle('is-open', isOpen);
    this.panel.classList.toggle('is-open', isOpen);
    if (isOpen) this.#stand();
    this.button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) this.opened();
  }

  toggle() {
    this.open(!this.isOpen);
  }

  #isOutside(target) {
    return !this.element.contains(target) && !this.panel.contains(target);
  }

  /** Whether the bar has no room for the button, which is in its menu. */
  get #isInMenu() {
    return this.button.closest('.more-panel') !== null;
  }

  /**
   * The button that stands for this one in the bar.
   *
   * @returns {HTMLElement}
   */
  get #anchor() {
    return this.#isInMenu ? document.querySelector('.more-button') : this.button;
  }

  /** Places the panel below the button. The style sheet keeps it inside the browser's window, whatever its size is later. */
  #stand() {
    if (this.#isInMenu) document.querySelector('.bench').append(this.panel);
    else this.element.append(this.panel);
    const [button, width] = [this.#anchor.getBoundingClientRect(), this.panel.offsetWidth];
    const middle = button.left + (button.width - width) / 2;
    this.panel.style.left = `max(${margin}px, min(${middle}px, 100% - ${width + margin}px))`;
  }

  /** Closes the panel on Escape. The panel lies over everything, so it handles the key before the app. */
  #pressed(event) {
    if (event.key !== 'Escape' || !this.isOpen) return;
    event.preventDefault();
    this.open(false);
    this.#anchor.focus();
  }
}
