// A mailbox in a list.
import { element } from '../../app/dom/element.js';
import { symbolElement } from '../../app/dom/symbol.js';
import { ListRow } from '../../app/views/rows/listRow.js';

export class MailboxRow extends ListRow {
  constructor(id) {
    super(id, 'mailbox');
  }

  fill({ title, image, count }) {
    this.element.setAttribute('aria-label', count > 0 ? `${title}, ${count}` : title);
    this.element.replaceChildren(
      symbolElement(image),
      element('span', { class: 'row-title' }, title),
      element('span', { class: 'row-count' }, count > 0 ? String(count) : ''),
      symbolElement('chevron.forward'));
  }
}
