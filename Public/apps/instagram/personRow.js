// A person in a list, with words on a button that the whole row stands for.
import { element } from '../../app/dom/element.js';
import { ListRow } from '../../app/views/rows/listRow.js';
import { pictureElement } from '../../app/dom/picture.js';

export class PersonRow extends ListRow {
  constructor(id) {
    super(id, 'person');
  }

  fill({ avatar, name, button, isOn }) {
    this.element.setAttribute('aria-label', button ? `${name}, ${button}` : name);
    if (button) this.element.setAttribute('aria-pressed', String(isOn));
    this.element.replaceChildren(...[
      element('span', { class: 'ring is-gradient' }, pictureElement(avatar)),
      element('span', { class: 'row-title' }, name),
      button && element('span', { class: isOn ? 'pill' : 'pill is-filled' }, button),
    ].filter(Boolean));
  }
}
