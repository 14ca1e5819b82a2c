// The screen to write a letter.
import { element, focusIn, setText } from '../../app/dom/element.js';
import { symbolElement } from '../../app/dom/symbol.js';
import { avatarElement } from '../../app/views/avatar.js';
import { Field } from '../../app/views/field.js';
import { GrowingText } from '../../app/views/growingText.js';
import { Page } from '../../app/views/reading/readingPage.js';

function line(label, ...content) {
  return element('div', { class: 'compose-field' }, element('span', { class: 'compose-label', dir: 'auto' }, label), ...content);
}

/** A recipient or a possible recipient. A press adds or removes the person. */
function chip(candidate) {
  const { id, name, isChosen } = candidate;
  return element(
    'button',
    { class: isChosen ? 'recipient' : 'candidate', type: 'button', 'data-id': id, 'aria-pressed': String(isChosen), 'aria-label': name },
    isChosen ? null : avatarElement(candidate),
    element('span', {}, name),
    isChosen ? null : symbolElement('plus.circle'));
}

/** The letter. Its fields stay while the rest is drawn anew, because an input that moves loses the focus. */
export class ComposeView {
  #model = null;

  constructor(paneId, { typing }) {
    this.page = new Page('compose');
    this.element = this.page.element;
    this.recipients = element('span', { class: 'recipients' });
    this.candidates = element('div', { class: 'strip candidates', role: 'group', 'aria-label': 'Suggestions' });
    this.from = element('span');
    const subject = element('input', { class: 'compose-subject', 'aria-label': 'Subject', autocomplete: 'off', spellcheck: 'false' });
    const text = new GrowingText('compose-text', 'Message');
    this.fields = [new Field(subject, typing), new Field(text.input, typing, () => text.grow())];
    this.page.show('', [
      line('To:', this.recipients), this.candidates, line('From:', this.from), line('Subject:', subject), text.element,
    ]);
  }

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    this.element.setAttribute('aria-label', model.title);
    this.#showPeople(model.candidates);
    setText(this.from, model.from);
    this.fields.forEach((field, index) => field.update(model.fields[index]));
  }

  #showPeople(candidates) {
    const focused = focusIn(this.element)?.dataset.id ?? null;
    const [chosen, others] = [true, false].map(isChosen => candidates.filter(one => one.isChosen === isChosen));
    this.recipients.replaceChildren(...chosen.map(chip));
    this.candidates.replaceChildren(...others.map(chip));
    if (focused) this.element.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  layout(pane, pass) {
    this.page.layout(pane, pass);
  }
}
