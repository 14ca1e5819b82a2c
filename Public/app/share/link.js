// The link to what is on screen.
import { element } from '../dom/element.js';
import { searchOf } from '../wire/query.js';
import { copyField } from './copyField.js';

/**
 * The section with the link.
 *
 * @param {any} page the objects of the page, by name
 * @returns {import('./panel.js').Section}
 */
export function linkSection({ preview }) {
  const link = copyField('Link to this state', 'share-link');
  return {
    element: element('section', { class: 'share-section' }, link.element, element('p', {}, 'The link works for everybody who can reach this server.')),
    opened() {
      link.text.value = `${location.origin}${location.pathname}${searchOf(preview.query)}`;
    },
  };
}
