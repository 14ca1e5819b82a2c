// The gallery of scenes: the user's own first, then the samples, each with a picture that the server draws.
import { Popover } from '../bar/popover.js';
import { element, markSelected, setHidden, setText } from '../dom/element.js';
import { faultyWords, placeOf } from '../scenarios/words.js';
import { Card } from './card.js';

/** The number of scenes from which a search is worth a field. */
const searchFrom = 8;

/** A line about a file with a fault, which has no scene, or that of its last right version. */
const faultItem = fault => element('li', { class: 'gallery-fault' }, element('b', {}, faultyWords(fault.file)), element('span', {}, placeOf(fault)));

/** A list of cards below a heading. */
class Group {
  constructor(title) {
    this.title = element('h3', {}, title);
    this.list = element('ul', { class: 'gallery-cards' });
    this.element = element('section', { class: 'gallery-group', 'aria-label': title }, this.title, this.list);
  }

  show(items) {
    this.list.replaceChildren(...items);
    setHidden(this.element, items.length === 0);
  }
}

/** The panel that the scene's button in the page's bar opens. */
export class Gallery {
  /** @type {Map<string, Card>} */
  #cards = new Map();

  /**
   * @param {import('../bar/sceneButton.js').SceneButton} opener
   * @param {{present: () => string, choose: (scene: string, profile: ?string) => void, draw: (scene: any, use: (svg: ?string) => void) => void, rest: () => void}} app
   * the name of the open scene, the action of a card, a question for the picture of a scene, and the end of such questions
   */
  constructor(opener, app) {
    this.app = app;
    this.button = opener.button;
    this.search = element('input', { type: 'search', class: 'gallery-search', 'aria-label': 'Search scenes', placeholder: 'Search', hidden: true });
    this.search.addEventListener('input', () => this.#find());
    this.state = element('p', { class: 'gallery-state', role: 'status' });
    this.own = new Group('Your own');
    this.samples = new Group('Samples');
    this.panel = element('div', { class: 'gallery-panel', id: 'gallery', role: 'dialog', 'aria-label': 'Scenes' },
      element('div', { class: 'gallery-header' }, element('h2', {}, 'Scenes'), this.search), this.state, this.own.element, this.samples.element);
    opener.element.append(this.panel);
    this.popover = new Popover({ element: opener.element, button: this.button, panel: this.panel }, () => this.#opened());
    this.panel.addEventListener('toggle', event => /** @type {any} */ (event).newState === 'closed' && this.app.rest());
    this.sight = new IntersectionObserver(seen => this.#saw(seen), { root: this.panel, rootMargin: '200px' });
  }

  /** Opens the panel after a click on its button, or closes it. */
  toggle() {
    this.popover.toggle();
  }

  /** Opens the panel, if it is not open. */
  open() {
    this.popover.open(true);
  }

  /** Shows the scenes that the server offers, and which files have faults. */
  offer(scenes, faults = []) {
    this.#cards = new Map(scenes.map(scene => [scene.id, new Card(scene, (id, profile) => this.#choose(id, profile))]));
    const items = isOwn => [...this.#cards.values()].filter(({ scene }) => Boolean(scene.isOwn) === isOwn).map(card => card.element);
    this.own.show([...items(true), ...faults.map(faultItem)]);
    this.samples.show(items(false));
    for (const group of [this.own, this.samples]) setHidden(group.title, this.own.element.hidden);
    setHidden(this.search, scenes.length < searchFrom);
    this.#find();
    this.#select();
    if (this.popover.isOpen) this.#look();
  }

  #choose(scene, profile) {
    this.popover.open(false);
    this.button.focus();
    if (profile || scene !== this.app.present()) this.app.choose(scene, profile);
  }

  #select() {
    for (const [id, { button }] of this.#cards) markSelected(button, id === this.app.present());
  }

  #opened() {
    this.#select();
    this.#look();
    this.#cards.get(this.app.present())?.button.focus({ preventScroll: true });
  }

  /** Asks for the pictures of the cards that are in sight, or will be. A card that was drawn is drawn again, because its file may have changed. */
  #look() {
    this.sight.disconnect();
    for (const { element: item } of this.#cards.values()) this.sight.observe(item);
  }

  #saw(seen) {
    for (const { target, isIntersecting } of seen) {
      const card = isIntersecting && [...this.#cards.values()].find(one => one.element === target);
      if (!card) continue;
      this.sight.unobserve(target);
      this.app.draw(card.scene, svg => card.show(svg));
    }
  }

  /** Shows the scenes in which all words of the search are. */
  #find() {
    const words = this.search.hidden ? [] : this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { element: item, text } of this.#cards.values()) {
      const isFound = words.every(word => text.includes(word));
      setHidden(item, !isFound);
      count += Number(isFound);
    }
    setText(this.state, words.length === 0 ? '' : count === 0 ? 'No scene has these words.' : `${count} of ${this.#cards.size}`);
  }
}
