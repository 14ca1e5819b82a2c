// Pictures of what is in files.
import { pictureElement } from './picture.js';
import { Thumbnail } from './thumbnail.js';

/** A photograph as pixels, enough for this side in points; a document, which is not square, as it is drawn. */
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
