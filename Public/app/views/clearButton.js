// The button in a field that deletes its text.
import { element } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { word } from './words.js';

/** Makes the button. The field keeps the focus while the user presses it. */
export function clearButton(press) {
  const button = element('button', { class: 'field-clear', type: 'button', 'aria-label': word('Clear text') }, symbolElement('xmark.circle.fill'));
  button.addEventListener('pointerdown', event => event.preventDefault());
  button.addEventListener('click', press);
  return button;
}
