// Images: symbols, images of the app's own, and places of images that the preview does not have.
import { element, place, setLength } from '../../../app/dom/element.js';
import { symbolElement } from '../../../app/dom/symbol.js';
import { imageFrame, isOwnImage, ownImage } from '../images.js';
import { NodeView } from './node.js';

/** The side of a symbol's field, in sizes of the text beside it. */
export const symbolSide = 1.25;

/** The modes in which an image has another size than its own. */
const sizing = new Set(['fit', 'fill', 'stretch']);

/** A symbol that is as large as its frame or as its point size, an image of the app's own, or a named place. */
export class ImageNode extends NodeView {
  /** The point size of the symbol, or undefined for one that fills its frame. @type {number|undefined} */
  size;
  mode = 'fit';
  /** The element of an image of the app's own, and its size. @type {?{ picture: HTMLElement, size: number[] }} */
  own = null;

  fill({ image, name, color, size, imageSize, mode = 'fit' }) {
    const isOwn = isOwnImage(image);
    [this.size, this.mode] = [size, mode];
    this.element.style.color = color ?? '';
    this.element.classList.toggle('is-place', !image);
    this.element.classList.toggle('is-own', isOwn);
    this.own = isOwn ? { picture: ownImage(image, '100% 100%'), size: imageSize ?? [44, 44] } : null;
    this.element.replaceChildren(...this.#parts(image, name));
    if (!this.element.getAttribute('aria-label') && !this.element.dataset.id) this.element.setAttribute('aria-hidden', 'true');
    else this.element.removeAttribute('aria-hidden');
  }

  arrange([, , width, height]) {
    if (this.own) return place(this.own.picture, ...imageFrame(this.mode, [width, height], this.own.size));
    const fitting = Math.min(width, height);
    const own = this.size ? Math.min(fitting, this.size * symbolSide) : fitting;
    setLength(this.element, '--side', sizing.has(this.mode) ? fitting : own);
  }

  #parts(image, name) {
    if (this.own) return [this.own.picture];
    if (image) return [symbolElement(image)];
    return [symbolElement('photo'), element('span', { class: 'ui-name' }, name ?? '')];
  }
}
