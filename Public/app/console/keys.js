// The single keys of the environment.
import { onKey, shortcuts } from '../bar/shortcut.js';
import { usualTextSize } from './textSizes.js';

/** Names a key, unless another part of the page has it. */
function add(group, key, words, act) {
  if (!shortcuts.some(shortcut => shortcut.key === key)) onKey(key, words, act, group);
}

const other = (value, one, two) => (value === one ? two : one);

/**
 * @param {any} actions
 * @param {() => any} state what the controls show
 * @param {{key: string, label: string, button: HTMLElement}[]} buttons the buttons of the bar
 * @param {{openKeys: () => void, toggle: () => void}} parts
 */
export function addKeys(actions, state, buttons, { openKeys, toggle }) {
  add('Text size', '-', 'Smaller text', () => actions.stepText(-1));
  add('Text size', '+', 'Larger text', () => actions.stepText(1));
  add('Text size', '0', 'Usual text size', () => actions.text(usualTextSize));
  add('Traits', 'a', 'Light or dark', () => actions.appearance(other(state().appearance, 'light', 'dark')));
  add('Traits', 'x', 'Left to right or right to left', () => actions.direction(other(state().direction, 'leftToRight', 'rightToLeft')));
  add('Traits', 'o', 'Normal or high contrast', () => actions.contrast(other(state().contrast, 'normal', 'high')));
  add('Traits', 'm', 'Full or reduced motion', () => actions.motion(other(state().motion, 'full', 'reduced')));
  add('Traits', 'l', 'Language of the system’s words', () => actions.nextLanguage(state().language));
  add('App', 'k', 'Keyboard (Escape hides it)', actions.keyboard);
  add('App', 'h', 'Background or foreground', actions.background);
  add('App', 'r', 'Rotate', actions.rotate);
  for (const { key, label, button } of buttons) add('Page', key, label, () => button.click());
  add('Page', 'c', 'Environment', toggle);
  add('Page', '?', 'All keys', openKeys);
  // The part `access` has this key, which works while the others are off, too.
  shortcuts.push({ key: 'Esc', words: 'Close what was opened last', group: 'Page' });
  // So do the keys that move the focus, and those of the edge of the window while that has the focus.
  shortcuts.push(
    { key: 'F6', words: 'Next part of the page (Shift: the one before)', group: 'Focus' },
    { key: 'Home', words: 'First tool of the bar, or the least width at the edge', group: 'Focus' },
    { key: 'End', words: 'Last tool of the bar, or the whole width at the edge', group: 'Focus' },
  );
}
