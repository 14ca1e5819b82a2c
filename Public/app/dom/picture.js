// Pictures as image elements.
import { svgOf } from '../art/gallery.js';

const urls = new Map();

/** The address of a picture: a data URL with our drawing, which is drawn once. */
export function pictureUrl(name) {
  let url = urls.get(name);
  if (!url) urls.set(name, (url = `data:image/svg+xml,${encodeURIComponent(svgOf(name))}`));
  return url;
}

/** Creates an image element for a picture. Without a `label`, the picture is decoration. */
export function pictureElement(name, label = '') {
  const image = document.createElement('img');
  image.decoding = 'async';
  image.draggable = false;
  image.alt = label;
  image.src = pictureUrl(name);
  return image;
}
