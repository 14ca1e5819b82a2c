// The choice of the OS version.
import { element } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { hasRun, nameOfSystem, newestFirst, whyNot } from '../scene/systems.js';

/** A choice in the page's bar, with the versions that a scene has. */
export class SystemChoice {
  #names = '';
  #device = null;
  /** @type {HTMLOptionElement[]} */
  #options = [];

  /** @param {(profile: ?string) => void} choose takes a profile, or null for the scene's own */
  constructor(choose) {
    this.list = element('select', { class: 'bench-select', 'aria-label': 'System' });
    this.list.addEventListener('change', () => choose(this.list.value === this.own ? null : this.list.value));
    this.element = element('label', { class: 'system-choice' }, element('span', { class: 'tool-name' }, 'System'), this.list,
      symbolElement('chevron.down'));
  }

  /**
   * Shows the versions of a scene, from the newest, with the present one selected.
   *
   * @param {{profiles?: string[], profile: string}} entry
   * @param {?string} present
   */
  show({ profiles = [], profile }, present) {
    this.own = profile;
    const newest = newestFirst(profiles);
    if (this.#names !== newest.join()) {
      this.#names = newest.join();
      this.#options = newest.map(name => element('option', { value: name, label: nameOfSystem(name) }));
      this.#group();
    }
    this.list.value = present ?? profile;
  }

  /** Greys out the versions that a device has never run. Null is no device. */
  limit(device) {
    if (this.#device === device) return;
    this.#device = device;
    this.#group();
  }

  /** Puts the versions that the device has never run under a heading, because the closed list has no room for more than a name. */
  #group() {
    const { value } = this.list;
    for (const option of this.#options) option.disabled = !hasRun(this.#device, option.value);
    const strange = this.#options.filter(({ disabled }) => disabled);
    this.list.replaceChildren(...this.#options);
    if (strange.length > 0) this.list.append(element('optgroup', { label: 'Not on this device' }, ...strange));
    this.list.value = value;
    this.list.title = strange.length > 0 ? whyNot(this.#device) : '';
  }
}
