// The view of a pane.
import { element, place, setInert, unfreeze } from '../dom/element.js';
import { moveInto } from '../dom/move.js';
import { besideHairlines } from '../layout/pixels.js';
import { level } from '../motion/levels.js';
import { classesOf, modelOf } from '../scene/paneDrawing.js';
import { coveredBy } from '../scene/keyboard.js';
import { restingOffset, titleAbove } from '../scene/largeTitle.js';
import { isDismissing, isModal } from '../scene/presentation.js';
import { detentsAround } from '../scene/detents.js';
import { NavigationBarView } from '../views/navigationBar.js';
import { ToolbarView } from '../views/toolbar.js';
import { makeView, viewKind } from '../views/views.js';
import { decorate } from './decoration.js';
import { Grabber } from './grabber.js';
import { PopoverShape } from './popoverShape.js';

const sideColumns = new Set(['primary', 'supplementary']);

/**
 * The view of a pane: its element, the view of its model, and its navigation bar. Nested panes are in the same element.
 */
export class PaneView {
  #kind = null;
  #classes = '';

  /** A dimming can be a button, which a `section` must not be. */
  constructor(id, role, context) {
    this.id = id;
    this.context = context;
    this.body = element('div', { class: 'pane-body' });
    this.element = element(role === 'dimming' ? 'div' : 'section', { 'data-pane': id }, this.body);
    /**
     * The parent of the body, the bar and nested panes. In a presented pane it is a part that is clipped to the
     * corners.
     */
    this.inner = this.element;
    this.bar = null;
    this.toolbar = null;
    this.bottomToolbar = null;
    this.shape = null;
    this.grabber = null;
    this.view = null;
  }

  /** The frame of the pane, in the window's coordinates. */
  get frame() {
    return this.pane.frame;
  }

