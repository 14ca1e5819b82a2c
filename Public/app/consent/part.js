// The question about the inputs of a link, as a part of the page.
import { dressCards } from '../panels/cardSheet.js';
import { Question } from './question.js';

/** The panels of the bar that are open. Escape closes these first. */
const openPanels = '.bench-panel:is(:popover-open, [open])';

/** The label of the element with a name on screen, or nothing. */
function labelIn(app, target) {
  const found = [...app.querySelectorAll('[data-id]')].find(one => one.dataset.id === target);
  return found?.getAttribute('aria-label') ?? found?.innerText.trim().replace(/\s+/g, ' ');
}

/** Creates the question and what asks it. */
export async function make(page) {
  await dressCards();
  return new Asking(page, acts => new Question(document.body, acts));
}

/** Asks about the inputs that the preview holds back. */
class Asking {
  /** @param page the objects of the page, by name */
  constructor({ appWindow, consent, preview }, makeQuestion) {
    this.app = appWindow.element;
    this.consent = consent;
    this.preview = preview;
    this.question = makeQuestion({ yes: () => this.#answer(true), no: () => this.#answer(false) });
    // Escape comes here before it reaches the app.
    document.addEventListener('keydown', event => this.#pressed(event), { capture: true });
  }

  /** Asks, unless the user has done something else since. */
  ask() {
    if (this.preview.held.length > 0) this.question.show(this.preview.held, target => labelIn(this.app, target));
  }

  /** Takes the question back if the preview holds nothing back any more. */
  follow() {
    if (this.preview.held.length === 0) this.question.hide();
  }

  #answer(isYes) {
    this.question.hide();
    if (this.preview.held.length === 0) return;
    if (isYes) this.consent.agree();
    else this.consent.decline();
  }

  #pressed(event) {
    if (event.key !== 'Escape' || !this.question.isShown || document.querySelector(openPanels)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#answer(false);
  }
}
