// The link to what is on screen.
import { element, setHidden, setText } from '../dom/element.js';
import { sizeText } from '../text.js';
import { copyField } from './copyField.js';

/** The sentences about a link, by the state of the links. */
const sentences = {
  checking: 'Checking that the link leads here…',
  same: 'Whoever opens the link sees the same.',
  near: 'The link opens the scene near this state. Something that happened here cannot be repeated.',
};

/** A choice with its label, which is said to `chosen`. */
function choice(label, isChosen, chosen) {
  const box = element('input', { type: 'checkbox' });
  box.checked = isChosen;
  box.addEventListener('change', () => chosen(box.checked));
  const name = element('span', {}, label);
  return { box, name, element: element('label', { class: 'share-choice' }, box, name) };
}

/**
 * The section with the link.
 *
 * @param {import('./links.js').Links} links
 * @returns {import('./panel.js').Section}
 */
export function linkSection(links) {
  const link = copyField('Link to this state', 'share-link');
  const size = choice('', links.keepsSize, isOn => { links.keepsSize = isOn; });
  const access = choice('With access: whoever has the link can use this server', links.hasAccess, isOn => { links.hasAccess = isOn; });
  const words = element('p', { class: 'link-status', role: 'status' });
  return {
    element: element('section', { class: 'share-section' }, link.element, size.element, access.element, words),
    show() {
      link.text.value = links.url();
      setHidden(size.element, !links.isSizeOpen);
      setText(size.name, `Keep the size, ${sizeText(links.scene.window.size)}`);
      setHidden(access.element, !links.sharing.token);
      setText(words, `${sentences[links.state]}${links.sharing.token && !links.hasAccess ? ' Without access, it opens only for those who have opened this server before.' : ''}`);
    },
  };
}
