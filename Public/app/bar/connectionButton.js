// The button that shows whether there is a connection to the server.
import { element } from '../dom/element.js';

/** A dot in the page's bar. The part `connection` adds its panel to the element. */
export class ConnectionButton {
  /** @param {() => void} toggle opens or closes the panel */
  constructor(toggle) {
    this.button = element('button', {
      type: 'button', class: 'bench-tool connection-button', 'aria-haspopup': 'dialog', 'aria-expanded': 'false',
    }, element('i', { class: 'connection-dot' }), element('span', { class: 'tool-name', 'aria-hidden': 'true' }, 'Connection'));
    this.button.addEventListener('click', toggle);
    this.element = element('div', { class: 'connection' }, this.button);
    this.show(false);
  }

  /** Shows whether the server answers. */
  show(isUp) {
    const label = `Connection: ${isUp ? 'the server answers' : 'no answer'}`;
    if (this.button.title === label) return;
    this.button.title = label;
    this.button.setAttribute('aria-label', label);
    this.button.classList.toggle('is-up', isUp);
  }
}
