// The panel about the window: what it shows and why, and actions with it.
import { DockedPanel } from '../dock/dockedPanel.js';
import { element, setText } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { FactList } from './factList.js';
import { facts } from './facts.js';

function action(symbol, label, act) {
  const button = element('button', { type: 'button', class: 'panel-action' }, symbolElement(symbol), element('span', {}, label));
  button.addEventListener('click', act);
  return button;
}

/** The panel. It is brought up to date only while it is open. */
export class About {
  /**
   * @param {{element: HTMLElement, button: HTMLElement}} badge the button of the bar, and its place
   * @param {object} app `rotate`, `turnOver`, `goHome` and `setRightToLeft`, which act; `scene`, which returns the scene on screen;
   * `introduced`, which returns the title and the sentence of the preview; and the `dock`
   * @param {{element: HTMLElement, show: () => void}} why the further parts of the panel
   */
  constructor(badge, app, why) {
    this.app = app;
    this.why = why;
    this.#makeActions(app);
    this.#makePanel();
    badge.element.append(this.panel);
    this.popover = new DockedPanel({ element: badge.element, button: badge.button, panel: this.panel }, app.dock, () => this.#opened());
  }

  #makeActions(app) {
    this.rotate = action('rotate.right', 'Rotate', app.rotate);
    this.turnOver = action('arrow.up.arrow.down', 'Upside down', app.turnOver);
    this.direction = action(
      'arrow.left.arrow.right',
      'Right to left',
      () => app.setRightToLeft(this.direction.getAttribute('aria-checked') !== 'true'),
    );
    this.direction.setAttribute('role', 'switch');
    this.home = action('circle.square', 'Home', app.goHome);
  }

  #makePanel() {
    this.title = element('h2');
    this.summary = element('p');
    this.facts = new FactList();
    this.panel = element(
      'dialog',
      { class: 'panel', id: 'panel', 'aria-label': 'About this window' },
      this.title,
      this.summary,
      this.facts.element,
      element('div', { class: 'panel-actions' }, this.rotate, this.turnOver, this.direction, this.home),
      this.why.element,
    );
  }

  toggle() {
    this.popover.toggle();
  }

  open() {
    this.popover.open(true);
  }

  /** Shows the scene on screen, if the panel is open. */
  show() {
    if (this.popover.isOpen) this.#show();
  }

  #opened() {
    this.popover.tell('facts');
    this.#show();
  }

  #show() {
    const scene = this.app.scene();
    if (!scene) return;
    const { title, summary } = this.app.introduced();
    setText(this.title, title ?? '');
    setText(this.summary, summary ?? '');
    this.facts.show(facts(scene));
    this.direction.setAttribute('aria-checked', String(scene.window.traits.layoutDirection === 'rightToLeft'));
    this.home.setAttribute('aria-pressed', String(scene.window.activationState === 'background'));
    this.why.show();
  }
}
