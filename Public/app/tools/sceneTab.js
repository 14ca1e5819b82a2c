// The menu of scenes, profiles and options.
import { element } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { pushButton, select, selectName } from './controls.js';
import { field, optionControl } from './field.js';
import { nameOfSystem } from '../scene/systems.js';
import { humanized } from '../panels/identifiers.js';
import { wireName, withNames } from './namedOptions.js';
import { profilesOf, valueOf, withChoice, withOption, withScene } from './menu.js';

const group = (title, ...fields) => element('fieldset', {}, element('legend', {}, title), ...fields);

/** The menu. Every choice opens a scene from the start, and is written into the address. */
export class SceneTab {
  name = 'scene';
  title = 'Scene';
  bar = [];
  #key = '';
  #entry = null;

  /** @param {{open: (query: object) => void, relaunch: () => void, pickDevice: () => void}} app */
  constructor(app) {
    this.app = app;
    this.element = element('div', { class: 'tools-scene' });
  }

  /** Shows the choices that the server offers, with those of the address selected. */
  offer(meta, query) {
    const key = JSON.stringify([meta.scenes?.length, query]);
    if (this.#key === key) return;
    this.#key = key;
    const order = this.#controls().indexOf(document.activeElement);
    this.#entry = meta.scenes?.find(({ id }) => id === query.scene);
    this.element.replaceChildren(...this.#parts(meta, query, this.#entry));
    this.#controls()[order]?.focus();
  }

  show() {}
  hide() {}
  clear() {}

  #controls() {
    return [...this.element.querySelectorAll('select, input, .tools-device button')];
  }

  #parts(meta, query, entry) {
    if (!entry) return [element('p', { class: 'tools-empty' }, 'The server does not say what it offers.')];
    return [
      element('p', { class: 'tools-summary' }, entry.summary),
      group('Scene', this.#scenes(meta, query), this.#profiles(meta, query, entry), this.#policies(meta, query, entry)),
      group('Window', this.#device(meta, query)),
      group('Options', ...this.#options(query, entry)),
      this.#relaunch(),
    ];
  }

  /** Opens a query of the same scene. */
  #open = query => this.app.open(withNames(query, this.#entry));

  #scenes({ scenes }, query) {
    const choices = scenes.map(({ id, title }) => ({ value: id, label: title }));
    return field('Scene', select(choices, query.scene, id => this.app.open(withScene(query, id))));
  }

  #profiles(meta, query, entry) {
    const control = this.#names(profilesOf(entry, meta), query, 'profile', entry.profile, name => nameOfSystem(name));
    return field('Version', control, 'The version of iOS, which decides the rules of UIKit.');
  }

  #policies(meta, query, entry) {
    const control = this.#names(meta.policies ?? [], query, 'policy', entry.policy ?? 'pad');
    return field('Policy', control, 'How size classes follow from the window’s size.');
  }

  /** The name of the device. A button opens the device picker, because there are many devices. */
  #device({ devices = [] }, query) {
    const name = devices.find(({ id }) => id === query.device)?.name ?? 'None';
    return element('div', { class: 'tools-device' }, element('b', {}, 'Device'), element('span', { dir: 'auto' }, name),
      pushButton({ class: 'tools-button', 'aria-haspopup': 'dialog', 'aria-controls': 'picker-panel' }, this.app.pickDevice, 'Choose…'));
  }

  /** A choice in which one value is the scene's own, which is left out of the address. */
  #names(names, query, member, own, words) {
    const choose = name => this.#open(withChoice(query, member, name === own ? null : name));
    return selectName(names, query[member] ?? own, own, choose, words);
  }

  #options(query, { options }) {
    return Object.entries(options).map(([name, option]) => {
      const choose = value => this.#open(withOption(query, name, value, option));
      return field(humanized(name), optionControl(option, wireName(valueOf(query, name, option)), choose), option.summary, name);
    });
  }

  #relaunch() {
    return pushButton({ class: 'tools-button is-wide' }, this.app.relaunch,
      symbolElement('arrow.clockwise'), element('span', {}, 'Launch again'));
  }
}
