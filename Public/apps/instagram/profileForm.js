// The form with which the user changes the own profile.
import { element } from '../../app/dom/element.js';
import { pictureElement } from '../../app/dom/picture.js';
import { Field } from '../../app/views/field.js';
import { safeAreaOver } from '../../app/scene/keyboard.js';

/** The form, whose fields stay when the model changes, because an input that moves loses the focus. */
export class ProfileFormView {
  #model = null;

  constructor(paneId, { typing }) {
    this.typing = typing;
    this.avatar = element('span', { class: 'form-avatar ring is-gradient' });
    this.lines = element('div', { class: 'form-lines' });
    this.fields = [];
    this.element = element('div', { class: 'scroller profile-form', role: 'form' }, this.avatar, this.lines);
  }

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    this.element.setAttribute('aria-label', model.title);
    if (this.fields.length !== model.fields.length) this.#build(model);
    model.fields.forEach(({ field }, index) => this.fields[index].update(field));
  }

  #build({ avatar, fields }) {
    this.avatar.replaceChildren(pictureElement(avatar));
    const inputs = fields.map(({ label }) => element('input', { 'aria-label': label, autocomplete: 'off', spellcheck: 'false' }));
    this.fields = inputs.map(input => new Field(input, this.typing));
    this.lines.replaceChildren(...fields.map(({ label }, index) =>
      element('label', { class: 'form-line' }, element('span', {}, label), inputs[index])));
  }

  layout(pane, { covered }) {
    const [top, left, bottom, right] = safeAreaOver(pane.safeArea, covered);
    this.element.style.padding = `${top + 24}px ${right + 20}px ${bottom + 20}px ${left + 20}px`;
  }
}
