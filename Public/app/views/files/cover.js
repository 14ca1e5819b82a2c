// A cover of a cover flow, on a floor that mirrors it.
import { element, markSelected } from '../../dom/element.js';
import { filePicture } from '../../dom/filePicture.js';

/** The side length of a cover's picture in pixels, which is enough for the largest cover at scale 2. */
const side = 800;

export class CoverView {
  constructor({ id, title, image }) {
    this.id = id;
    this.title = title;
    this.element = element(
      'button',
      { class: 'flow-cover', type: 'button', 'data-id': id, 'aria-label': title, tabindex: -1 },
      element('span', { class: 'flow-picture' }, filePicture(image, side)),
      element('span', { class: 'flow-mirror', 'aria-hidden': 'true' }, filePicture(image, side)),
    );
  }

  update({ x, angle, z }, order, isMiddle) {
    const { style } = this.element;
    style.transform = `translateX(${x.toFixed(2)}px) translateZ(${z.toFixed(2)}px) rotateY(${angle.toFixed(2)}deg)`;
    style.zIndex = order;
    markSelected(this.element, isMiddle);
  }
}
