// The items of a strip: circular covers in a ring, and story cards.
import { element } from '../dom/element.js';
import { pictureElement } from '../dom/picture.js';
import { Thumbnail } from '../dom/thumbnail.js';

/** A picture in its ring with a name below. */
function circle(image, title, border) {
  return [
    element('span', { class: `ring is-${border ?? 'plain'}` }, pictureElement(image)),
    element('span', { class: 'cover-label' }, title ?? ''),
  ];
}

/** A circular cover of a strip. */
export function coverElement({ id, title, image, border }, label) {
  return element('button', { class: 'cover', type: 'button', 'data-id': id, 'aria-label': label }, ...circle(image, title, border));
}

/** The greatest height of a story card, in points. */
const storyHeight = 280;

/** A story: its picture on a card, with the owner over a shade at the bottom. */
export function storyElement({ id, owner, avatar, image }) {
  const picture = new Thumbnail(image);
  picture.fit(storyHeight);
  return element(
    'button',
    { class: 'story', type: 'button', 'data-id': id, 'aria-label': `Story of ${owner}` },
    element('span', { class: 'story-card' }, picture.element, element('span', { class: 'story-owner' }, ...circle(avatar, owner, 'gradient'))),
  );
}
