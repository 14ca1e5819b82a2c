// A message in a list.
import { element } from '../../app/dom/element.js';
import { symbolElement } from '../../app/dom/symbol.js';
import { ListRow } from '../../app/views/rows/listRow.js';

const mark = (name, symbol) => element('span', { class: `row-mark is-${name}` }, symbolElement(symbol));

/** The label of a message for screen readers. */
function label({ sender, subject, day, isUnread, isFlagged, hasAttachment }) {
  const notes = [isUnread && 'Unread', isFlagged && 'Flagged', hasAttachment && 'With attachment'];
  return [...notes, sender, subject, day].filter(Boolean).join(', ');
}

export class MessageRow extends ListRow {
  constructor(id) {
    super(id, 'message');
  }

  fill(row) {
    this.element.setAttribute('aria-label', label(row));
    this.element.replaceChildren(
      element('span', { class: 'row-marks' },
        row.isUnread ? mark('unread', 'circle.fill') : null,
        row.isReplied ? mark('replied', 'arrowshape.turn.up.left') : null,
        row.isVIP ? mark('vip', 'star.fill') : null),
      element('span', { class: 'row-sender' }, row.sender),
      element('span', { class: 'row-day' },
        row.hasAttachment ? mark('attachment', 'paperclip') : null, row.day, symbolElement('chevron.forward')),
      element('span', { class: 'row-subject' }, element('span', {}, row.subject), row.isFlagged ? mark('flag', 'flag.fill') : null),
      row.preview === null ? '' : element('span', { class: 'row-preview', dir: 'auto' }, row.preview));
  }
}
