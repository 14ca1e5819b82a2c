// Lines of code that can be copied.
import { element } from '../dom/element.js';
import { copyText } from './copyField.js';

/**
 * A field of several lines, with a button that copies them.
 *
 * @param {string} label
 * @param {string} id the id of the field
 */
export function codeField(label, id) {
  const text = element('textarea', { class: 'share-code', readonly: true, id, rows: 7, dir: 'ltr', wrap: 'off', spellcheck: 'false' });
  const copy = element('button', { type: 'button', class: 'share-copy', 'aria-describedby': `${id}-name` }, 'Copy');
  copy.addEventListener('click', () => copyText(text, copy));
  const head = element('div', { class: 'share-head' }, element('label', { for: id, id: `${id}-name` }, label), copy);
  return { text, element: element('div', { class: 'share-lines' }, head, text) };
}
