// The button of the developer's panel, and the key that does the same.
import { onKey } from './shortcut.js';
import { toolButton } from './toolButton.js';

/**
 * The button. It and the key `i` open and close the panel.
 *
 * @param {() => void} toggle
 */
export function toolsButton(toggle) {
  onKey('i', 'Inspector', toggle);
  return toolButton({
    class: 'tools-open', symbol: 'sidebar.squares.trailing', label: 'Inspector', title: 'Inspector (i)',
    'aria-keyshortcuts': 'i', 'aria-controls': 'tools', 'aria-expanded': 'false',
  }, toggle);
}
