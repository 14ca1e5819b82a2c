// The gallery of scenes, with a sketch of each.
import { Popover } from '../bar/popover.js';
import { element, markSelected } from '../dom/element.js';
import { faultyWords, placeOf } from '../scenarios/words.js';
import { sketch } from './sketch.js';

/** A line about a file with a fault, which has no scene, or that of its last right version. */
const faultItem = fault => element('li', { class: 'gallery-fault' }, element('b', {}, faultyWords(fault.file)), element('span', {}, placeOf(fault)));

/** The panel that the scene's button in the page's bar opens. */
export class Gallery {
  #cards = new Map();

  /**
   * @param {import('../bar/sceneButton.js').SceneButton} opener
   * @param {{present: () => string, choose: (scene: string) => void}} app the name of the open scene, and the action of a card
   */
  constructor(opener, app) {
    this.app = app;
    this.button = opener.button;
    this.list = element('ul', { class: 'gallery-cards' });
    this.panel = element('div', { class: 'gallery-panel', id: 'gallery', role: 'dialog', 'aria-label': 'Scenes' },
      element('h2', {}, 'Scenes'), this.list);
    opener.element.append(this.panel);
    this.popover = new Popover({ element: opener.element, button: this.button, panel: this.panel }, () => this.#opened());
  }

  /** Opens the panel after a click on its button, or closes it. */
  toggle() {
    this.popover.toggle();
  }

  /** Shows the scenes that the server offers, and which files have faults. */
  offer(scenes, faults = []) {
    this.#cards = new Map(scenes.map(scene => [scene.id, this.#card(scene)]));
    this.list.replaceChildren(...[...this.#cards.values()].map(card => element('li', {}, card)), ...faults.map(faultItem));
    this.#select();
  }

  #card({ id, title, summary }) {
    const card = element('button', { type: 'button', class: 'gallery-card', 'data-scene': id },
      element('span', { class: 'gallery-picture' }, sketch(id)),
      element('b', {}, title), element('span', { class: 'gallery-summary' }, summary));
    card.addEventListener('click', () => this.#choose(id));
    return card;
  }

  #choose(scene) {
    this.popover.open(false);
    this.button.focus();
    if (scene !== this.app.present()) this.app.choose(scene);
  }

  #select() {
    for (const [id, card] of this.#cards) markSelected(card, id === this.app.present());
  }

  #opened() {
    this.#select();
    this.#cards.get(this.app.present())?.focus({ preventScroll: true });
  }
}
