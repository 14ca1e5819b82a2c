// The catalogue of devices: a search field, and a list to choose from.
import { element, setText } from '../dom/element.js';
import { hasRun, whyNot } from '../scene/systems.js';
import { sizeText } from '../text.js';
import { groupsOf, markSentences, nameParts } from './devices.js';

/** The height of a family's name, which covers the top of the list, in the browser's points. */
const headHeight = 28;

/** A small picture of a device's screen in portrait. */
function picture({ size: [width, height], idiom, cornerRadius = 0 }) {
  const scale = 26 / 1376;
  const made = element('i', { class: `picker-picture is-${idiom}` });
  Object.assign(made.style, { width: `${width * scale}px`, height: `${height * scale}px`, borderRadius: `${Math.max(1.5, cornerRadius * scale * 3)}px` });
  return element('span', { class: 'picker-pictured' }, made);
}

function option(device, isSelected, profile) {
  const [name, setting] = nameParts(device);
  const isOfItsTime = hasRun(device, profile);
  const note = isOfItsTime ? setting : device.systems.name;
  const mark = device.mark === 'verified' ? null : element('em', { class: `mark is-${device.mark}`, title: markSentences[device.mark] }, device.mark);
  return element('div', {
    class: 'picker-option', role: 'option', id: `device-${device.id}`, 'data-device': device.id, 'aria-selected': String(isSelected),
    ...(isOfItsTime ? {} : { 'aria-disabled': 'true', title: whyNot(device) }),
  }, picture(device), element('span', { class: 'picker-name' }, name), note && element('span', { class: 'picker-note' }, note), mark, element('span', { class: 'picker-size', dir: 'ltr' }, sizeText(device.size)));
}

/** The list of devices. The focus stays in the field, and the arrow keys move through the list. */
export class DeviceList {
  devices = null;
  chosen = null;
  profile = null;
  #active = null;
  #search = '';

  /**
   * @param {(device: object) => void} choose
   * @param {(reason: string) => void} refuse says why a device cannot be chosen
   */
  constructor(choose, refuse) {
    this.choose = choose;
    this.refuse = refuse;
    this.field = element('input', {
      type: 'search', class: 'picker-search', placeholder: 'Search 11-inch, mini, 744…', 'aria-label': 'Search devices', role: 'combobox',
      'aria-expanded': 'true', 'aria-controls': 'device-list', 'aria-autocomplete': 'list', autocomplete: 'off', spellcheck: 'false',
    });
    this.list = element('div', { class: 'picker-list', id: 'device-list', role: 'listbox', 'aria-label': 'Devices' });
    this.none = element('p', { class: 'picker-none', role: 'status' });
    this.element = element('div', { class: 'picker-devices' }, this.field, this.list, this.none);
    this.field.addEventListener('input', () => this.#searched());
    this.field.addEventListener('keydown', event => this.#pressed(event));
    this.list.addEventListener('click', event => this.#clicked(event));
  }

  /** Shows the catalogue, with the chosen device marked. Devices that never ran the profile are grey. */
  show(devices, chosen, profile = this.profile) {
    this.devices = devices;
    this.chosen = chosen;
    this.profile = profile;
    const groups = groupsOf(devices, this.#search);
    this.list.replaceChildren(...groups.map(({ title, devices: members }) => element('div', { role: 'group', 'aria-label': title },
      element('h3', { 'aria-hidden': 'true' }, title), ...members.map(device => option(device, device.id === chosen, profile)))));
    setText(this.none, groups.length > 0 ? '' : devices.length > 0 ? `No device matches “${this.#search}”.` : 'The server does not say what devices there are.');
    this.#activate(this.#search ? this.#options[0] : this.#options.find(one => one.ariaSelected === 'true'));
  }

  /** Clears the search, and scrolls to the chosen device. */
  reset() {
    this.#search = this.field.value = '';
    if (this.devices) this.show(this.devices, this.chosen);
    this.#bringIntoSight(this.#active);
  }

  /** Scrolls the list to an option. The browser's own method would scroll the page as well. */
  #bringIntoSight(option) {
    if (!option) return;
    const { offsetTop: top, offsetHeight: height } = option;
    const { scrollTop, clientHeight } = this.list;
    if (top - headHeight < scrollTop || top + height > scrollTop + clientHeight) this.list.scrollTop = top - clientHeight / 2;
  }

  get #options() {
    return [...this.list.querySelectorAll('.picker-option')];
  }

  #searched() {
    this.#search = this.field.value.trim();
    this.show(this.devices, this.chosen);
  }

  #activate(option) {
    this.#active?.classList.remove('is-active');
    this.#active = option ?? null;
    this.#active?.classList.add('is-active');
    if (option) this.field.setAttribute('aria-activedescendant', option.id);
    else this.field.removeAttribute('aria-activedescendant');
  }

  #pressed(event) {
    const options = this.#options;
    const at = options.indexOf(this.#active);
    const goal = { ArrowDown: Math.min(options.length - 1, at + 1), ArrowUp: Math.max(0, at - 1) }[event.key];
    if (goal !== undefined) {
      event.preventDefault();
      this.#activate(options[goal]);
      this.#bringIntoSight(this.#active);
    } else if (event.key === 'Enter' && this.#active) {
      event.preventDefault();
      this.#choose(this.#active);
    }
  }

  #clicked(event) {
    const option = event.target.closest('.picker-option');
    if (option) this.#choose(option);
  }

  #choose({ dataset }) {
    const device = this.devices.find(({ id }) => id === dataset.device);
    if (hasRun(device, this.profile)) this.choose(device);
    else this.refuse(whyNot(device));
  }
}
