// Handles that the user drags.

/** Reports the distance of a drag, in the browser's points. Escape cancels the drag, and has no other effect then. */
export class Hold {
  #hold = null;

  /** @param {{began: () => void, moved: (dx: number, dy: number) => void, ended: () => void, cancelled: () => void}} handle */
  constructor(element, handle) {
    this.element = element;
    this.handle = handle;
    element.addEventListener('pointerdown', event => this.#began(event));
    element.addEventListener('pointermove', event => this.#moved(event));
    element.addEventListener('pointerup', event => this.#ended(event));
    element.addEventListener('pointercancel', event => this.#cancelled(event));
  }

  get isHeld() {
    return this.#hold !== null;
  }

  /** Takes a drag that begins elsewhere. */
  take(event) {
    this.#began(event);
  }

  #began(event) {
    if (!event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    this.element.focus({ preventScroll: true, focusVisible: false });
    this.element.setPointerCapture(event.pointerId);
    this.#hold = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    this.element.classList.add('is-held');
    document.addEventListener('keydown', this.#escaped, { capture: true });
    this.handle.began();
  }

  #moved(event) {
    if (this.#hold?.pointer === event.pointerId) this.handle.moved(event.clientX - this.#hold.x, event.clientY - this.#hold.y);
  }

  #ended(event) {
    if (this.#hold?.pointer !== event.pointerId) return;
    this.#letGo();
    this.handle.ended();
  }

  #cancelled(event) {
    if (this.#hold?.pointer !== event.pointerId) return;
    this.#letGo();
    this.handle.cancelled();
  }

  #letGo() {
    this.#hold = null;
    this.element.classList.remove('is-held');
    document.removeEventListener('keydown', this.#escaped, { capture: true });
  }

  #escaped = event => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#letGo();
    this.handle.cancelled();
  };
}
