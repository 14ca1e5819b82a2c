// The panel about the connection: what it is like, and how it can be made worse.
import { DockedPanel } from '../dock/dockedPanel.js';
import { element, setText } from '../dom/element.js';
import { amount, stateText, tripText } from './words.js';

/** The time between two looks at the connection while the panel is open, in milliseconds. */
const interval = 1000;

/** The length of a stall, in milliseconds. */
const stallTime = 3000;

/** The settings of the line, with their names and their greatest values in milliseconds. */
const settings = [['latency', 'Latency each way', 2000], ['jitter', 'Jitter, at most', 1000]];

/** The panel that the dot in the page's bar opens. */
export class ConnectionPanel {
  #timer = null;
  #facts = new Map();

  /**
   * @param {import('../bar/connectionButton.js').ConnectionButton} opener
   * @param {object} app `state`, which returns the facts; `ask`, which sends a message that needs an answer; `line`, which
   * returns the line to make worse; and `cut`, which cuts the connection or connects again
   */
  constructor(opener, app) {
    this.app = app;
    this.list = element('dl', { class: 'connection-facts' }, ...['State', 'Round trip', 'Revision', 'Sent', 'Received'].flatMap(name => this.#fact(name)));
    this.panel = element('dialog', { class: 'connection-panel', 'aria-label': 'Connection' },
      element('h2', {}, 'Connection'), this.list, this.#worse());
    this.popover = new DockedPanel({ element: opener.element, button: opener.button, panel: this.panel }, app.dock, () => this.#opened());
  }

  /** Opens the panel after a click on its button, or closes it. */
  toggle() {
    this.popover.toggle();
  }

  #fact(name) {
    const value = element('dd');
    this.#facts.set(name, value);
    return [element('dt', {}, name), value];
  }

  #worse() {
    this.cutButton = this.#button('Cut', () => this.#cut());
    return element('fieldset', { class: 'connection-worse' }, element('legend', {}, 'Try a bad network'),
      ...settings.map(setting => this.#slider(...setting)),
      element('div', { class: 'connection-buttons' }, this.#button(`Stall for ${stallTime / 1000} s`, () => this.app.line().stall(stallTime)), this.cutButton));
  }

  #slider(name, label, most) {
    const value = element('span', {}, '0 ms');
    const slider = element('input', { type: 'range', min: '0', max: String(most), step: '10', value: '0', 'aria-label': label, 'aria-valuetext': '0 ms' });
    slider.addEventListener('input', () => {
      this.app.line()[name] = Number(slider.value);
      setText(value, `${slider.value} ms`);
      slider.setAttribute('aria-valuetext', `${slider.value} ms`);
    });
    return element('div', { class: 'connection-slider' }, element('span', {}, label), value, slider);
  }

  #button(text, act) {
    const button = element('button', { type: 'button', class: 'connection-act' }, text);
    button.addEventListener('click', act);
    return button;
  }

  #cut() {
    const isCut = !this.app.state().isCut;
    this.app.cut(isCut);
    setText(this.cutButton, isCut ? 'Connect again' : 'Cut');
    this.show();
  }

  /** Looks at the connection until the panel is closed. */
  #opened() {
    clearInterval(this.#timer);
    this.#look();
    this.#timer = setInterval(() => (this.popover.isOpen ? this.#look() : clearInterval(this.#timer)), interval);
  }

  #look() {
    this.app.ask();
    this.show();
  }

  /** Shows what the connection is like. */
  show() {
    const { trips, revision, sent, received, ...state } = this.app.state();
    const texts = { 'State': stateText(state), 'Round trip': tripText(trips), 'Revision': revision === null ? '…' : String(revision), 'Sent': amount(sent), 'Received': amount(received) };
    for (const [name, text] of Object.entries(texts)) setText(this.#facts.get(name), text);
  }
}
