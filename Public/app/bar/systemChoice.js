// The choice of the OS version.
import { element, setHidden } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { hasRun, nameOn, newestFirst, whyNot } from '../scene/systems.js';
import { rename, toolButton } from './toolButton.js';

/** A choice in the page's bar, with the versions that a scene has. */
export class SystemChoice {
  #names = '';
  #device = null;
  /** @type {HTMLOptionElement[]} */
  #options = [];

  /**
   * @param {(profile: ?string) => void} choose takes a profile, or null for the scene's own
   * @param {(note: string) => void} explain says what is wrong with the version on the present device
   */
  constructor(choose, explain) {
    this.list = element('select', { class: 'bench-select', 'aria-label': 'Version' });
    this.list.addEventListener('change', () => choose(this.list.value === this.own ? null : this.list.value));
    this.mark = toolButton({ class: 'system-mark', symbol: 'exclamationmark.triangle', label: 'Note', hidden: true }, () => explain(this.mark.title));
    const label = element('label', {}, element('span', { class: 'tool-name' }, 'Version'), this.list, symbolElement('chevron.down'));
    this.element = element('div', { class: 'system-choice' }, label, this.mark);
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
      this.#options = newest.map(name => element('option', { value: name }, nameOn(this.#device, name)));
      this.#group();
    }
    this.list.value = present ?? profile;
  }

  /** Greys out the versions that a device has never run. Null is no device. */
  limit(device) {
    if (this.#device === device) return;
    this.#device = device;
    for (const option of this.#options) option.text = nameOn(device, option.value);
    this.#group();
  }

  /** Marks a version that never was on the device, or a window that was never there, as long as that is so. @param {string} note why, or an empty text */
  warn(note) {
    if (note && note !== this.mark.title) rename(this.mark, note);
    setHidden(this.mark, !note);
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
