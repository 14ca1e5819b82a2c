// Images: symbols, and places of pictures that the preview does not have.
import { symbols } from '../../../app/art/symbols.js';
import { element, setLength } from '../../../app/dom/element.js';
import { symbolElement } from '../../../app/dom/symbol.js';
import { NodeView } from './node.js';

/** The side of a symbol's field, in sizes of the text beside it. */
export const symbolSide = 1.25;

/** A symbol that is as large as its frame or as its point size, or a named place. */
export class ImageNode extends NodeView {
  /** The point size of the symbol, or undefined for one that fills its frame. @type {number|undefined} */
  size;
  mode = 'fit';

  fill({ image, name, color, size, mode = 'fit' }) {
    const isDrawn = Boolean(image) && image in symbols;
    [this.size, this.mode] = [size, mode];
    this.element.style.color = color ?? '';
    this.element.classList.toggle('is-place', !isDrawn);
    this.element.replaceChildren(...(isDrawn ? [symbolElement(image)] : [symbolElement('photo'), element('span', { class: 'ui-name' }, name ?? image ?? '')]));
    if (!this.element.getAttribute('aria-label') && !this.element.dataset.id) this.element.setAttribute('aria-hidden', 'true');
    else this.element.removeAttribute('aria-hidden');
  }

  arrange([, , width, height]) {
    const fitting = Math.min(width, height);
    const own = this.size ? Math.min(fitting, this.size * symbolSide) : fitting;
    setLength(this.element, '--side', this.mode === 'center' ? own : fitting);
  }
}
