// A text that can be copied.
import { element } from '../dom/element.js';

/** The milliseconds for which a button says that it has copied. */
const pause = 2000;

/** Copies a text. Without a secure origin, a browser has no clipboard, and the text is selected instead. */
export async function copyText(text, button) {
  text.select();
  try {
    await navigator.clipboard.writeText(text.value);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Press Ctrl+C';
  }
  setTimeout(() => { button.textContent = 'Copy'; }, pause);
}

/**
 * A field that shows a text, with a button that copies it.
 *
 * @param {string} label
 * @param {string} id the id of the field
 */
export function copyField(label, id) {
  const text = element('input', { type: 'text', readonly: true, id, dir: 'ltr', spellcheck: 'false' });
  text.addEventListener('focus', () => text.select());
  const copy = element('button', { type: 'button', class: 'share-copy', 'aria-describedby': `${id}-name` }, 'Copy');
  copy.addEventListener('click', () => copyText(text, copy));
  return { text, element: element('div', { class: 'share-field' }, element('label', { for: id, id: `${id}-name` }, label), text, copy) };
}
