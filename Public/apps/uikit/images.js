// Images of the app's own: those of its asset catalogues, its files and its data, which the server has by an id.
import { otherImages } from '../../app/dom/symbol.js';
import { element } from '../../app/dom/element.js';

/** The names of images: `image:` and an id, or `template:` and the id for one that is drawn in the colour of its place. */
const pattern = /^(image|template):(.+)$/;

/** Whether a name is that of an image of the app's own. Pure. */
export const isOwnImage = (name = '') => pattern.test(name);

/**
 * Creates an image of the app's own, as large as it fits into its box, or as large as the box.
 *
 * @param {string} name
 * @param {'contain' | '100% 100%'} size
 */
export function ownImage(name, size = 'contain') {
  const [, kind, id] = pattern.exec(name) ?? [];
  const url = `url("${new URL(`app-images/${encodeURIComponent(id)}`, document.baseURI)}")`;
  const place = `${url} center / ${size} no-repeat`;
  const made = element('i', { class: 'symbol is-own-image', 'aria-hidden': 'true', 'data-symbol': name });
  if (kind === 'template') Object.assign(made.style, { mask: place, background: 'currentColor' });
  else made.style.background = place;
  return made;
}

/**
 * Gives an image a size of its own.
 *
 * @param {?HTMLElement | ?SVGElement} image
 * @param {number[] | undefined} size the width and the height in points, or undefined for those of its place
 */
export function setSize(image, size) {
  if (image && size) Object.assign(image.style, { width: `${size[0]}px`, height: `${size[1]}px` });
}

/**
 * The place of an image in a view, by UIKit's content mode. Pure.
 *
 * @param {string} mode
 * @param {number[]} view the width and the height of the view
 * @param {number[]} image those of the image
 * @returns {number[]} the left and the top edge, the width and the height
 */
export function imageFrame(mode, [viewWidth, viewHeight], [imageWidth, imageHeight]) {
  const [across, along] = [viewWidth / imageWidth, viewHeight / imageHeight];
  const scales = { fit: Math.min(across, along), fill: Math.max(across, along) };
  const [x, y] = mode === 'stretch' ? [across, along] : [scales[mode] ?? 1, scales[mode] ?? 1];
  const [width, height] = [imageWidth * x, imageHeight * y];
  return [
    edge(/left$/i.test(mode), /right$/i.test(mode), viewWidth - width), edge(mode.startsWith('top'), mode.startsWith('bottom'), viewHeight - height),
    width, height,
  ];
}

/** The distance from the first edge for what stands there, at the last one, or in the middle of the room. */
function edge(isFirst, isLast, room) {
  if (isFirst) return 0;
  return isLast ? room : room / 2;
}

otherImages.make = ownImage;
