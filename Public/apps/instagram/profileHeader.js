// The header of a profile: an avatar in its ring, counters, a name and a button.
import { element, setText } from '../../app/dom/element.js';
import { flagText } from '../../app/dom/flagText.js';
import { Keyed } from '../../app/dom/keyed.js';
import { pictureElement } from '../../app/dom/picture.js';

/** A number over its label, as a button. */
class CounterView {
  constructor() {
    this.number = element('strong');
    this.label = element('span');
    this.element = element('button', { class: 'counter', type: 'button' }, this.number, this.label);
  }

  update({ id, number, label }) {
    this.element.dataset.id = id;
    setText(this.number, number);
    setText(this.label, label);
  }
}

/** The header, which keeps its elements when its model changes. */
export class ProfileHeaderView {
  #model = null;

  constructor() {
    this.ring = element('span', { class: 'ring is-gradient' });
    this.story = element('button', { class: 'profile-avatar', type: 'button' }, this.ring);
    this.counters = element('div', { class: 'counters' });
    this.counterViews = new Keyed(this.counters, () => new CounterView());
    this.name = element('strong');
    this.text = element('span');
    this.button = element('button', { class: 'edit-button', type: 'button' });
    this.element = element('div', { class: 'profile-header' },
      this.story, this.counters, element('div', { class: 'about' }, this.name, this.text), this.button);
  }

  update(model) {
    if (this.#model === model) return;
    if (this.#model?.avatar !== model.avatar) this.ring.replaceChildren(pictureElement(model.avatar));
    this.#model = model;
    this.story.dataset.id = model.story.id;
    this.story.setAttribute('aria-label', model.story.accessibilityLabel);
    const counters = new Map((model.counters ?? []).map(counter => [counter.id, counter]));
    this.counterViews.show([...counters.keys()], (view, id) => view.update(counters.get(id)));
    setText(this.name, model.name ?? '');
    this.text.replaceChildren(...flagText(model.text ?? ''));
    this.#updateButton(model.button);
  }

  /** A button that is on or off is one that follows. */
  #updateButton({ id, title, isOn }) {
    this.button.dataset.id = id;
    setText(this.button, title);
    this.button.classList.toggle('is-filled', isOn === false);
    if (isOn === undefined) this.button.removeAttribute('aria-pressed');
    else {
      this.button.setAttribute('aria-pressed', String(isOn));
      this.button.setAttribute('aria-label', 'Follow');
    }
  }

  layout() {}
}
