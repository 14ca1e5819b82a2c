// The row of a controller in the tree.
import { element, setHidden, setText } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';
import { code } from './controls.js';
import { partsOf, wordsOf } from './values.js';

/** Parts of a text, between which its line may break. */
const breakable = parts => parts.flatMap((part, index) => (index > 0 ? [element('wbr'), part] : [part]));

class Property {
  constructor(name) {
    this.value = element('dd', { dir: 'ltr' });
    this.element = element('div', { class: 'tools-property', 'data-name': name }, element('dt', { dir: 'ltr' }, ...breakable(wordsOf(name))), this.value);
  }

  update(value, isChanged) {
    this.#write(value);
    if (this.isChanged !== isChanged) this.element.classList.toggle('is-changed', (this.isChanged = isChanged));
  }

  /** Writes the value, with places at which a long one may break. */
  #write(value) {
    if (this.value.textContent === value) return;
    this.value.replaceChildren(...breakable(partsOf(value)));
  }
}

/** A list of properties, which updates only those that have changed. */
class Properties {
  constructor(parent) {
    this.keyed = new Keyed(parent, name => new Property(name));
  }

  show(pairs, changed) {
    const values = new Map(pairs);
    this.keyed.show([...values.keys()], (view, name) => view.update(values.get(name), changed.has(name)));
  }
}

const none = { isNew: false, isMoved: false, isMarked: false, members: new Set() };

/** A tree item. The tree determines its position and whether it is visible. */
export class TreeRow {
  #key = '';

  constructor(id) {
    this.id = id;
    this.toggle = element('span', { class: 'tools-toggle', 'aria-hidden': 'true' });
    this.type = code('tools-type');
    this.className = code('tools-class');
    this.title = code('tools-title');
    this.name = code('tools-id', id);
    this.marks = element('span', { class: 'tools-marks' });
    this.head = element('div', { class: 'tools-head' }, this.toggle, this.type, this.className, this.name, this.title, this.marks);
    this.state = element('dl', { class: 'tools-state' });
    this.more = element('dl', { class: 'tools-state' });
    this.count = code('');
    this.summary = element('summary', { tabindex: '-1' }, this.count);
    this.details = element('details', { class: 'tools-more' }, this.summary, this.more);
    this.element = element(
      'div', { class: 'tools-row', role: 'treeitem', tabindex: '-1', 'data-node': id }, this.head, this.state, this.details);
    this.properties = new Properties(this.state);
    this.others = new Properties(this.more);
  }

  /** @param {{hasChildren: boolean, isOpen: boolean, isHidden: boolean}} place */
  update(row, change = none, place) {
    this.row = row;
    const { state, more, pane, ...head } = row;
    const key = JSON.stringify([head, change.isNew, change.isMoved, change.isMarked, place]);
    if (this.#key !== key) {
      this.#key = key;
      this.#write(row, change, place);
    }
    this.properties.show(row.state, change.members);
    this.others.show(row.more, change.members);
    setHidden(this.details, row.more.length === 0);
    setText(this.count, row.more.length === 1 ? '1 more property' : `${row.more.length} more properties`);
  }

  #write({ level, type, className, title, marks }, change, { hasChildren, isOpen, isHidden }) {
    setText(this.type, className ?? type);
    setText(this.className, className && type !== 'ViewController' ? type : '');
    setText(this.title, title ? `“${title}”` : '');
    this.marks.replaceChildren(...marks.map(({ kind, text }) => element('span', { class: `tools-mark is-${kind}` }, text)));
    this.element.setAttribute('aria-level', level);
    const label = [className ?? type, this.id, title, ...marks.map(({ text }) => text)].filter(Boolean).join(', ');
    this.element.setAttribute('aria-label', label);
    if (hasChildren) this.element.setAttribute('aria-expanded', String(isOpen));
    else this.element.removeAttribute('aria-expanded');
    setHidden(this.element, isHidden);
    this.element.style.setProperty('--level', level - 1);
    const { isNew, isMoved, isMarked = false } = change;
    const classes = { 'is-new': isNew, 'is-moved': isMoved, 'is-marked': isMarked, 'is-away': marks.some(isAway) };
    for (const [name, isOn] of Object.entries(classes)) this.element.classList.toggle(name, isOn);
  }
}

const isAway = ({ kind }) => ['parked', 'removed', 'covered', 'unshown'].includes(kind);
