// Pictures of what is in files.
import { pictureElement } from './picture.js';
import { thumbnailElement } from './thumbnail.js';

/** A photograph as pixels; a document, which is not square, as it is drawn. */
export function filePicture(name, side) {
  const isPhoto = name.startsWith('photo-');
  const picture = isPhoto ? thumbnailElement(name, side) : pictureElement(name);
  picture.classList.add(isPhoto ? 'is-photo' : 'is-document');
  picture.classList.toggle('is-wide', name.startsWith('slide-'));
  return picture;
}
