// The answer to "Why?" below a fact.
import { element, setHidden, setText } from '../../dom/element.js';
import { flipElements, sentenceElements } from '../../explain/answer.js';
import { flipsOf, sentencesAbout } from '../../explain/words.js';

/** The sentences about one fact, those about its causes, and the nearest widths at which it changes. */
export class AnswerView {
  /** @param {{jump: (width: number) => void}} app */
  constructor(app) {
    this.app = app;
    this.lead = element('p', { class: 'answer-lead', role: 'status' });
    this.first = element('ol', { class: 'answer-list' });
    this.rest = element('ol', { class: 'answer-list' });
    this.more = element('details', {}, element('summary', {}, 'And why that is so'), this.rest);
    this.flips = element('div', { class: 'answer-flips' });
    this.element = element('div', { class: 'answer', hidden: true }, this.lead, this.first, this.more, this.flips);
  }

  wait() {
    this.#fill('Asking…', [], [], []);
  }

  refuse() {
    this.#fill('The server has no answer now. Please try again.', [], [], []);
  }

  clear() {
    setHidden(this.element, true);
  }

  /** Shows the sentences about a fact first. @param {{target: string, name: string}} fact */
  show({ sentences, nearest }, fact) {
    const { about, causes } = sentencesAbout(fact, sentences);
    this.#fill('', about, causes, flipsOf(nearest, fact));
  }

  #fill(lead, about, causes, flips) {
    setText(this.lead, lead);
    setHidden(this.lead, !lead);
    this.first.replaceChildren(...sentenceElements(about));
    this.rest.replaceChildren(...sentenceElements(causes));
    setHidden(this.more, causes.length === 0);
    this.flips.replaceChildren(...flipElements(flips, this.app.jump));
    setHidden(this.element, false);
  }
}
