// The app's window on the stage of the page, and what belongs to its place there: a device around it, and the handles.
import { place } from '../dom/element.js';
import { fit, roomForWhole } from '../layout/fit.js';
import { overhang } from '../scene/paneDrawing.js';
import { CornerHandle } from '../stage/cornerHandle.js';
import { DeviceView } from '../stage/deviceView.js';
import { DividerHandle } from '../stage/dividerHandle.js';
import { edgeStanding, screenStanding, windowStanding } from '../stage/standing.js';
import { Turning } from '../stage/turning.js';
import { WindowEdge } from '../stage/windowEdge.js';
import { AppView } from './appView.js';
import { Body, bodyAround } from './body.js';
import { Outline } from './outline.js';

/**
 * The parent of the keyboard. The keyboard belongs to the screen and is as wide. If the app takes the whole screen, it
 * is drawn in the window.
 */
const keyboardParent = ({ screen, size }, { device, element: window }) => (screen && String(screen) !== String(size) ? device.screen : window);

/** Draws whole scenes into the stage of the page. */
export class AppWindow {
  constructor(stage, context) {
    this.stage = stage;
    this.view = new AppView(context, { id: 'window', 'aria-label': 'App window' });
    this.element = this.view.element;
    this.body = new Body(context);
    this.outline = new Outline();
    /** Measures over the window, once a part of the page has added them. @type {?{stand: (at: object) => void}} */
    this.measures = null;
    this.deviceOf = context.deviceOf;
    this.isEdgeDragged = context.isEdgeDragged;
    this.device = new DeviceView(this.element, this.body.element, context.goHome);
    this.turning = new Turning(this.device.element);
    this.divider = new DividerHandle(context);
    this.corner = new CornerHandle(context);
    this.edge = new WindowEdge(context);
    stage.append(this.device.element, this.outline.element, this.divider.element, this.corner.element, this.edge.element, this.body.rotate);
  }

  get scene() {
    return this.view.scene;
  }

  /** The size of the window, or undefined before the first scene. */
  get size() {
    return this.view.size;
  }

  get scale() {
    return this.view.scale;
  }

  /** Sets whether the parts of the app beside the window are drawn, as in a view debugger. */
  seeThrough(isOn) {
    this.isSeenThrough = isOn;
    this.element.classList.toggle('is-seen-through', isOn);
  }

  /** Removes all panes. */
  clear() {
    this.outline.show(null);
    this.view.clear();
  }

