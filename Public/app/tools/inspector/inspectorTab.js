// The tab with the tree of view controllers, and the facts and the settings of the one that is selected.
import { element, setHidden, setInert, setText } from '../../dom/element.js';
import { labelledFlag } from '../controls.js';
import { Comparison } from './changes.js';
import { FactView } from './factView.js';
import { groupsOf, headingOf } from './facts.js';
import { History } from './history.js';
import { PicturePointer } from './picturePointer.js';
import { firstSelected, rowOfPane, startOf } from './selection.js';
import { SettingView } from './settingView.js';
import { paneOf, rowsOf } from './tree.js';
import { TreeView } from './treeView.js';
import { UndoBar } from './undoBar.js';

/** The tab. A scene updates only what has changed. */
export class InspectorTab {
  name = 'hierarchy';
  title = 'Hierarchy';
  #comparison = new Comparison();
  #history = new History();
  #rows = [];
  #changes = new Map();
  #scene = null;
  #selected = null;
  #settings = { target: null, properties: [] };
  #questions = 0;
  #isShown = false;

  /**
   * @param {object} app `outline` and `seeThrough` of the app's window; `stage`, the element around it; `measure`, which draws
   * measures; `askProperties` and `explain`, which ask the server; `set`, which sends settings; `jump`, which gives the
   * window a width; and `isPast`, which tells whether the scenes are those of moments in the past
   */
  constructor(app) {
    this.app = app;
    this.pointed = null;
    this.tree = new TreeView({ select: id => this.#select(id), point: id => this.#point(id) });
    this.facts = new FactView({ ask: app.explain, jump: app.jump, isPast: app.isPast });
    this.settings = new SettingView({
      set: (name, value) => this.#set(name, value), setBack: name => this.#send(this.#history.setBack(this.#selected, name)),
      startOf: property => startOf(property, this.#row, this.#scene),
    });
    this.undo = new UndoBar({
      undo: () => this.#send(this.#history.undo()), redo: () => this.#send(this.#history.redo()), setAllBack: () => this.#send(this.#history.setAllBack()),
    });
    this.pointer = new PicturePointer(app, {
      hover: pane => this.tree.point(pane === null ? null : rowOfPane(pane, this.#rows, this.#scene)?.id ?? null),
      pick: pane => this.#pick(pane),
    });
    this.#build();
  }

  /** Forgets the rows of another app, so that they are not compared with the next ones, and its settings. */
  clear() {
    this.#comparison = new Comparison();
    this.#history.clear();
    this.#selected = null;
    this.#settings = { target: null, properties: [] };
    this.tree.clear();
    this.app.outline(null);
  }

  /** Forgets the settings that were made here, which nothing can take back any more. */
  forgetSettings() {
    this.#history.clear();
    if (!this.#isShown) return;
    this.#draw();
    this.#askSettings();
  }

  show(scene, before) {
    if (!this.#isShown) this.#begin();
    const hasChanged = this.#scene?.hierarchy !== scene.hierarchy && String(this.#scene?.window.size) === String(scene.window.size);
    this.#scene = scene;
    this.#rows = rowsOf(scene);
    if (this.app.isPast()) this.#settings = { target: null, properties: [] };
    const isResized = Boolean(before) && String(before.window.size) !== String(scene.window.size);
    const shown = this.#comparison.take(this.#rows, isResized);
    this.#changes = shown.changes;
    if (!this.#row) this.#selected = firstSelected(this.#rows);
    this.tree.show(this.#rows, shown, this.#selected);
    this.#draw();
    if (hasChanged || this.#settings.target !== this.#selected) this.#askSettings();
    if (this.pointed !== null) this.#point(this.pointed);
    this.app.measure.show(scene);
  }

  hide() {
    this.#isShown = false;
    this.app.outline(null);
    this.app.seeThrough(false);
    this.app.measure.hide();
    this.pointer.listen(false);
  }

  #build() {
    this.seeThrough = labelledFlag('Show what is off screen', isOn => this.app.seeThrough(isOn));
    const draws = Object.entries({ safeAreas: 'Safe areas', margins: 'Margins', widths: 'Widths' })
      .map(([name, label]) => labelledFlag(label, isOn => this.app.measure.turn(name, isOn)).element);
    this.bar = [
      this.pointer.button, this.undo.element,
      element('div', { class: 'tools-draw', role: 'group', 'aria-label': 'Draw on the picture' }, ...draws, this.seeThrough.element),
    ];
    this.kind = element('span', { class: 'details-kind' });
    this.heading = element('h2', { class: 'details-heading' }, this.kind, element('span', { class: 'details-name', dir: 'auto' }), element('span', { class: 'details-id', dir: 'ltr' }));
    this.noSettings = element('p', { class: 'tools-empty' });
    this.details = element('section', { class: 'details', 'aria-label': 'Selected controller', tabindex: '0' },
      this.heading, this.facts.element, this.settings.element, this.noSettings);
    this.element = element('div', { class: 'tools-inspector' }, this.tree.element, this.details);
    this.element.addEventListener('keydown', event => this.undo.pressed(event));
  }

  #begin() {
    this.#isShown = true;
    this.app.seeThrough(this.seeThrough.input.checked);
    this.pointer.listen(true);
  }

  get #row() {
    return this.#rows.find(({ id }) => id === this.#selected) ?? null;
  }

  #select(id) {
    if (id === this.#selected) return;
    this.#selected = id;
    this.facts.close();
    this.settings.clear();
    this.#settings = { target: null, properties: [] };
    this.tree.show(this.#rows, { changes: this.#changes, gone: [] }, id);
    this.#draw();
    this.#askSettings();
    this.details.scrollTop = 0;
  }

  /** Selects the controller whose pane the user has picked in the picture. */
  #pick(pane) {
    const row = rowOfPane(pane, this.#rows, this.#scene);
    if (!row) return;
    this.tree.reveal(row.id);
    this.#select(row.id);
    this.tree.show(this.#rows, { changes: this.#changes, gone: [] }, row.id);
    this.tree.focus(row.id);
  }

  #point(id) {
    this.pointed = id;
    const row = id === null ? null : this.#rows.find(one => one.id === id);
    this.app.outline(row ? paneOf(row, this.#rows) : null);
  }

  #draw() {
    const row = this.#row;
    const { kind, uikit, name } = headingOf(row);
    setText(this.kind, kind);
    this.heading.title = uikit;
    setText(this.heading.children[1], name);
    setText(this.heading.children[2], name === row.id ? '' : row.id);
    const settable = new Set(this.#settings.properties.map(property => property.name));
    this.facts.show(groupsOf(row, this.#rows, this.#scene, settable), this.#changes.get(row.id)?.members ?? new Set());
    this.settings.show(this.#settings.properties, property => this.#history.isChanged(row.id, property));
    setHidden(this.settings.element, this.#settings.properties.length === 0);
    setText(this.noSettings, this.#whyNoSettings(row));
    setInert(this.undo.element, this.app.isPast());
    this.undo.show(this.#history);
  }

  #whyNoSettings({ node }) {
    if (this.app.isPast()) return 'This is a moment of the past. To change settings, go on from here.';
    return node ? '' : 'The settings of the window are in the bar: its size, its device and its traits.';
  }

  #askSettings() {
    const target = this.#selected;
    const question = (this.#questions += 1);
    if (!target || this.app.isPast()) return;
    this.app.askProperties(target, ({ properties }) => {
      // An earlier answer does not know of the newest setting.
      if (this.#questions !== question) return;
      this.#settings = { target, properties };
      this.#draw();
    });
  }

  #set(name, value) {
    const property = this.#settings.properties.find(one => one.name === name);
    this.#send(this.#history.set(this.#selected, name, property.value, value));
  }

  /** Sends settings, one message for each controller in turn. */
  #send(settings) {
    for (const { target, name, value } of settings) {
      this.app.set(target, { [name]: value });
      const property = target === this.#selected && this.#settings.properties.find(one => one.name === name);
      if (property) property.value = value;
    }
    this.undo.show(this.#history);
    if (settings.length > 0) this.#askSettings();
  }
}
