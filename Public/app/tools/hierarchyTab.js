// The tab with the view controller hierarchy, as a tree that follows each scene.
import { element } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';
import { Comparison } from './changes.js';
import { labelledFlag } from './controls.js';
import { paneOf, rowsOf } from './tree.js';
import { TreeRow } from './treeRow.js';

/**
 * The tree. A row keeps its element for as long as its controller exists, and a scene updates only what has changed.
 */
export class HierarchyTab {
  name = 'hierarchy';
  title = 'Hierarchy';
  #comparison = new Comparison();
  #closed = new Set();
  #rows = [];
  #shown = { changes: new Map(), gone: [] };
  #focused = null;
  #isShown = false;

  /** @param {{outline: (pane: ?object) => void, seeThrough: (isOn: boolean) => void}} app */
  constructor(app) {
    this.app = app;
    this.seeThrough = labelledFlag('Show what is off screen', isOn => app.seeThrough(isOn));
    this.tree = element('div', { class: 'tools-tree', role: 'tree', 'aria-label': 'View controller hierarchy' });
    this.gone = element('p', { class: 'tools-gone', role: 'status' });
    this.bar = [this.seeThrough.element];
    this.element = element('div', { class: 'tools-hierarchy' }, this.tree, this.gone);
    this.keyed = new Keyed(this.tree, id => new TreeRow(id));
    this.#listen();
  }

  /** Forgets the rows of another app, so that they are not compared with the next ones. */
  clear() {
    this.#comparison = new Comparison();
    this.#closed.clear();
    this.app.outline(null);
  }

  show(scene, before) {
    if (!this.#isShown) this.app.seeThrough(this.seeThrough.input.checked);
    this.#isShown = true;
    this.#rows = rowsOf(scene);
    const isResized = Boolean(before) && String(before.window.size) !== String(scene.window.size);
    this.#shown = this.#comparison.take(this.#rows, isResized);
    this.#draw();
    if (this.pointed) this.#point(this.pointed);
  }

  hide() {
    this.#isShown = false;
    this.app.outline(null);
    this.app.seeThrough(false);
  }

  #draw() {
    const rows = new Map(this.#rows.map(row => [row.id, row]));
    const parents = new Set(this.#rows.map(({ parent }) => parent));
    const isHidden = ({ parent }) => parent !== null && (this.#closed.has(parent) || isHidden(rows.get(parent)));
    this.keyed.show([...rows.keys()], (view, id) => {
      const row = rows.get(id);
      const place = { hasChildren: parents.has(id), isOpen: !this.#closed.has(id), isHidden: isHidden(row) };
      view.update(row, this.#shown.changes.get(id), place);
    });
    this.#allowFocus(rows.has(this.#focused) ? this.#focused : '');
    const names = this.#shown.gone.map(({ id }) => id);
    this.gone.textContent = names.length > 0 ? `Gone: ${names.join(', ')}` : '';
  }

  /** Makes one row the target of the Tab key. */
  #allowFocus(id) {
    this.#focused = id;
    for (const view of this.keyed.values()) {
      const index = view.id === id ? '0' : '-1';
      if (view.element.getAttribute('tabindex') !== index) view.element.setAttribute('tabindex', index);
    }
  }

  #point(id) {
    this.pointed = id;
    const row = this.#rows.find(one => one.id === id);
    this.app.outline(row ? paneOf(row, this.#rows) : null);
  }

  #unpoint() {
    this.pointed = null;
    this.app.outline(null);
  }

  #listen() {
    const idOf = target => target.closest?.('[data-node]')?.dataset.node;
    this.tree.addEventListener('pointerover', ({ target }) => idOf(target) !== undefined && this.#point(idOf(target)));
    this.tree.addEventListener('pointerleave', () => this.#unpoint());
    this.tree.addEventListener('focusin', event => {
      this.#allowFocus(idOf(event.target));
      this.#point(this.#focused);
    });
    this.tree.addEventListener('focusout', () => this.#unpoint());
    this.tree.addEventListener('click', event => event.target.closest('.tools-head') && this.#toggle(idOf(event.target)));
    this.tree.addEventListener('keydown', event => this.#pressed(event));
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
