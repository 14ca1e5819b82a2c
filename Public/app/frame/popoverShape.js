// The surface of a popover, with its arrow and its shadow.
import { framed, popoverFrame, popoverOutline, popoverRadius } from '../scene/presentation.js';

const svg = 'http://www.w3.org/2000/svg';

/** The shape lies behind the content, which is clipped to the same corners. */
export class PopoverShape {
  constructor() {
    this.element = document.createElementNS(svg, 'svg');
    this.element.classList.add('popover-shape');
    this.element.setAttribute('aria-hidden', 'true');
    this.path = document.createElementNS(svg, 'path');
    this.element.append(this.path);
  }

  update(pane, profile) {
    const outline = popoverOutline(framed(pane, profile), popoverRadius(profile));
    if (this.outline === outline) return;
    this.path.setAttribute('d', (this.outline = outline));
    this.path.setAttribute('transform', `translate(${-popoverFrame(profile)} ${-popoverFrame(profile)})`);
  }
}
