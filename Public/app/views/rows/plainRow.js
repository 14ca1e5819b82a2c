// A row of a kind that this page does not know: its title, or the name of its kind.
import { element } from '../../dom/element.js';
import { ListRow } from './listRow.js';

export class PlainRow extends ListRow {
  constructor(id) {
    super(id, 'item');
    this.title = element('span', { class: 'row-title' });
    this.element.append(this.title);
  }

  fill({ title, text, kind }) {
    this.title.textContent = String(title ?? text ?? kind ?? '');
  }
}
