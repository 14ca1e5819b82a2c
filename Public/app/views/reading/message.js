// The view of a message, or of a text without a sender.
import { element } from '../../dom/element.js';
import { symbolElement } from '../../dom/symbol.js';
import { attachmentElement } from './attachment.js';
import { avatarElement } from '../avatar.js';
import { Page } from './readingPage.js';

/** The sender, the recipients and the time. */
function head({ sender, recipients, time, isFlagged }) {
  return element('div', { class: 'message-head' },
    avatarElement(sender),
    element('div', { class: 'message-people' },
      element('strong', {}, sender.name, sender.isVIP ? symbolElement('star.fill') : null),
      element('span', {}, 'To: ', element('b', {}, recipients))),
    element('div', { class: 'message-time' }, element('span', {}, time ?? ''), isFlagged ? symbolElement('flag.fill') : null));
}

/** A message, whose attachments are in a strip that extends under floating columns. */
export class MessageView {
  #model = null;

  constructor() {
    this.page = new Page('message');
    this.element = this.page.element;
  }

  update(model) {
    if (this.#model === model) return;
    const isSame = this.#model?.message === model.message;
    this.#model = model;
    this.page.show(model.title ?? '', [
      model.sender ? head(model) : null,
      model.title ? element('h2', { class: 'message-subject' }, model.title) : null,
      element('div', { class: 'message-text' }, ...model.paragraphs.map(text => element('p', {}, text))),
      model.attachments.length > 0 ? element('div', { class: 'strip attachments', role: 'group', 'aria-label': 'Attachments', tabindex: 0 }, ...model.attachments.map(attachmentElement)) : null,
    ], isSame);
  }

  layout(pane, pass) {
    this.page.layout(pane, pass);
  }
}
