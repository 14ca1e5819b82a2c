// A setting in a list.
import { element } from '../../app/dom/element.js';
import { ListRow } from '../../app/views/rows/listRow.js';

export class SwitchRow extends ListRow {
  constructor(id) {
    super(id, 'switch');
    this.element.setAttribute('role', 'switch');
    this.title = element('span', { class: 'row-title' });
    this.element.append(this.title, element('span', { class: 'switch' }, element('i')));
  }

  fill({ title, isOn }) {
    this.title.textContent = title;
    this.element.setAttribute('aria-label', title);
    this.element.setAttribute('aria-checked', String(isOn));
  }
}
