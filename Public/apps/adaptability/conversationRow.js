// A conversation in a list.
import { element } from '../../app/dom/element.js';
import { symbolElement } from '../../app/dom/symbol.js';
import { avatarElement } from '../../app/views/avatar.js';
import { ListRow } from '../../app/views/rows/listRow.js';

export class ConversationRow extends ListRow {
  constructor(id) {
    super(id, 'conversation');
  }

  fill({ name, initials, avatar, preview, day, isUnread }) {
    this.element.setAttribute('aria-label', [isUnread && 'Unread', name, preview, day].filter(Boolean).join(', '));
    this.element.replaceChildren(
      element('span', { class: 'row-dot' }, isUnread ? symbolElement('circle.fill') : null),
      avatarElement({ name, initials, avatar }),
      element('span', { class: 'row-name' }, name),
      element('span', { class: 'row-day' }, day, symbolElement('chevron.forward')),
      element('span', { class: 'row-preview', dir: 'auto' }, preview));
  }
}
