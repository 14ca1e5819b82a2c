// The button that shares what is on screen as a link.
import { element } from '../dom/element.js';
import { searchOf } from '../wire/query.js';
import { Popover } from './popover.js';
import { toolButton } from './toolButton.js';

const field = (label, id) => {
  const text = element('input', { type: 'text', readonly: true, id, dir: 'ltr', spellcheck: 'false' });
  text.addEventListener('focus', () => text.select());
  const copy = element('button', { type: 'button', class: 'share-copy' }, 'Copy');
  copy.addEventListener('click', () => copyText(text, copy));
  return { text, element: element('div', { class: 'share-field' }, element('label', { for: id }, label), text, copy) };
};

/** Copies a text. Without a secure origin, a browser has no clipboard, and the text is selected instead. */
async function copyText(text, button) {
  text.select();
  try {
    await navigator.clipboard.writeText(text.value);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Press Ctrl+C';
  }
  setTimeout(() => { button.textContent = 'Copy'; }, 2000);
}

/** The button with its panel. */
export class ShareButton {
  /** @param {() => object} query returns the present query */
  constructor(query) {
    const button = toolButton({
      class: 'share-button', symbol: 'square.and.arrow.up', label: 'Share', 'aria-haspopup': 'dialog', 'aria-expanded': 'false',
    }, () => popover.toggle());
    const link = field('Link to this state', 'share-link');
    const panel = element('div', { class: 'share-panel', role: 'dialog', 'aria-label': 'Share' },
      link.element, element('p', {}, 'The link works for everybody who can reach this server.'));
    this.element = element('div', { class: 'share' }, button, panel);
    const popover = new Popover({ element: this.element, button, panel }, () => {
      link.text.value = `${location.origin}${location.pathname}${searchOf(query())}`;
    });
  }
}
