// The answers to "Why?": the user points at a pane, or at a gap where one was, and the server explains it.
import { DockedPanel } from '../dock/dockedPanel.js';
import { Pointing } from '../panels/pointing.js';
import { element, focusIn, setText } from '../dom/element.js';
import { isolated } from '../text.js';
import { flipElements, sentenceElements } from './answer.js';
import { flipsOf, isInset, leadOf, sourceText } from './words.js';

/** The time, in milliseconds, for which a size must stay before the last question is asked again. */
const pause = 250;

/** Asks about what the user points at, and shows the answer beside the app. */
export class Explanation {
  /** The name of what the panel explains, or null, and the size of the app that the answer is about. */
  #target = null;
  #size = '';
  #timer = 0;

  /**
   * @param {{element: HTMLElement, button: HTMLElement}} opener the button of the bar, and its place
   * @param {object} app `stage`, the element in which the user points; `pointAt`, which turns an event into a point of the
   * app's window; `size`, which returns the size of that; `ask`, which asks the server; `inWords`, which translates an answer;
   * `outline`, which marks a pane; `say`, which says a text to screen readers; `turn`, which shows whether the page waits for a
   * press; `jump`, which gives the window a width; `isPast`, which tells whether a moment of the past is on screen; and the `dock`
   */
  constructor(opener, app) {
    this.app = app;
    this.opener = opener;
    this.title = element('h2');
    this.lead = element('p', { class: 'explanation-lead' });
    this.list = element('ol', { class: 'explanation-list' });
    this.flips = element('div', { class: 'explanation-flips' });
    this.panel = element('dialog', { class: 'explanation-panel', 'aria-label': 'Why?' }, this.title, this.lead, this.flips, this.list);
    this.popover = new DockedPanel({ element: opener.element, button: opener.button, panel: this.panel }, app.dock);
    this.pointing = new Pointing(app, event => this.#askAt(app.pointAt(event)));
  }

  /** Asks again about the same when the app has another size. A target that is gone keeps its answer. */
  follow({ window: { size } }) {
    if (!this.popover.isOpen || !this.#target || String(size) === this.#size) return;
    this.#size = String(size);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#askAgain(), pause);
  }

  #askAgain() {
    if (this.popover.isOpen && !this.app.isPast()) this.app.ask({ target: this.#target }, answer => this.popover.isOpen && this.#show(this.inWords(answer)), () => {});
  }

  /** Explains what an address names, or the same as before in another scene, where it may be gone. */
  open(target) {
    const wasOpen = this.popover.isOpen;
    // An answer does not open the panel again that was closed meanwhile.
    const isLeft = () => wasOpen && !this.popover.isOpen;
    this.app.ask({ target }, answer => isLeft() || this.#show(this.inWords(answer)), () => isLeft() || this.#lack(target));
  }

  #lack(target) {
    if (this.popover.isOpen) return this.popover.open(false);
    this.#fill('Why?', `There is nothing named “${isolated(target.slice(0, 80))}” to explain here.`, [], []);
  }

  /** Begins to wait for a press in the app, or ends it. A pane that has the focus is explained at once. */
  toggle() {
    if (this.popover.isOpen) {
      this.pointing.arm(false);
      return this.popover.open(false);
    }
    if (this.app.isPast()) return this.#fill('Why?', 'The server knows the reasons only of the app as it is now. Go on from this moment, and ask again.', [], []);
    const pane = focusIn(this.app.stage)?.closest('[data-pane]');
    if (pane) return this.#ask({ target: pane.getAttribute('data-pane') });
    return this.pointing.toggle();
  }

  /** Asks about a point. For one beside the app, the page waits for another press. */
  #askAt(point) {
    const { width, height } = this.app.size();
    if (point.x >= 0 && point.y >= 0 && point.x < width && point.y < height) return this.#ask(point);
    this.#fill('Why?', 'This point is outside the app. Press a column in the app, or the place where one was.', [], []);
    this.pointing.arm(true);
  }

  #ask(question) {
    this.app.ask(question, answer => this.#show(this.inWords(answer)), () => this.#refuse());
  }

  /** An answer of the server in words for people. */
  inWords(answer) {
    return this.app.inWords(answer);
  }

  #refuse() {
    this.#fill('Why?', 'The server has no answer now. Please try again.', [], []);
  }

  #show({ title, sentences, nearest, size, target }) {
    this.#size = String(size);
    // The insets have their own question in the inspector, and would hide the causes here.
    const { lead, rest } = leadOf(sentences.filter(sentence => !isInset(sentence)));
    this.#fill(title, lead.map(({ text }) => text).join(' '), rest, flipsOf(nearest));
    this.#target = target;
    if (target) this.popover.tell(`why:${target}`);
    this.lead.title = lead.map(sourceText).join('\n');
  }

  #fill(title, lead, sentences, flips) {
    this.#target = null;
    setText(this.title, title);
    setText(this.lead, lead);
    this.list.replaceChildren(...sentenceElements(sentences));
    this.flips.replaceChildren(...flipElements(flips, this.app.jump));
    this.popover.open(true);
    this.popover.tell(null);
    this.app.say(`${title.replace(/[.?]$/, '')}: ${lead}`);
  }
}
