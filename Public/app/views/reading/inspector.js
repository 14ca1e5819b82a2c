// The details of a message, or of a person.
import { element } from '../../dom/element.js';
import { symbolElement } from '../../dom/symbol.js';
import { avatarElement } from '../avatar.js';
import { attachmentElement } from './attachment.js';
import { Page } from './readingPage.js';

function card({ name, address, ...sender }) {
  return element('div', { class: 'inspector-card' }, avatarElement({ name, ...sender }),
    element('strong', {}, name, sender.isVIP ? symbolElement('star.fill') : null), element('span', {}, address));
}

function fact({ label, text, image }) {
  return element('div', {}, element('dt', {}, label), element('dd', {}, image ? symbolElement(image) : null, text));
}

export class InspectorView {
  #model = null;

  constructor() {
    this.page = new Page('inspector');
    this.element = this.page.element;
  }

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    const { sender, facts = [], attachments = [] } = model;
    this.page.show(model.title, [
      card(sender),
      facts.length > 0 ? element('dl', { class: 'inspector-facts' }, ...facts.map(fact)) : null,
      attachments.length > 0 ? element('h2', {}, 'Attachments') : null,
      attachments.length > 0 ? element('div', { class: 'inspector-files' }, ...attachments.map(attachmentElement)) : null,
    ], true);
  }

  layout(pane, pass) {
    this.page.layout(pane, pass);
  }
}
