// The row of a controller in the tree.
import { element, setHidden, setText } from '../../dom/element.js';
import { code } from '../controls.js';
import { uikitName, wordsFor } from '../../panels/identifiers.js';

const none = { isNew: false, isMoved: false, isMarked: false, members: new Set() };

const isAway = ({ kind }) => ['parked', 'removed', 'covered', 'unshown'].includes(kind);

/** A tree item. The tree determines its position, whether it is visible, and whether it is selected. */
export class TreeRow {
  #key = '';

  constructor(id) {
    this.id = id;
    this.toggle = element('span', { class: 'tools-toggle', 'aria-hidden': 'true' });
    this.type = element('span', { class: 'tools-type' });
    this.name = code('tools-id', id);
    this.title = element('span', { class: 'tools-title', dir: 'auto' });
    this.marks = element('span', { class: 'tools-marks' });
    this.head = element('div', { class: 'tools-head' }, this.toggle, this.type, this.name, this.title, this.marks);
    this.element = element(
      'div', { class: 'tools-row', role: 'treeitem', tabindex: '-1', 'data-node': id, 'aria-selected': 'false' }, this.head);
  }

  /** @param {{hasChildren: boolean, isOpen: boolean, isHidden: boolean, isSelected: boolean}} place */
  update(row, change = none, place) {
    this.row = row;
    const { state, pane, node, ...head } = row;
    const hasNews = change.members.size > 0;
    const key = JSON.stringify([head, change.isNew, change.isMoved, change.isMarked, hasNews, place]);
    if (this.#key === key) return;
    this.#key = key;
    this.#write(row, { ...change, hasNews }, place);
  }

  /** Shows whether the user points at the controller in the picture. */
  point(isPointed) {
    this.element.classList.toggle('is-pointed', isPointed);
  }

  #write({ level, type, className, title, marks }, change, place) {
    setText(this.type, wordsFor(type));
    this.type.title = className ?? uikitName(type);
    setText(this.title, title && title !== this.id ? title : '');
    this.marks.replaceChildren(...marks.map(({ kind, text }) => element('span', { class: `tools-mark is-${kind}` }, text)));
    this.element.setAttribute('aria-level', level);
    const label = [wordsFor(type), this.id, title !== this.id && title, ...marks.map(({ text }) => text)].filter(Boolean).join(', ');
    this.element.setAttribute('aria-label', label);
    this.element.style.setProperty('--level', level - 1);
    this.#writePlace(place);
    this.#writeChange(change, marks);
  }

  #writePlace({ hasChildren, isOpen, isHidden, isSelected }) {
    if (hasChildren) this.element.setAttribute('aria-expanded', String(isOpen));
    else this.element.removeAttribute('aria-expanded');
    this.element.setAttribute('aria-selected', String(isSelected));
    setHidden(this.element, isHidden);
  }

  #writeChange({ isNew, isMoved, isMarked = false, hasNews }, marks) {
    const classes = { 'is-new': isNew, 'is-moved': isMoved, 'is-marked': isMarked, 'is-changed': hasNews, 'is-away': marks.some(isAway) };
    for (const [name, isOn] of Object.entries(classes)) this.element.classList.toggle(name, isOn);
  }
}
