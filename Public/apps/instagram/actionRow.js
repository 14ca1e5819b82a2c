// An action in a sheet.
import { element } from '../../app/dom/element.js';
import { symbolElement } from '../../app/dom/symbol.js';
import { ListRow } from '../../app/views/rows/listRow.js';

export class ActionRow extends ListRow {
  constructor(id) {
    super(id, 'action');
  }

  fill({ title, image, isOn }) {
    this.element.classList.toggle('is-done', Boolean(isOn));
    this.element.replaceChildren(
      element('span', { class: 'action-symbol' }, symbolElement(image)), element('span', { class: 'row-title' }, title));
  }
}
