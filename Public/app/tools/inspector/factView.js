// The facts about the selected controller, each with its reason and a question to the server.
import { element, setHidden, setText } from '../../dom/element.js';
import { Keyed } from '../../dom/keyed.js';
import { pushButton } from '../controls.js';
import { AnswerView } from './answerView.js';

/** A fact: its name, its value, the reason that the scene has, and the answer to "Why?" below it. */
class FactRow {
  constructor(name, app) {
    this.label = element('span', { class: 'fact-label', title: name });
    this.value = element('span', { class: 'fact-value', dir: 'auto' });
    this.because = element('p', { class: 'fact-because', dir: 'auto' });
    this.answer = new AnswerView(app);
    this.ask = pushButton({ class: 'fact-why', dir: 'ltr', 'aria-expanded': 'false' }, () => this.#toggle(), 'Why?');
    this.element = element('li', { class: 'tools-property', 'data-name': name }, this.label, this.value, this.ask, this.because, this.answer.element);
    this.app = app;
  }

  /** @param {import('./facts.js').Fact} fact */
  update(fact, isChanged) {
    setText(this.label, fact.label);
    setText(this.value, fact.value);
    this.value.title = fact.raw ?? '';
    setText(this.because, fact.because ?? '');
    this.because.title = fact.reason ?? '';
    setHidden(this.because, !fact.because);
    setHidden(this.ask, !fact.why || this.app.isPast());
    this.ask.setAttribute('aria-label', `Why? ${fact.label}`);
    if (this.isChanged !== isChanged) this.element.classList.toggle('is-changed', (this.isChanged = isChanged));
    if (this.why && JSON.stringify([fact.why, fact.value, fact.because]) !== this.asked) this.close();
    this.why = fact.why;
    this.asked = JSON.stringify([fact.why, fact.value, fact.because]);
  }

  close() {
    this.answer.clear();
    this.ask.setAttribute('aria-expanded', 'false');
  }

  #toggle() {
    if (!this.answer.element.hidden) return this.close();
    const { target, name } = this.why;
    const asked = this.asked;
    this.ask.setAttribute('aria-expanded', 'true');
    this.answer.wait();
    this.app.ask({ target }, answer => this.asked === asked && this.answer.show(answer, { target, name }), () => this.answer.refuse());
  }
}

/** A group of facts below a title. */
class FactGroup {
  constructor(title, app) {
    const list = element('ul', { class: 'tools-state' });
    this.facts = new Keyed(list, name => new FactRow(name, app));
    this.element = element('section', { class: 'facts' }, element('h3', {}, title), list);
  }

  update(facts, changed) {
    const byName = new Map(facts.map(fact => [fact.name, fact]));
    this.facts.show([...byName.keys()], (row, name) => {
      const fact = byName.get(name);
      row.update(fact, (fact.members ?? []).some(member => changed.has(member)));
    });
  }
}

/** The groups of facts about one controller. A moment in the past has no questions, because the server knows only now. */
export class FactView {
  constructor(app) {
    this.element = element('div', { class: 'fact-groups' });
    this.groups = new Keyed(this.element, title => new FactGroup(title, app));
  }

  /** @param {{title: string, facts: import('./facts.js').Fact[]}[]} groups */
  show(groups, changed) {
    const byTitle = new Map(groups.map(({ title, facts }) => [title, facts]));
    this.groups.show([...byTitle.keys()], (group, title) => group.update(byTitle.get(title), changed));
  }

  /** Closes all answers, because another controller is selected. */
  close() {
    this.groups.clear();
  }
}
