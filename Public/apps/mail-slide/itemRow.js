// A row with a title.
import { element } from '../../app/dom/element.js';
import { ListRow } from '../../app/views/rows/listRow.js';

export class ItemRow extends ListRow {
  constructor(id) {
    super(id, 'item');
    this.title = element('span', { class: 'row-title' });
    this.element.append(this.title);
  }

  fill({ title }) {
    this.title.textContent = title;
  }
}
