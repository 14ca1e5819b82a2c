// The button of the developer's panel, and the key that does the same.
import { element } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';

const takesText = target => target.closest?.('input, select, textarea, [contenteditable]');

/**
 * The button at the badge. It and the key `i` open and close the panel, unless the focus is in a text.
 *
 * @param {() => void} toggle
 */
export function toolsButton(toggle) {
  const button = element('button', {
    type: 'button', class: 'tools-open', title: 'Inspector (i)',
    'aria-label': 'Inspector', 'aria-keyshortcuts': 'i', 'aria-controls': 'tools', 'aria-expanded': 'false',
  }, symbolElement('sidebar.squares.trailing'));
  button.addEventListener('click', toggle);
  document.addEventListener('keydown', event => {
    if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
    event.preventDefault();
    toggle();
  });
  return button;
}
