// The edge of the windows that have the size of the browser: a drag gives all of them one width.
import { element, place, setHidden } from '../dom/element.js';
import { Hold } from '../stage/hold.js';

/** The width of the handle, which stands beside the window, in the page's points. */
export const thickness = 12;

/** The least width of a useful window, in points. */
const least = 200;

/** The handle at a window. The size in the page's bar does the same from the keyboard. */
export class BoardEdge {
  width = 0;
  scale = 1;

  /** @param {{setWidth: (width: number) => void, room: () => {width: number}}} app */
  constructor(app) {
    this.app = app;
    this.element = element('i', { class: 'board-edge', 'aria-hidden': 'true', hidden: true, title: 'Drag to resize all windows' });
    this.hold = new Hold(this.element, {
      began: () => { this.start = this.width; },
      moved: dx => this.#give(this.start + dx / this.scale),
      ended: () => {},
      cancelled: () => this.#give(this.start),
    });
  }

  /** Places the handle at the edge of a window, or hides it for null. */
  stand(size, scale) {
    setHidden(this.element, !size);
    if (!size) return;
    [this.width, this.scale] = [size[0], scale];
    place(this.element, size[0] * scale, 0, thickness, size[1] * scale);
  }

  #give(width) {
    this.app.setWidth(Math.max(least, Math.min(this.app.room().width, Math.round(width))));
  }
}
