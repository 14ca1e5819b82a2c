// The device picker: it selects a device for the window, or the browser.
import { Popover } from '../bar/popover.js';
import { element, setText } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { sizeText } from '../text.js';
import { longName } from './arrangements.js';
import { DeviceList } from './deviceList.js';
import { PlaceControls } from './placeControls.js';

const finePointer = matchMedia('(pointer: fine)');

/** The panel that a button in the page's bar opens. */
export class Picker {
  /**
   * @param {import('../bar/pickerButton.js').PickerButton} opener
   * @param {object} app the actions of the controls, and `choose`, which takes a device or null, and `showAll`, which shows all sizes
   */
  constructor(opener, app) {
    this.app = app;
    this.button = opener.button;
    this.fill = element('button', { type: 'button', class: 'picker-fill' }, symbolElement('rectangle.expand'), element('span', {}, 'Fill the window'));
    this.fill.addEventListener('click', () => this.#choose(null));
    this.all = element('button', { type: 'button', class: 'picker-fill' }, symbolElement('rectangle.3.group'), element('span', {}, 'All sizes'));
    this.all.addEventListener('click', () => this.#showAll());
    const refuse = reason => setText(this.summary, reason);
    this.place = new PlaceControls(app, refuse);
    this.devices = new DeviceList(device => this.#choose(device), refuse);
    this.summary = element('p', { class: 'picker-summary', role: 'status' });
    this.panel = element('div', { class: 'picker-panel', id: 'picker-panel', role: 'dialog', 'aria-label': 'Device' },
      element('div', { class: 'picker-ways' }, this.fill, this.all), this.summary, this.place.element, this.devices.element);
    opener.element.append(this.panel);
    this.popover = new Popover({ element: opener.element, button: this.button, panel: this.panel }, () => this.#opened());
  }

  /** Opens the panel for a button elsewhere in the page. */
  open() {
    this.popover.open(true);
  }

  /** Opens the panel after a click on its button, or closes it. */
  toggle() {
    this.popover.toggle();
  }

  /** Shows the catalogue. */
  offer(devices) {
    this.devices.show(devices, this.device?.id, this.profile);
  }

  /**
   * Shows the place of the window. `screen` has the profile, the space between apps and the arrangements of other times, and
   * `isFilling` says whether the window has the browser's size.
   */
  show(window, device, screen, isFilling) {
    this.fill.setAttribute('aria-pressed', String(isFilling));
    this.place.show(window, device, screen);
    const { horizontalSizeClass: width, verticalSizeClass: height } = window.traits;
    const place = `${device ? `${longName(window.arrangement)}: ` : ''}${sizeText(window.size)} points, ${width} width, ${height} height`;
    setText(this.summary, window.note ? `${place}. ${window.note}` : place);
    const isOther = this.device?.id !== device?.id || this.profile !== screen.profile;
    this.device = device;
    this.profile = screen.profile;
    if (isOther && this.devices.devices) this.offer(this.devices.devices);
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
