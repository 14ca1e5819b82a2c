// The portrait or the initials of a person.
import { hash } from '../art/random.js';
import { element } from '../dom/element.js';
import { pictureElement } from '../dom/picture.js';

/**
 * A round picture. It is decoration, because the name stands beside it.
 *
 * @param {{name: string, initials?: string, avatar?: string}} person
 */
export function avatarElement({ name, initials, avatar }) {
  const made = element('span', { class: 'avatar', 'aria-hidden': 'true' }, avatar ? pictureElement(avatar) : initials);
  made.style.setProperty('--hue', (hash(name) * 47) % 360);
  return made;
}
