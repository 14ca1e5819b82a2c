// The tree of controllers. A row keeps its element for as long as its controller exists.
import { element, setText } from '../../dom/element.js';
import { Keyed } from '../../dom/keyed.js';
import { TreeRow } from './treeRow.js';

const idOf = target => target.closest?.('[data-node]')?.dataset.node;

/** The tree, of which one row is selected. */
export class TreeView {
  #closed = new Set();
  #rows = [];
  #changes = new Map();
  #selected = '';
  #pointed = null;

  /**
   * @param {{select: (id: string) => void, point: (id: ?string) => void}} app `point` is told which row the user points at
   */
  constructor(app) {
    this.app = app;
    this.tree = element('div', { class: 'tools-tree', role: 'tree', 'aria-label': 'View controller hierarchy' });
    this.gone = element('p', { class: 'tools-gone', role: 'status' });
    this.element = element('div', { class: 'tools-hierarchy' }, this.tree, this.gone);
    this.keyed = new Keyed(this.tree, id => new TreeRow(id));
    this.#listen();
  }

  /** Opens everything again, for another app. */
  clear() {
    this.#closed.clear();
  }

  /**
   * @param {object[]} rows
   * @param {{changes: Map<string, object>, gone: object[]}} differences what has changed
   * @param {string} selected the id of the selected row
   */
  show(rows, { changes, gone }, selected) {
    this.#rows = rows;
    this.#changes = changes;
    this.#selected = selected;
    this.#draw();
    setText(this.gone, gone.length > 0 ? `Gone: ${gone.map(({ id }) => id).join(', ')}` : '');
  }

  /** Marks the row at which the user points in the picture, and brings it into view. */
  point(id) {
    if (id === this.#pointed) return;
    this.#pointed = id;
    for (const view of this.keyed.values()) view.point(view.id === id);
    const pointed = [...this.keyed.values()].find(view => view.id === id);
    pointed?.element.scrollIntoView({ block: 'nearest' });
  }

  /** Opens everything around a row, so that it is visible. */
  reveal(id) {
    for (let row = this.#row(id); row; row = this.#row(row.parent)) this.#closed.delete(row.parent);
  }

  /** Moves the focus to a row. */
  focus(id) {
    [...this.keyed.values()].find(view => view.id === id)?.element.focus();
  }

  #row(id) {
    return this.#rows.find(row => row.id === id);
  }

  #draw() {
    const rows = new Map(this.#rows.map(row => [row.id, row]));
    const parents = new Set(this.#rows.map(({ parent }) => parent));
    const isHidden = ({ parent }) => parent !== null && (this.#closed.has(parent) || isHidden(rows.get(parent)));
    this.keyed.show([...rows.keys()], (view, id) => {
      const row = rows.get(id);
      const isSelected = id === this.#selected;
      view.update(row, this.#changes.get(id), { hasChildren: parents.has(id), isOpen: !this.#closed.has(id), isHidden: isHidden(row), isSelected });
    });
    this.#allowFocus();
  }

  /** Makes the selected row the target of the Tab key. */
  #allowFocus() {
    for (const view of this.keyed.values()) {
      const index = view.id === this.#selected ? '0' : '-1';
      if (view.element.getAttribute('tabindex') !== index) view.element.setAttribute('tabindex', index);
    }
  }

  #listen() {
    const { tree, app } = this;
    tree.addEventListener('pointerover', ({ target }) => idOf(target) !== undefined && app.point(idOf(target)));
    tree.addEventListener('pointerleave', () => app.point(null));
    tree.addEventListener('focusin', event => {
      if (idOf(event.target) !== this.#selected) app.select(idOf(event.target));
      app.point(this.#selected);
    });
    tree.addEventListener('focusout', () => app.point(null));
    tree.addEventListener('click', event => this.#clicked(event.target));
    tree.addEventListener('keydown', event => this.#pressed(event));
  }

  #clicked(target) {
    const id = idOf(target);
    if (id === undefined) return;
    if (target.closest('.tools-toggle')) this.#toggle(id);
    this.app.select(id);
  }

  #toggle(id, isOpen = this.#closed.has(id)) {
    if (isOpen) this.#closed.delete(id);
    else this.#closed.add(id);
    this.#draw();
  }

  /**
   * Handles the keys of a tree as ARIA's authoring practices define them. In right-to-left, the horizontal keys are
   * exchanged.
   */
  #pressed(event) {
    const view = [...this.keyed.values()].find(({ element: row }) => row === event.target);
    if (!view) return;
    const isRightToLeft = this.tree.matches(':dir(rtl)');
    const key = isRightToLeft ? { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key] ?? event.key : event.key;
    const act = this.#actions(view)[key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  #actions({ id, element: row, row: { parent } }) {
    const rows = [...this.keyed.values()].map(view => view.element).filter(one => !one.hidden);
    const go = target => target?.focus();
    const expanded = row.getAttribute('aria-expanded');
    return {
      ArrowDown: () => go(rows[rows.indexOf(row) + 1]),
      ArrowUp: () => go(rows[rows.indexOf(row) - 1]),
      Home: () => go(rows[0]),
      End: () => go(rows.at(-1)),
      ArrowRight: () => (expanded === 'false' ? this.#toggle(id, true) : expanded && go(rows[rows.indexOf(row) + 1])),
      ArrowLeft: () => (expanded === 'true' ? this.#toggle(id, false) : go(rows.find(one => one.dataset.node === parent))),
      Enter: () => expanded && this.#toggle(id),
      ' ': () => expanded && this.#toggle(id),
    };
  }
}
