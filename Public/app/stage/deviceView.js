// A device around the app's window: its front, its screen, the other app, and the system's parts over both.
import { element, place, setHidden, setLength } from '../dom/element.js';
import { hasMultitaskingDots, multitaskingDots } from '../frame/multitaskingDots.js';
import { homeIndicator, StatusBar } from '../frame/statusBar.js';
import { standsOnWallpaper } from './placement.js';
import { shapeOf, windowRadius } from './shape.js';

/** Creates a picture of another app, which cannot be taken for the one in the window. */
function otherApp(dots) {
  const line = name => element('i', { class: `other-line is-${name}` });
  const block = () => element('div', { class: 'other-block' }, line('title'), line('long'), line('long'), line('short'));
  return element('div', { class: 'other-app', 'aria-hidden': 'true' },
    dots, block(), block(), element('span', { class: 'other-name' }, 'Another app'));
}

/** The view of a device. Without a device, the window is in the stage as if nothing were around it. */
export class DeviceView {
  /**
   * @param {HTMLElement} body the body of a phone, which stands here instead of a device and turns as one
   * @param {() => void} goHome what a press of a drawn home button does; the page's bar has a button for everybody
   */
  constructor(window, body, goHome) {
    const home = element('i', { class: 'device-home' });
    home.addEventListener('click', goHome);
    this.front = element('div', { class: 'device', 'aria-hidden': 'true', hidden: true }, home);
    this.otherDots = multitaskingDots();
    this.other = otherApp(this.otherDots);
    this.statusBar = new StatusBar();
    this.system = element('div', { class: 'device-system', 'aria-hidden': 'true' },
      this.statusBar.element, homeIndicator(), element('i', { class: 'device-cutout' }));
    this.screen = element('div', { class: 'device-screen is-bare' }, window);
    this.element = element('div', { class: 'device-place' }, body, this.front, this.screen);
  }

  /** The width of the device around its screen. */
  around({ orientation }, row) {
    return shapeOf(row, orientation).bezel;
  }

  /** Places a device and its screen in the look of a system, or removes them for null. */
  stand(window, row, at, look) {
    setHidden(this.front, !window);
    this.screen.classList.toggle('is-bare', !window);
    if (!window) return this.#lift();
    if (!this.system.isConnected) {
      this.screen.prepend(this.other);
      this.screen.append(this.system);
    }
    const shape = shapeOf(row, window.orientation);
    for (const part of [this.front, this.screen]) Object.assign(part.dataset, this.#attributes(window, shape));
    this.screen.classList.toggle('has-wallpaper', standsOnWallpaper(window, look.screen) || window.arrangement === 'free');
    this.#standFront(window.screen, shape, at);
    this.#standScreen(window, shape, at, look);
  }

  #attributes({ arrangement, orientation, side }, { cutout, homeButton }) {
    return { arrangement, orientation, side, cutout, button: String(homeButton) };
  }

  #standFront([width, height], { bezel, frontRadius }, at) {
    place(this.front, 0, 0, width + bezel.left + bezel.right, height + bezel.top + bezel.bottom);
    setLength(this.front, '--radius', frontRadius);
    this.front.style.transform = `translate(${at.x - bezel.left * at.scale}px, ${at.y - bezel.top * at.scale}px) scale(${at.scale})`;
  }

  #standScreen(window, { screenRadius }, at, look) {
    place(this.screen, 0, 0, ...window.screen);
    setLength(this.screen, '--radius', screenRadius);
    setLength(this.screen, '--window-radius', windowRadius(window));
    setLength(this.screen, '--status-height', window.statusBar || 24);
    this.screen.style.transform = `translate(${at.x}px, ${at.y}px) scale(${at.scale})`;
    setHidden(this.other, !window.otherWindow);
    if (!window.otherWindow) return;
    place(this.other, ...window.otherWindow);
    setHidden(this.otherDots, !hasMultitaskingDots(window, look));
  }

  #lift() {
    this.screen.style.transform = 'none';
    this.other.remove();
    this.system.remove();
  }
}
