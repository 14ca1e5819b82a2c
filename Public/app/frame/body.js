// The body of a phone around the app's window. It has a home button, like the large phones of 2014.
import { element, place, setHidden } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';

/**
 * The widths of the body beside the long sides and the short sides of the screen, in points. They are estimated by eye
 * from the device.
 */
const bezel = { side: 26, end: 102 };

/**
 * The distances of the button that turns the phone, from the phone and from the browser's edges, and its size, in
 * points.
 */
const button = { gap: 16, edge: 8, size: 40 };

const isLandscape = ({ orientation }) => orientation.startsWith('landscape');

/** The space that the body takes around a window, in the window's points. */
export function bodyAround(window) {
  const { side, end } = bezel;
  const [vertical, horizontal] = isLandscape(window) ? [side, end] : [end, side];
  return { top: vertical, right: horizontal, bottom: vertical, left: horizontal };
}

/** The body of a phone, and the button beside it that turns the phone. */
export class Body {
  /** @param {{rotate: () => void, goHome: () => void}} context */
  constructor({ rotate, goHome }) {
    const home = element('i', { class: 'phone-home' });
    home.addEventListener('click', goHome);
    this.element = element('div', { class: 'phone-body', 'aria-hidden': 'true', hidden: true },
      element('i', { class: 'phone-camera' }), element('i', { class: 'phone-speaker' }), home);
    this.rotate = element(
      'button',
      { type: 'button', class: 'phone-rotate', 'aria-label': 'Turn the phone', title: 'Turn the phone', hidden: true },
      symbolElement('rotate.right'));
    this.rotate.addEventListener('click', rotate);
  }

  /** Places the body around a window, or hides it without one. */
  stand(window, at, browser) {
    for (const part of [this.element, this.rotate]) setHidden(part, !window);
    if (!window) return;
    const { top, right, bottom, left } = bodyAround(window);
    const [width, height] = [window.size[0] + left + right, window.size[1] + top + bottom];
    this.element.dataset.orientation = window.orientation;
    place(this.element, 0, 0, width, height);
    const [x, y] = [at.x - left * at.scale, at.y - top * at.scale];
    this.element.style.transform = `translate(${x}px, ${y}px) scale(${at.scale})`;
    this.#standButton(x + width * at.scale, y + height * at.scale, browser);
  }

  /** Places the button beside the body or, if there is no room, below it. */
  #standButton(right, bottom, { width, height }) {
    const { gap, edge, size } = button;
    const isBeside = right + gap + size + edge <= width;
    const y = isBeside ? bottom - size : Math.min(bottom + edge, height - size - edge);
    place(this.rotate, Math.min(right + gap, width - size - edge), y, size, size);
  }
}