  /** Draws a scene. `before` is the scene on screen. */
  show(scene, before) {
    const { window, look } = scene;
    this.dressPage(scene);
    this.device.statusBar.show(window.traits, this.deviceOf(window.device), look.statusBar);
    this.view.show(scene, before, { isDragged: this.#isDragged, keyboardParent: keyboardParent(window, this) });
  }

  /** Makes the page around the window light or dark as well. */
  dressPage({ window: { traits: { userInterfaceStyle: style } } }) {
    const { dataset } = document.documentElement;
    if (dataset.style !== style) dataset.style = style;
  }

  /** Whether the size of the window follows the user's hand. */
  get #isDragged() {
    return this.isEdgeDragged() || [this.corner, this.divider, this.edge].some(({ hold }) => hold.isHeld);
  }

  /** The frame of a pane in the window, at the end of its animation. */
  frameOf(id) {
    return this.view.frameOf(id);
  }

  /** The place of a pointer in the app's window, in points. */
  pointAt(event) {
    return this.view.pointAt(event);
  }

  /** Places the window in the browser: unscaled or framed, as a phone with its body, or on a device. */
  stand(fitted, situation) {
    if (!this.size) return;
    const { window } = this.scene;
    const browser = situation.isWhole ? this.#roomForWhole(window, fitted, situation) : fitted;
    this.stage.classList.toggle('is-whole', Boolean(situation.isWhole));
    const at = window.device ? this.#standOnDevice(window, browser) : this.#standInBrowser(browser, situation);
    this.stage.classList.toggle('is-framed', at.isFramed && !window.device);
    this.stage.classList.toggle('is-phone', situation.isAlone);
    this.stage.classList.toggle('is-staged', Boolean(window.device));
    this.stage.classList.toggle('is-measured', this.#isMeasured(situation));
    this.at = at;
    this.view.scale = at.scale;
    this.view.resizers.stand(at.scale);
    this.body.stand(situation.isAlone ? window : null, at, browser);
    this.turning.follow(window, window.device || situation.isAlone ? at : null, this.screenAt);
    this.outline.stand(at, browser);
    this.measures?.stand(at);
    const isFree = window.device ? window.arrangement === 'free' : this.#isFramedAlone(at, situation);
    this.corner.stand(isFree ? window.size : null, at, !window.device && this.element.dir === 'rtl');
    const hasEdge = !window.device && !situation.isAlone && !situation.isRuled && (situation.isAtEdge || !at.isFramed || situation.isFilling);
    this.edge.stand(window.size[0], hasEdge ? at : null, browser);
  }

  /** The room in which the window, or the device around it, is drawn at its own scale. */
  #roomForWhole(window, browser, { isAlone }) {
    if (!window.device) return roomForWhole(this.size, browser, isAlone ? bodyAround(window) : undefined);
    const [width, height] = window.screen;
    return roomForWhole({ width, height }, browser, this.device.around(window, this.deviceOf(window.device)));
  }

  /** Whether the window has a size of its own in the middle of the stage. */
  #isFramedAlone(at, { isDetached, isAlone, isAtEdge }) {
    return at.isFramed && isDetached && !isAlone && !isAtEdge;
  }

  /** Whether the window is at the edge where the ruler begins, because it is measured, or has an edge to be dragged. */
  #isMeasured({ isRuled, isAtEdge, isFilling, isDetached, isBeside, isAlone }) {
    return (isRuled || isAtEdge || isFilling) && (isDetached || isBeside) && !isAlone && !this.scene.window.device;
  }

  #standInBrowser(browser, situation) {
    // Beside a panel the picture of an app that fills the browser is smaller than the app.
    const isDetached = situation.isDetached || situation.isBeside;
    const at = this.#isMeasured(situation)
      ? edgeStanding(this.size, browser, situation.isRuled && this.element.dir === 'rtl', situation.mostScale)
      : fit(this.size, browser, { ...situation, isDetached }, this.#around(situation.isAlone ? bodyAround(this.scene.window) : null));
    place(this.element, 0, 0, this.size.width, this.size.height);
    this.element.style.transform = at.isFramed ? `translate(${at.x}px, ${at.y}px) scale(${at.scale})` : 'none';
    this.device.stand(null);
    this.divider.stand(null);
    return at;
  }

  /** Places the window at its frame on a device's screen. The screen around it is scaled. */
  #standOnDevice(window, browser) {
    const row = this.deviceOf(window.device);
    const bezel = this.device.around(window, row);
    const screen = screenStanding(window.screen, browser, this.#around(bezel));
    place(this.element, ...window.frame);
    this.element.style.transform = 'none';
    this.screenAt = { ...screen, bottom: screen.y + (window.screen[1] + bezel.bottom) * screen.scale };
    this.device.stand(window, row, screen, this.scene.look);
    this.divider.stand(window, row, screen);
    return windowStanding(window.frame, screen);
  }

  #around(body) {
    const beyond = this.isSeenThrough ? overhang(this.scene) : null;
    if (!body && !beyond?.left && !beyond?.right) return undefined;
    const edges = body ?? { top: 0, right: 0, bottom: 0, left: 0 };
    return { ...edges, left: Math.max(edges.left, beyond?.left ?? 0), right: Math.max(edges.right, beyond?.right ?? 0) };
  }
}
