// The attachments of a message.
import { element } from '../../dom/element.js';
import { pictureElement } from '../../dom/picture.js';
import { symbolElement } from '../../dom/symbol.js';

const isDocument = ({ picture }) => !picture;

/** A card with the picture or the kind of document, and below it the name and the size. */
export function attachmentElement(attachment) {
  const { name, size, picture } = attachment;
  const face = picture
    ? element('span', { class: 'attachment-face' }, pictureElement(picture))
    : element('span', { class: 'attachment-face is-document' }, symbolElement('doc.fill'), element('b', {}, name.split('.').at(-1).toUpperCase()));
  return element('figure', { class: isDocument(attachment) ? 'attachment' : 'attachment is-picture' }, face,
    element('figcaption', {}, element('strong', {}, name), element('span', {}, size)));
}
