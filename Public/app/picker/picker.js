// The device picker: it selects a device for the window, or the browser.
import { element, setText } from '../dom/element.js';
import { Popover } from '../dom/popover.js';
import { symbolElement } from '../dom/symbol.js';
import { isLandscape } from '../stage/placement.js';
import { longName } from './arrangements.js';
import { DeviceList } from './deviceList.js';
import { sizeText } from './devices.js';
import { PlaceControls } from './placeControls.js';

const finePointer = matchMedia('(pointer: fine)');

const symbolOf = (device, { orientation }) => {
  if (!device) return 'ipad.landscape';
  if (device.idiom === 'phone') return 'iphone';
  return isLandscape(orientation) ? 'ipad.landscape' : 'ipad';
};

/** A button in the page's bar, and the panel that the button opens. */
export class Picker {
  #symbol = null;

  /** @param {object} app the actions of the controls, and `choose`, which takes a device or null, and `showAll`, which shows all sizes */
  constructor(app) {
    this.app = app;
    this.icon = element('span', { class: 'picker-icon' });
    this.name = element('span', { class: 'picker-title' });
    this.button = element('button', {
      type: 'button', class: 'picker-button', 'aria-haspopup': 'dialog', 'aria-expanded': 'false', 'aria-controls': 'picker-panel', title: 'Device',
    }, this.icon, this.name);
    this.fill = element('button', { type: 'button', class: 'picker-fill' }, symbolElement('rectangle.expand'), element('span', {}, 'Fill the window'));
    this.fill.addEventListener('click', () => this.#choose(null));
    this.all = element('button', { type: 'button', class: 'picker-fill' }, symbolElement('rectangle.3.group'), element('span', {}, 'All sizes'));
    this.all.addEventListener('click', () => this.#showAll());
    this.place = new PlaceControls(app);
    this.devices = new DeviceList(device => this.#choose(device));
    this.summary = element('p', { class: 'picker-summary', role: 'status' });
    this.panel = element('div', { class: 'picker-panel', id: 'picker-panel', role: 'dialog', 'aria-label': 'Device' },
      element('div', { class: 'picker-ways' }, this.fill, this.all), this.summary, this.place.element, this.devices.element);
    this.element = element('div', { class: 'picker' }, this.button, this.panel);
    setText(this.name, 'Device');
    this.#draw('ipad.landscape');
    this.popover = new Popover(this.element, this.button, { opened: () => this.#opened() });
  }

  /** Opens the panel for a button elsewhere in the page. */
  open() {
    this.popover.open(true);
  }

  /** Shows the catalogue. */
  offer(devices) {
    this.devices.show(devices, this.device?.id);
  }

  /** Shows the place of the window. `gap` is the space between apps, and `isFilling` says whether the window has the browser's size. */
  show(window, device, { gap }, isFilling) {
    const title = device ? device.name : 'Device';
    setText(this.name, title);
    this.button.setAttribute('aria-label', device ? `Device: ${device.name}, ${longName(window.arrangement)}` : 'Device: none');
    this.element.classList.toggle('has-device', Boolean(device));
    this.#draw(symbolOf(device, window));
    this.fill.setAttribute('aria-pressed', String(isFilling));
    this.place.show(window, device, gap);
    const { horizontalSizeClass: width, verticalSizeClass: height } = window.traits;
    setText(this.summary, `${device ? `${longName(window.arrangement)}: ` : ''}${sizeText(window.size)} points, ${width} width, ${height} height`);
    if (this.device?.id !== device?.id && this.devices.devices) this.devices.show(this.devices.devices, device?.id);
    this.device = device;
  }

  #draw(symbol) {
    if (this.#symbol === symbol) return;
    this.#symbol = symbol;
    this.icon.replaceChildren(symbolElement(symbol));
  }

  /**
   * Focuses the search field, if there is a mouse. On a touch screen, this would only cover the list with a keyboard.
   */
  #opened() {
    this.devices.reset();
    if (finePointer.matches) this.devices.field.focus({ preventScroll: true });
  }

  #showAll() {
    this.popover.open(false);
    this.button.focus();
    this.app.showAll();
  }

  /** Selects a device. The panel stays open, to arrange the window on it. */
  #choose(device) {
    this.app.choose(device);
    if (device) return;
    this.popover.open(false);
    this.button.focus();
  }
}
