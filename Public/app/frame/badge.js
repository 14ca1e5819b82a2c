// The state of the window in the page's bar: its size and its size classes, and on a click the reasons and the actions.
import { Popover } from '../bar/popover.js';
import { choiceButton } from '../bar/toolButton.js';
import { element, setText } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { facts, headline } from '../scene/facts.js';
import { FactList } from './factList.js';

function action(symbol, label, act) {
  const button = element('button', { type: 'button', class: 'panel-action' }, symbolElement(symbol), element('span', {}, label));
  button.addEventListener('click', act);
  return button;
}

/** The badge, with the panel that it opens. The facts in the panel are brought up to date only while it is open. */
export class Badge {
  #scene = null;

  /**
   * @param {{rotate: () => void, turnOver: () => void, setRightToLeft: (on: boolean) => void, goHome: () => void}} actions
   * @param {HTMLElement} more the further parts of its panel
   */
  constructor(actions, more) {
    this.#makeButton();
    this.#makeActions(actions);
    this.#makePanel(more);
    this.element = element('div', { class: 'badge' }, this.button, this.panel);
    this.popover = new Popover({ element: this.element, button: this.button, panel: this.panel }, () => this.#tabulate());
  }

  #makeButton() {
    this.size = element('span', { class: 'badge-size' });
    this.widthClass = element('span', { class: 'badge-class' });
    this.button = choiceButton({
      class: 'badge-button', title: 'Size, size classes, and the reasons for them', 'aria-controls': 'panel', 'aria-label': 'About this window',
    }, () => this.popover.toggle(), this.size, this.widthClass);
  }

  #makeActions(actions) {
    this.rotate = action('rotate.right', 'Rotate', actions.rotate);
    this.turnOver = action('arrow.up.arrow.down', 'Upside down', actions.turnOver);
    this.direction = action(
      'arrow.left.arrow.right',
      'Right to left',
      () => actions.setRightToLeft(this.direction.getAttribute('aria-checked') !== 'true'),
    );
    this.direction.setAttribute('role', 'switch');
    this.home = action('circle.square', 'Home', actions.goHome);
  }

  #makePanel(more) {
    this.title = element('h2');
    this.summary = element('p');
    this.facts = new FactList();
    this.panel = element(
      'div',
      { class: 'panel', id: 'panel', role: 'dialog', 'aria-label': 'About this window' },
      this.title,
      this.summary,
      this.facts.element,
      element('div', { class: 'panel-actions' }, this.rotate, this.turnOver, this.direction, this.home),
      more,
    );
  }

  /** Shows the title of a scene, and the sentence that says what to try. */
  introduce({ title, summary }) {
    setText(this.title, title ?? '');
    setText(this.summary, summary ?? '');
  }

  show(scene) {
    const { size, widthClass } = headline(scene.window);
    setText(this.size, size);
    setText(this.widthClass, widthClass);
    this.#scene = scene;
    if (this.popover.isOpen) this.#tabulate();
    this.direction.setAttribute('aria-checked', String(scene.window.traits.layoutDirection === 'rightToLeft'));
    this.home.setAttribute('aria-pressed', String(scene.window.activationState === 'background'));
  }

  #tabulate() {
    if (this.#scene) this.facts.show(facts(this.#scene));
  }
}
