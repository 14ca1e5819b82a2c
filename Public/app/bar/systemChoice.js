// The choice of the OS version.
import { element } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { hasRun, nameOfSystem, newestFirst, whyNot } from '../scene/systems.js';

/** A choice in the page's bar, with the versions that a scene has. */
export class SystemChoice {
  #names = '';
  #device = null;

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
      this.list.replaceChildren(...newest.map(name => element('option', { value: name })));
      this.#mark();
    }
    this.list.value = present ?? profile;
  }

  /** Greys out the versions that a device has never run. Null is no device. */
  limit(device) {
    if (this.#device === device) return;
    this.#device = device;
    this.#mark();
  }

  #mark() {
    for (const option of this.list.options) {
      option.disabled = !hasRun(this.#device, option.value);
      option.label = nameOfSystem(option.value) + (option.disabled ? ' (not on this device)' : '');
    }
    this.list.title = [...this.list.options].some(({ disabled }) => disabled) ? whyNot(this.#device) : '';
  }
}