  /**
   * @param {number} order position from back to front
   * @param {number[]} origin the origin of the pane or the window that contains this one
   */
  update(pane, order, origin, scene, pass) {
    const old = this.pane;
    this.pane = pane;
    this.#dress(pane, order, scene);
    this.#enclose(pane, scene);
    if (pass.motion && old) this.#comeFromEdge(old, pane, origin, scene);
    const [x, width] = besideHairlines(pane, scene.panes, devicePixelRatio);
    place(this.element, x - origin[0], pane.frame[1] - origin[1], width, pane.frame[3]);
    const isSameSize = Boolean(old) && old.frame[2] === pane.frame[2] && old.frame[3] === pane.frame[3];
    const title = pane.layout ? titleAbove(pane, scene) : null;
    this.#show(pane, modelOf(pane, scene.viewModels), {
      ...pass,
      isSameSize,
      covered: coveredBy(scene, pane),
      restingOffset: title === null ? undefined : y => restingOffset(y, title),
    });
    this.#showBar(pane, scene, pass);
    this.#showToolbars(pane, scene, pass);
    this.#allowTouch(pane.isInteractive !== false);
  }

  /**
   * Makes a side column come from beyond the window's edge. Such a column waits elsewhere if it was never on screen, or
   * if a resize took it away.
   */
  #comeFromEdge(old, pane, origin, { window: { size } }) {
    const isComing = old.isVisible === false && pane.isVisible !== false && sideColumns.has(pane.role);
    const [x, y, width, height] = pane.frame;
    if (!isComing || old.frame[0] + old.frame[2] <= 0 || old.frame[0] >= size[0]) return;
    const beyond = x + width / 2 > size[0] / 2 ? size[0] + (size[0] - x - width) : -width - x;
    this.element.style.transition = 'none';
    place(this.element, beyond - origin[0], y - origin[1], width, height);
    unfreeze([this.element]);
  }

  /**
   * Draws the pane smaller, around the middle of the window's top, because a card lies over it. With null, draws it at
   * its own size.
   */
  recede(recession, windowWidth) {
    if (!recession && !this.isReceded) return;
    const { style } = this.element;
    this.isReceded = Boolean(recession);
    this.element.classList.toggle('is-receded', this.isReceded);
    style.scale = recession ? recession.scale : '';
    style.translate = recession ? `0 ${recession.top}px` : '';
    style.transformOrigin = `${windowWidth / 2 - this.frame[0]}px ${-this.frame[1]}px`;
  }

  /** Allows or forbids touches on the pane itself. A nested pane decides for itself. */
  #allowTouch(isInteractive) {
    for (const part of [this.body, this.bar?.element, this.toolbar?.element, this.bottomToolbar?.element]) if (part) setInert(part, !isInteractive);
  }

  #dress(pane, order, scene) {
    const classes = classesOf(pane, scene);
    if (this.#classes !== classes) {
      this.element.className = this.#classes = classes;
      this.isShown = undefined;
      this.element.classList.toggle('is-receded', Boolean(this.isReceded));
    }
    decorate(this.element, pane.decoration);
    this.element.dataset.gestures = (pane.gestures ?? []).join(' ');
    if (this.order !== order) this.element.style.zIndex = level(this.order = order);
    const isShown = pane.isVisible !== false;
    if (this.isShown !== isShown) this.element.classList.toggle('is-parked', !(this.isShown = isShown));
    if (pane.role === 'dimming') this.#dressDimming(pane, scene);
  }

  /**
   * Makes a dimming that dismisses an overlay a button for the keyboard and for screen readers. A dimming beside a
   * sheet is not a button.
   */
  #dressDimming(pane, scene) {
    const attributes = { 'data-id': pane.id, role: 'button', tabindex: 0, 'aria-label': 'Dismiss' };
    const isButton = isDismissing(pane, scene);
    for (const [name, value] of Object.entries(attributes)) {
      if (isButton) this.element.setAttribute(name, value);
      else this.element.removeAttribute(name);
    }
    this.element.style.setProperty('--dimming', pane.opacity);
  }

  /**
   * Wraps a presented pane. It is a dialog, whose content is clipped; the shadow, and a popover's arrow, lie outside
   * it.
   */
  #enclose(pane, scene) {
    const isPresented = Boolean(pane.presentation);
    if (isPresented !== (this.inner !== this.element)) this.#wrap(isPresented);
    if (isPresented) this.#nameDialog(pane, scene);
    this.#magnify(pane.presentation?.scale);
    this.#showGrabber(pane.presentation);
    const hasShape = pane.presentation?.style === 'popover';
    if (hasShape !== Boolean(this.shape)) this.#reshape(hasShape);
    this.shape?.update(pane, scene.look);
  }

  #wrap(isPresented) {
    const contents = [...this.inner.children];
    if (isPresented) this.element.append((this.inner = element('div', { class: 'pane-inner' })));
    else {
      this.inner.remove();
      this.inner = this.element;
      for (const name of ['role', 'aria-modal', 'aria-label']) this.element.removeAttribute(name);
    }
    for (const content of contents) moveInto(this.inner, content);
  }

  #nameDialog(pane, scene) {
    const title = (scene.viewModels[pane.navigationBar] ?? scene.viewModels[pane.viewModel])?.title;
    this.element.setAttribute('role', 'dialog');
    this.element.setAttribute('aria-modal', String(isModal(pane, scene)));
    this.element.setAttribute('aria-label', title || pane.controller);
  }

  /** Draws a sheet at a scale, about its own corner. A card over another pane uses the same property for what it pushes back. */
  #magnify(scale) {
    if (this.magnified === scale) return;
    this.magnified = scale;
    const { style } = this.element;
    style.setProperty('--sheet-scale', scale ?? 1);
    style.scale = scale ?? '';
    style.transformOrigin = scale ? '0 0' : '';
  }

  /** Shows the grabber of a sheet that has one, and notes the lengths that matter to a finger that drags the sheet. */
  #showGrabber(presentation) {
    const { smaller, larger } = detentsAround(presentation);
    const { dataset } = this.element;
    const numbers = { smaller: smaller?.distance, larger: larger?.distance, topHeight: presentation?.topHeight };
    for (const [name, number] of Object.entries(numbers)) {
      if (number === undefined) delete dataset[name];
      else dataset[name] = String(number);
    }
    if (Boolean(presentation?.grabber) !== Boolean(this.grabber)) this.#regrab(Boolean(presentation?.grabber));
    this.grabber?.update(presentation);
  }

  #regrab(hasGrabber) {
    this.grabber?.element.remove();
    this.grabber = hasGrabber ? new Grabber(direction => this.#swipe(direction)) : null;
    if (this.grabber) this.element.append(this.grabber.element);
  }

  /** Makes a swipe on the grabber. */
  #swipe(direction) {
    const [x, y, width, height] = this.pane.presentation.grabber;
    this.context.swipe(direction, Math.round(x + width / 2), Math.round(y + height / 2));
  }

  #reshape(hasShape) {
    this.shape?.element.remove();
    this.shape = hasShape ? new PopoverShape() : null;
    if (this.shape) this.element.prepend(this.shape.element);
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
    if (!this.bar) this.inner.prepend((this.bar = new NavigationBarView(this.context)).element);
    this.bar.update(pane.navigationBar, model, fading);
    this.bar.layout(pane, scene.look.bars);
  }

  #showToolbars(pane, scene, { fading }) {
    this.toolbar = this.#showToolbar(this.toolbar, scene.viewModels[pane.toolbar], fading);
    this.toolbar?.layout(pane);
    this.bottomToolbar = this.#showToolbar(this.bottomToolbar, scene.viewModels[pane.bottomToolbar], fading);
    this.bottomToolbar?.layoutAtBottom(pane);
  }

  /** Shows a toolbar, or removes it without a model. Returns the one that is there now. */
  #showToolbar(toolbar, model, fading) {
    if (!model) {
      toolbar?.element.remove();
      return null;
    }
    const shown = toolbar ?? new ToolbarView();
    if (!toolbar) this.inner.append(shown.element);
    shown.update(model, fading);
    return shown;
  }
}
