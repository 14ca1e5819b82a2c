// A panel that belongs to a button in the page's bar. A press outside it, Escape, or a resize of the browser's window closes it, as
// it closes a menu of the system. A panel that a user watches during a resize is a `DockedPanel`.

/** The least distance of a panel from the edges of the browser's window, in points. */
const margin = 8;

/** Opens and closes a panel, which is a popover of the browser over the page. */
export class Popover {
  /**
   * @param {{element: HTMLElement, button: HTMLElement, panel: HTMLElement}} parts the element has the button
   * @param {() => void} opened is called when the panel opens
   */
  constructor({ element, button, panel }, opened = () => {}) {
    this.element = element;
    // Older types of the DOM have no popovers.
    this.button = /** @type {any} */ (button);
    this.panel = /** @type {any} */ (panel);
    this.opened = opened;
    panel.classList.add('bench-panel');
    this.prepare();
  }

  get isOpen() {
    return this.panel.matches(':popover-open, [open]');
  }

  open(isOpen) {
    if (isOpen === this.isOpen) return;
    if (isOpen) this.#stand();
    this.show(isOpen);
    this.#mark(isOpen);
    if (isOpen) this.opened();
  }

  show(isOpen) {
    this.panel.togglePopover(isOpen);
    if (isOpen) this.#center();
  }

  toggle() {
    this.open(!this.isOpen);
  }

  /** For a press on the button, the browser would close the popover, and the button open it again, if the two did not belong together. */
  prepare() {
    this.panel.popover = 'auto';
    this.button.popoverTargetElement = this.panel;
    this.button.addEventListener('click', event => event.preventDefault());
    this.panel.addEventListener('beforetoggle', ({ newState }) => this.#mark(newState === 'open'));
    document.addEventListener('keydown', event => this.#pressed(event), { capture: true });
    addEventListener('resize', () => this.open(false));
  }

  #mark(isOpen) {
    this.button.setAttribute('aria-expanded', String(isOpen));
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

  /** Puts the panel where it comes after its button for the keyboard, or after the menu that has the button. */
  #stand() {
    const before = this.#isInMenu ? document.querySelector('.more') : this.element;
    if (this.panel.previousElementSibling !== before) before.after(this.panel);
  }

  /** Places the panel below the button. The style sheet keeps it inside the browser's window, whatever its size is later. */
  #center() {
    const [button, width] = [this.#anchor.getBoundingClientRect(), this.panel.offsetWidth];
    const middle = button.left + (button.width - width) / 2;
    this.panel.style.left = `max(${margin}px, min(${middle}px, 100% - ${width + margin}px))`;
  }

  /** Closes the panel on Escape, which the panel handles before the app. */
  #pressed(event) {
    if (event.key !== 'Escape' || !this.isOpen) return;
    event.preventDefault();
    this.leave();
  }

  /** Closes the panel, and gives the focus back. */
  leave() {
    this.open(false);
    this.#anchor.focus();
  }
}
