// A notification: a person, the text, its age, and the post that it is about.
import { element } from '../../app/dom/element.js';
import { pictureElement } from '../../app/dom/picture.js';
import { ListRow } from '../../app/views/rows/listRow.js';

export class NotificationRow extends ListRow {
  constructor(id) {
    super(id, 'notification');
  }

  fill({ avatar, name, text, time, image }) {
    this.element.setAttribute('aria-label', `${name} ${text} ${time}`);
    this.element.replaceChildren(
      element('span', { class: 'ring is-gradient' }, pictureElement(avatar)),
      element('span', { class: 'notification-text' },
        element('span', { class: 'notification-words' }, element('strong', {}, name), ` ${text}`), element('span', { class: 'age' }, time)),
      pictureElement(image));
  }
}
