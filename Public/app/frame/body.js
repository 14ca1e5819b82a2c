// The body of a phone around the app's window: with a home button, as the large ones of 2014 had it.
import { element, place } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';

/** How much of the body is seen beside the screen's long sides and its short ones, in points: by eye from the device. */
const bezel = { side: 26, end: 102 };

/** Distances of the button that turns the phone from it and from the browser's edges, and its own size, in points. */
const button = { gap: 16, edge: 8, size: 40 };

const isLandscape = ({ orientation }) => orientation.startsWith('landscape');

/** What the body takes around a window, in the window's points. */
export function bodyAround(window) {
  const { side, end } = bezel;
  const [vertical, horizontal] = isLandscape(window) ? [side, end] : [end, side];
  return { top: vertical, right: horizontal, bottom: vertical, left: horizontal };
}

/** The body, and a button beside it that turns it. */
export class Body {
  /** @param {{rotate: () => void}} context */
  constructor({ rotate }) {
    this.element = element('div', { class: 'phone-body', 'aria-hidden': 'true', hidden: true },
      element('i', { class: 'phone-camera' }), element('i', { class: 'phone-speaker' }), element('i', { class: 'phone-home' }));
    this.rotate = element(
      'button',
      { type: 'button', class: 'phone-rotate', 'aria-label': 'Turn the phone', title: 'Turn the phone', hidden: true },
      symbolElement('rotate.right'));
    this.rotate.addEventListener('click', rotate);
  }

  /** Stands around a window, or goes away without one. */
  stand(window, at, browser) {
    this.element.hidden = this.rotate.hidden = !window;
    if (!window) return;
    const { top, right, bottom, left } = bodyAround(window);
    const [width, height] = [window.size[0] + left + right, window.size[1] + top + bottom];
    this.element.dataset.orientation = window.orientation;
    place(this.element, 0, 0, width, height);
    const [x, y] = [at.x - left * at.scale, at.y - top * at.scale];
    this.element.style.transform = `translate(${x}px, ${y}px) scale(${at.scale})`;
    this.#standButton(x + width * at.scale, y + height * at.scale, browser);
  }

  /** Beside the body; where there is no room, below it, as far as the corner leaves some. */
  #standButton(right, bottom, { width, height }) {
    const { gap, edge, size } = button;
    const isBeside = right + gap + size + edge <= width;
    const y = isBeside ? bottom - size : Math.min(bottom + edge, height - size - edge);
    place(this.rotate, Math.min(right + gap, width - size - edge), y, size, size);
  }
}
