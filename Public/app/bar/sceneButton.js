// The button that shows which scene is open, and opens the gallery of all scenes.
import { element, setText } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { choiceButton } from './toolButton.js';

/** A button in the page's bar. The gallery adds its panel to the element. */
export class SceneButton {
  /** @param {() => void} toggle opens or closes the gallery */
  constructor(toggle) {
    this.name = element('span', { class: 'scene-name' }, 'Scene');
    this.button = choiceButton({ class: 'scene-button', 'aria-controls': 'gallery' }, toggle, this.name, symbolElement('chevron.down'));
    this.element = element('div', { class: 'scene-menu' }, this.button);
  }

  /** Shows a scene's title. */
  show({ title, summary }) {
    setText(this.name, title ?? '');
    this.button.setAttribute('aria-label', `Scene: ${title}`);
    this.button.title = summary ?? '';
  }
}
