// A notification: the person, the text, and the post that it is about.
import { element } from '../../dom/element.js';
import { pictureElement } from '../../dom/picture.js';
import { ListRow } from './listRow.js';

export class NotificationRow extends ListRow {
  constructor(id) {
    super(id, 'notification');
  }

  fill({ avatar, name, text, image }) {
    this.element.setAttribute('aria-label', `${name} ${text}`);
    this.element.replaceChildren(
      element('span', { class: 'ring is-gradient' }, pictureElement(avatar)),
      element('span', { class: 'notification-text' }, element('strong', {}, name), ` ${text}`),
      pictureElement(image));
  }
}
