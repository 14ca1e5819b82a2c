// Asks whether a link that somebody else may have made can repeat its inputs, and carries out the answer.
import { agreeTo, isAgreed } from './agreements.js';

/** The panels of the bar that are open. Escape closes these first. */
const openPanels = '.bench-panel:is(:popover-open, [open])';

/** The label of the element with a name on screen, or nothing. */
function labelIn(app, target) {
  const found = [...app.querySelectorAll('[data-id]')].find(one => one.dataset.id === target);
  return found?.getAttribute('aria-label') ?? found?.innerText.trim().replace(/\s+/g, ' ');
}

/** Asks about the inputs that the preview holds back. */
export class Asking {
  /**
   * @param page the objects of the page, by name
   * @param {(acts: {yes: () => void, no: () => void}) => import('./question.js').Question} makeQuestion
   */
  constructor({ address, appWindow, preview }, makeQuestion) {
    this.address = address;
    this.app = appWindow.element;
    this.preview = preview;
    this.question = makeQuestion({ yes: () => this.#answer(true), no: () => this.#answer(false) });
    // Escape comes here before it reaches the app.
    document.addEventListener('keydown', event => this.#pressed(event), { capture: true });
  }

  /**
   * Asks, unless the user has agreed to the same inputs before, or has done something else since. An embedded page is the app's window
   * alone and does not ask, which is a no.
   */
  ask() {
    const { held, query } = this.preview;
    if (held.length === 0) return;
    if (isAgreed(query)) return this.#answer(true);
    if (!query.isEmbedded) return this.question.show(held, target => labelIn(this.app, target));
    console.info(`Split Preview: an embedded page does not repeat the inputs of its address (${held.length}).`);
    this.#answer(false);
  }

  /** Takes the question back if the preview holds nothing back any more. The user has done something else, which is a no. */
  follow() {
    if (this.preview.held.length === 0) this.question.hide();
  }

  /** Repeats the inputs, or takes them out of the address, which is the user's own from now on. */
  #answer(isYes) {
    this.question.hide();
    if (this.preview.held.length === 0) return;
    if (isYes) agreeTo(this.preview.query);
    this.preview.release(isYes);
    this.address.write();
  }

  #pressed(event) {
    if (event.key !== 'Escape' || !this.question.isShown || document.querySelector(openPanels)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#answer(false);
  }
}
