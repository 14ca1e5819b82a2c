// The header of a profile: an avatar in its ring, counters, a name and a button.
import { element } from '../dom/element.js';
import { flagText } from '../dom/flagText.js';
import { pictureElement } from '../dom/picture.js';

function counter({ number, label }) {
  return element('div', { class: 'counter' }, element('strong', {}, number), element('span', {}, label));
}

/** The header, which is built anew when its model changes. It has a dozen elements and hardly ever changes. */
export class ProfileHeaderView {
  #model = null;

  constructor() {
    this.element = element('div', { class: 'profile-header' });
  }

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    this.element.replaceChildren(
      element('span', { class: 'profile-avatar ring is-gradient' }, pictureElement(model.avatar, `Portrait of ${model.name}`)),
      element('div', { class: 'counters' }, ...(model.counters ?? []).map(counter)),
      element('div', { class: 'about' }, element('strong', {}, model.name ?? ''), element('span', {}, ...flagText(model.text ?? ''))),
      element('span', { class: 'edit-button' }, model.button ?? ''));
  }

  layout() {}
}
