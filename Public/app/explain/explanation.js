// The answers to "Why?": the user points at a pane, or at a gap where one was, and the server explains it.
import { Popover } from '../bar/popover.js';
import { element, focusIn, setText } from '../dom/element.js';
import { flipsOf, sourceText } from './words.js';

/** Asks about what the user points at, and shows the answer below its button. */
export class Explanation {
  #isArmed = false;

  /**
   * @param {{element: HTMLElement, button: HTMLElement}} opener the button of the bar, and its place
   * @param {object} app `stage`, the element in which the user points; `pointAt`, which turns an event into a point of the
   * app's window; `ask`, which asks the server; `outline`, which marks a pane; `turn`, which shows whether the page waits for a
   * press; and `jump`, which gives the window a width
   */
  constructor(opener, app) {
    this.app = app;
    this.opener = opener;
    this.title = element('h2');
    this.lead = element('p', { class: 'explanation-lead', role: 'status' });
    this.list = element('ol', { class: 'explanation-list' });
    this.flips = element('div', { class: 'explanation-flips' });
    this.panel = element('div', { class: 'explanation-panel', role: 'dialog', 'aria-label': 'Why?' }, this.title, this.lead, this.list, this.flips);
    this.popover = new Popover({ element: opener.element, button: opener.button, panel: this.panel });
    this.#listen();
  }

  /** Begins to wait for a press in the app, or ends it. A pane that has the focus is explained at once. */
  toggle() {
    if (this.popover.isOpen) return this.popover.open(false);
    const pane = focusIn(this.app.stage)?.closest('[data-pane]');
    if (pane) return this.#ask({ target: pane.getAttribute('data-pane') });
    return this.#arm(!this.#isArmed);
  }

  #arm(isArmed) {
    this.#isArmed = isArmed;
    this.app.stage.classList.toggle('is-asking', isArmed);
    this.app.turn(isArmed);
    if (!isArmed) this.app.outline(null);
  }

  /** Takes the press before the app does. The whole press belongs to the question, with its click. */
  #listen() {
    const { stage } = this.app;
    const take = event => {
      if (!this.#isArmed) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') this.#pointed(event);
    };
    for (const type of ['pointerdown', 'pointerup', 'click']) stage.addEventListener(type, take, { capture: true });
    stage.addEventListener('pointermove', event => this.#isArmed && this.app.outline(event.target.closest?.('[data-pane]')?.dataset.pane ?? null));
    document.addEventListener('keydown', event => this.#pressed(event), { capture: true });
  }

  #pressed(event) {
    if (event.key !== 'Escape' || !this.#isArmed) return;
    event.preventDefault();
    this.#arm(false);
  }

  #pointed(event) {
    const { x, y } = this.app.pointAt(event);
    this.#arm(false);
    this.#ask({ x, y });
  }

  #ask(question) {
    this.app.ask(question, answer => this.#show(answer), () => this.#refuse());
  }

  #refuse() {
    this.#fill('Why?', 'The server has no answer now. Please try again.', [], []);
  }

  #show({ title, sentences, nearest }) {
    const [first, ...rest] = sentences;
    this.#fill(title, first?.text ?? '', rest, flipsOf(nearest));
    if (first) this.lead.title = sourceText(first);
  }

  #fill(title, lead, sentences, flips) {
    setText(this.title, title);
    setText(this.lead, lead);
    this.list.replaceChildren(...sentences.map(sentence => this.#sentence(sentence)));
    this.flips.replaceChildren(...flips.map(flip => this.#flip(flip)));
    this.popover.open(true);
  }

  #sentence(sentence) {
    return element('li', {}, element('span', {}, sentence.text), element('small', { title: sentence.statement?.text }, sourceText(sentence)));
  }

  #flip({ heading, changes, width }) {
    const button = element('button', { type: 'button', class: 'explanation-flip' },
      element('b', {}, heading), ...changes.map(change => element('span', {}, change)));
    button.addEventListener('click', () => this.app.jump(width));
    return button;
  }
}
