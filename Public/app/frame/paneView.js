// One pane in the page.
import { element, place } from '../dom/element.js';
import { level } from '../motion/levels.js';
import { barHeight, classesOf, modelOf } from '../scene/look.js';
import { NavigationBarView } from '../views/navigationBar.js';
import { makeView, viewKind } from '../views/views.js';

/** A pane's element, the view of its model inside, and its navigation bar above. Nested panes hang in the same element. */
export class PaneView {
  #kind = null;
  #classes = '';

  constructor(id, context) {
    this.id = id;
    this.context = context;
    this.body = element('div', { class: 'pane-body' });
    this.element = element('section', { 'data-pane': id }, this.body);
    this.bar = null;
    this.view = null;
  }

  /** Where the pane is, in window coordinates. */
  get frame() {
    return this.pane.frame;
  }

  /**
   * @param {number} order position from back to front
   * @param {number[]} origin of the pane or window in which this one hangs
   */
  update(pane, order, origin, scene, pass) {
    const old = this.pane;
    this.pane = pane;
    this.#dress(pane, order, scene);
    place(this.element, pane.frame[0] - origin[0], pane.frame[1] - origin[1], pane.frame[2], pane.frame[3]);
    const isSameSize = Boolean(old) && old.frame[2] === pane.frame[2] && old.frame[3] === pane.frame[3];
    this.#show(pane, modelOf(pane, scene.viewModels), { ...pass, isSameSize });
    this.#showBar(pane, scene, pass);
    this.#allowTouch(pane.isInteractive !== false);
  }

  /** Only what is the pane's own: panes that hang in it say for themselves whether they can be reached. */
  #allowTouch(isInteractive) {
    this.body.inert = !isInteractive;
    if (this.bar) this.bar.element.inert = !isInteractive;
  }

  #dress(pane, order, scene) {
    const classes = classesOf(pane, scene);
    if (this.#classes !== classes) this.element.className = this.#classes = classes;
    if (this.order !== order) this.element.style.zIndex = level(this.order = order);
    const isShown = pane.isVisible !== false;
    if (this.isShown !== isShown) this.element.classList.toggle('is-parked', !(this.isShown = isShown));
    if (pane.role === 'dimming') this.#dressDimming(pane);
  }

  /** What is tapped to dismiss an overlay is a button to the keyboard and to a screen reader. */
  #dressDimming(pane) {
    const attributes = { 'data-id': pane.id, role: 'button', tabindex: 0, 'aria-label': 'Dismiss' };
    for (const [name, value] of Object.entries(attributes)) this.element.setAttribute(name, value);
    this.element.style.setProperty('--dimming', pane.opacity);
  }

  #show(pane, model, pass) {
    const kind = model && viewKind(pane, model);
    if (kind !== this.#kind) this.#change(kind, pane);
    if (!this.view) return;
    this.view.update(model);
    this.view.layout(pane, pass);
  }

  #change(kind, pane) {
    this.#kind = kind;
    this.view = kind && makeView(kind, pane.id, this.context);
    this.body.replaceChildren(...(this.view ? [this.view.element] : []));
  }

  #showBar(pane, scene, { fading }) {
    const model = pane.navigationBar && scene.viewModels[pane.navigationBar];
    if (!model) {
      this.bar?.element.remove();
      this.bar = null;
      return;
    }
    if (!this.bar) this.element.append((this.bar = new NavigationBarView()).element);
    this.bar.update(pane.navigationBar, model, fading);
    this.bar.layout(pane, barHeight(scene.profile));
  }
}
