// A letter that is being written.
import { element } from '../../dom/element.js';
import { symbolElement } from '../../dom/symbol.js';
import { avatarElement } from '../avatar.js';
import { Page } from './page.js';

function field(label, ...content) {
  return element('div', { class: 'compose-field' }, element('span', { class: 'compose-label' }, label), ...content);
}

/** Somebody whom the letter is for, or may be for: a press adds or takes away. */
function chip(candidate) {
  const { id, name, isChosen } = candidate;
  return element(
    'button',
    { class: isChosen ? 'recipient' : 'candidate', type: 'button', 'data-id': id, 'aria-pressed': String(isChosen), 'aria-label': name },
    isChosen ? null : avatarElement(candidate),
    element('span', {}, name),
    isChosen ? null : symbolElement('plus.circle'));
}

export class ComposeView {
  #model = null;

  constructor() {
    this.page = new Page('compose');
    this.element = this.page.element;
  }

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    const [chosen, others] = [true, false].map(isChosen => model.candidates.filter(one => one.isChosen === isChosen));
    this.page.show(model.title, [
      field('To:', element('span', { class: 'recipients' }, ...chosen.map(chip))),
      element('div', { class: 'strip candidates', role: 'group', 'aria-label': 'Suggestions' }, ...others.map(chip)),
      field('From:', element('span', {}, model.from)),
      field('Subject:', element('span', { class: 'compose-subject' }, model.subject)),
      element('div', { class: 'compose-text' }, ...model.paragraphs.map(text => element('p', {}, text))),
    ], true);
    if (focused) this.element.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  layout(pane) {
    this.page.layout(pane);
  }
}
