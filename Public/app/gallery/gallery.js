// The gallery of scenes, with a sketch of each.
import { Popover } from '../bar/popover.js';
import { element, markSelected } from '../dom/element.js';
import { nameOfSystem } from '../scene/systems.js';
import { faultyWords, placeOf } from '../scenarios/words.js';
import { sketch } from './sketch.js';

/** A line about a file with a fault, which has no scene, or that of its last right version. */
const faultItem = fault => element('li', { class: 'gallery-fault' }, element('b', {}, faultyWords(fault.file)), element('span', {}, placeOf(fault)));

/** The panel that the scene's button in the page's bar opens. */
export class Gallery {
  #cards = new Map();

  /**
   * @param {import('../bar/sceneButton.js').SceneButton} opener
   * @param {{present: () => string, choose: (scene: string, profile: ?string) => void}} app the name of the open scene, and
   * the action of a card, which opens the scene in a version, or in that of the page for null
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
    this.list.replaceChildren(...scenes.map(scene => this.#item(scene)), ...faults.map(faultItem));
    this.#select();
  }

  /** A card, and below it the choice of the version that the article is about, if the page shows the scene in another one. */
  #item({ id, ownProfile, profile }) {
    const item = element('li', {}, this.#cards.get(id));
    if (ownProfile === profile) return item;
    const article = element('button', { type: 'button', class: 'gallery-article', 'data-scene': id }, `As in the article: ${nameOfSystem(ownProfile)}`);
    article.addEventListener('click', () => this.#choose(id, ownProfile));
    item.append(article);
    return item;
  }

  #card({ id, title, summary }) {
    const card = element('button', { type: 'button', class: 'gallery-card', 'data-scene': id },
      element('span', { class: 'gallery-picture' }, sketch(id)),
      element('b', {}, title), element('span', { class: 'gallery-summary' }, summary));
    card.addEventListener('click', () => this.#choose(id));
    return card;
  }

  #choose(scene, profile = null) {
    this.popover.open(false);
    this.button.focus();
    if (profile || scene !== this.app.present()) this.app.choose(scene, profile);
  }

  #select() {
    for (const [id, card] of this.#cards) markSelected(card, id === this.app.present());
  }

  #opened() {
    this.#select();
    this.#cards.get(this.app.present())?.focus({ preventScroll: true });
  }
}
