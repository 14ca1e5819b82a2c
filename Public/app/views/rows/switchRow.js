// A setting in a list.
import { element } from '../../dom/element.js';
import { fit } from '../fitted.js';
import { registerRow } from '../rows.js';
import { ListRow } from './listRow.js';

class SwitchRow extends ListRow {
  constructor(id) {
    super(id, 'switch');
    this.element.setAttribute('role', 'switch');
    this.title = element('span', { class: 'row-title' });
    this.element.append(this.title, element('span', { class: 'switch' }, element('i')));
  }

  fill({ title, isOn }) {
    this.title.textContent = title;
    fit(this.title, title, 2);
    this.element.setAttribute('aria-label', title);
    this.element.setAttribute('aria-checked', String(isOn));
  }
}

registerRow('switch', SwitchRow);
