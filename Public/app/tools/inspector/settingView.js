// The settings of the selected controller, with a control for each property.
import { element, setHidden, setText } from '../../dom/element.js';
import { Keyed } from '../../dom/keyed.js';
import { pushButton } from '../controls.js';
import { hasControl, settingControl } from './settingControls.js';
import { settingGroups } from './settingGroups.js';
import { wordsFor } from '../../panels/identifiers.js';

let count = 0;

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** A property: its words, its control, and a button that sets it back if it was set here. */
class SettingRow {
  constructor(property, app) {
    const id = `setting-${(count += 1)}`;
    const words = wordsFor(property.name);
    const choose = value => app.set(property.name, value);
    this.control = settingControl({ property, id, label: words, startOf: app.startOf }, choose);
    this.back = pushButton({ class: 'setting-back', 'aria-label': `Set back: ${words}`, title: 'Set back' }, () => app.setBack(property.name), '×');
    this.element = element('div', { class: `setting is-${property.kind}`, 'data-name': property.name },
      element('label', { for: id, title: `${property.name}. ${property.summary}` }, words), this.back, this.control.element);
  }

  update(property, isChanged) {
    this.control.show(property);
    this.element.classList.toggle('is-set', isChanged);
    this.element.classList.toggle('is-own', 'default' in property && !same(property.value, property.default));
    setHidden(this.back, !isChanged);
  }
}

class SettingGroup {
  constructor(title, app) {
    const list = element('div', { class: 'setting-list' });
    this.properties = new Map();
    this.rows = new Keyed(list, key => new SettingRow(this.properties.get(key), app));
    this.summary = element('summary', {}, title, element('span', { class: 'setting-count' }));
    this.element = element('details', { class: 'settings-group' }, this.summary, list);
    this.element.open = !['Title and bars', 'When it is presented'].includes(title);
  }

  /** Values of a choice are part of a row's key, because they make another control. */
  update(properties, isChanged) {
    this.properties = new Map(properties.map(property => [`${property.name} ${JSON.stringify(property.values ?? null)}`, property]));
    this.rows.show([...this.properties.keys()], (row, key) => row.update(this.properties.get(key), isChanged(this.properties.get(key).name)));
    const changed = properties.filter(({ name }) => isChanged(name)).length;
    setText(this.summary.lastChild, changed > 0 ? `${changed} changed` : '');
  }
}

/** All settings of a controller, in groups. */
export class SettingView {
  /**
   * @param {{set: (name: string, value: any) => void, setBack: (name: string) => void, startOf: (property: object) => number}} app
   * `startOf` returns the number with which an automatic width begins
   */
  constructor(app) {
    this.element = element('div', { class: 'settings' });
    this.groups = new Keyed(this.element, title => new SettingGroup(title, app));
  }

  /**
   * @param {import('../../wire/messages').SettableProperty[]} properties
   * @param {(name: string) => boolean} isChanged whether a property was set here
   */
  show(properties, isChanged) {
    const groups = new Map(settingGroups(properties.filter(hasControl)).map(group => [group.title, group.properties]));
    this.groups.show([...groups.keys()], (group, title) => group.update(groups.get(title), isChanged));
  }

  clear() {
    this.groups.clear();
  }
}
