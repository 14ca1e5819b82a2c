// A press in the app that is a question about it: the page takes it before the app does.

/** The one that waits for a press, or null. Only one can wait. @type {?Pointing} */
let waiting = null;

/** Waits for one press in the app's window. Until then, what is under the pointer is outlined. */
export class Pointing {
  /**
   * @param {object} app `stage`, the element in which the user points; `outline`, which marks the pane with an id, or none for
   * null; and `turn`, which shows whether the page waits for a press
   * @param {(event: MouseEvent) => void} pointed takes the press
   */
  constructor(app, pointed) {
    this.app = app;
    this.pointed = pointed;
    for (const type of ['pointerdown', 'pointerup', 'click']) app.stage.addEventListener(type, event => this.#take(event), { capture: true });
    app.stage.addEventListener('pointermove', event => this.isArmed && app.outline(event.target.closest?.('[data-pane]')?.dataset.pane ?? null));
    document.addEventListener('keydown', event => this.#pressed(event), { capture: true });
  }

  get isArmed() {
    return waiting === this;
  }

  toggle() {
    this.arm(!this.isArmed);
  }

  /** Begins to wait, or ends it. */
  arm(isArmed) {
    if (isArmed === this.isArmed) return;
    if (isArmed) waiting?.arm(false);
    waiting = isArmed ? this : null;
    this.app.stage.classList.toggle('is-asking', isArmed);
    this.app.turn(isArmed);
    if (!isArmed) this.app.outline(null);
  }

  /** The whole press belongs to the question, with its click. */
  #take(event) {
    if (!this.isArmed) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type !== 'click') return;
    this.arm(false);
    this.pointed(event);
  }

  #pressed(event) {
    if (event.key !== 'Escape' || !this.isArmed) return;
    event.preventDefault();
    this.arm(false);
  }
}
