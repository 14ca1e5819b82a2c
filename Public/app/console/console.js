// The environment of the app: a panel with a control for everything that a user can set on a device.
import { element } from '../dom/element.js';
import { Switch, TextSizeSlider, WordChoice, keyCap } from './controls.js';
import { DockedPanel } from '../dock/dockedPanel.js';
import { stateOf } from './state.js';

const group = (label, ...parts) => element('section', { class: 'console-group', 'aria-label': label }, element('h3', {}, label), ...parts);

/** The name of a language in that language. */
const endonym = name => new Intl.DisplayNames([name], { type: 'language' }).of(name);

/** The panel below its button in the bar. */
export class Console {
  #shown = '';

  /**
   * @param {{element: HTMLElement, button: HTMLElement}} opener the button of the bar, and its place
   * @param {{actions: any, parts: HTMLElement[], situation: () => {scene: any, query: any}, openKeys: () => void, dock: any}} app the actions
   * of the controls, the switches for the parts of the page, what the controls show, the list of the keys, and the dock
   */
  constructor(opener, app) {
    this.app = app;
    this.#make(app.actions);
    this.panel = element('dialog', { class: 'console-panel', id: 'console', 'aria-label': 'Environment' },
      element('h2', { class: 'console-title' }, 'Environment'), ...this.#groups(), this.#footer());
    opener.element.append(this.panel);
    this.popover = new DockedPanel({ element: opener.element, button: opener.button, panel: this.panel }, app.dock, () => this.#opened());
    // A field of the app keeps the focus, and with it the keyboard, while a pointer presses a button here.
    this.panel.addEventListener('pointerdown', event => event.target.closest('button') && event.preventDefault());
  }

  toggle() {
    this.popover.toggle();
  }

  open() {
    this.popover.open(true);
  }

  /** Takes the languages that the server has for the system's own words. */
  offer(languages) {
    this.language.values = languages.map(name => [name, endonym(name), name]);
  }

  /** Shows a scene, if the panel is open. Most scenes change nothing here. */
  show(scene) {
    if (!this.popover.isOpen) return;
    const state = stateOf(scene, this.app.situation().query);
    const key = JSON.stringify(state);
    if (key === this.#shown) return;
    this.#shown = key;
    this.text.show(state);
    for (const name of ['direction', 'appearance', 'contrast', 'motion', 'language']) this[name].show(state[name]);
    this.keyboard.show(state.isKeyboardShown);
    this.background.show(state.isInBackground);
  }

  #make(actions) {
    this.text = new TextSizeSlider(actions.text);
    this.appearance = new WordChoice({ label: 'Appearance', key: 'a' }, [['light', 'Light'], ['dark', 'Dark']], actions.appearance);
    this.direction = new WordChoice({ label: 'Direction', key: 'x' }, [['leftToRight', 'Left to right'], ['rightToLeft', 'Right to left']], actions.direction);
    this.language = new WordChoice({ label: 'System words', key: 'l' }, [], actions.language);
    this.contrast = new WordChoice({ label: 'Contrast', key: 'o' }, [['normal', 'Normal'], ['high', 'High']], value => this.#act(actions.contrast, value));
    this.motion = new WordChoice({ label: 'Motion', key: 'm' }, [['full', 'Full'], ['reduced', 'Reduced']], value => this.#act(actions.motion, value));
    this.keyboard = new Switch({ label: 'Keyboard', key: 'k' }, () => this.#toggleKeyboard());
    this.background = new Switch({ label: 'In the background', key: 'h' }, actions.background);
    this.rotate = element('button', { type: 'button', class: 'console-button' }, element('span', {}, 'Rotate'), keyCap('r'));
    this.rotate.addEventListener('click', actions.rotate);
    this.languageNote = element('p', { class: 'console-note' }, 'The words that the system draws in the app, such as Cancel and the keyboard’s. An app’s own words stay.');
    this.note = element('p', { class: 'console-note', role: 'status' });
  }

  #groups() {
    return [
      group('Text size', this.text.element),
      group('Traits', ...['appearance', 'direction', 'contrast', 'motion', 'language'].map(name => this[name].element), this.languageNote),
      group('App', this.keyboard.element, this.background.element, this.rotate, this.note),
      group('Page', ...this.app.parts),
    ];
  }

  #footer() {
    const keys = element('button', { type: 'button', class: 'console-button console-keys' }, element('span', {}, 'All keys'), keyCap('?'));
    keys.addEventListener('click', () => {
      this.popover.open(false);
      this.app.openKeys();
    });
    return keys;
  }

  /** Does what no scene answers, or what a scene may not show, and shows it. */
  #act(action, value) {
    action(value);
    this.#shown = '';
    this.show(this.app.situation().scene);
  }

  #toggleKeyboard() {
    this.note.textContent = this.app.actions.keyboard() ? '' : 'There is no field on screen that takes the keyboard.';
  }

  #opened() {
    this.popover.tell('environment');
    this.#shown = '';
    this.note.textContent = '';
    const { scene } = this.app.situation();
    if (scene) this.show(scene);
  }
}
