// Pictures of the content of files.
import { pictureElement } from './picture.js';
import { Thumbnail } from './thumbnail.js';

/**
 * The picture of a file. A photograph is rendered as pixels, for the given side in points. A document, which is not
 * square, stays a drawing.
 */
export function filePicture(name, side) {
  const isPhoto = name.startsWith('photo-');
  const picture = isPhoto ? photo(name, side) : pictureElement(name);
  picture.classList.add(isPhoto ? 'is-photo' : 'is-document');
  picture.classList.toggle('is-wide', name.startsWith('slide-'));
  return picture;
}

function photo(name, side) {
  const thumbnail = new Thumbnail(name);
  thumbnail.fit(side);
  return thumbnail.element;
}
