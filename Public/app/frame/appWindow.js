// The app's window: its size, style, direction, status bar and home indicator, and the panes inside.
import { element, place, setHidden, setLength } from '../dom/element.js';
import { fit } from '../layout/fit.js';
import { overhang } from '../scene/paneDrawing.js';
import { recession } from '../scene/presentation.js';
import { layoutOf } from '../scene/scaledSheets.js';
import { CornerHandle } from '../stage/cornerHandle.js';
import { DeviceView } from '../stage/deviceView.js';
import { DividerHandle } from '../stage/dividerHandle.js';
import { standsOnWallpaper } from '../stage/placement.js';
import { edgeStanding, screenStanding, windowStanding } from '../stage/standing.js';
import { Turning } from '../stage/turning.js';
import { WindowEdge } from '../stage/windowEdge.js';
import { Away } from './away.js';
import { Body, bodyAround } from './body.js';
import { FieldFocus } from './fieldFocus.js';
import { Keyboard } from './keyboard.js';
import { dressIn } from './lookSheet.js';
import { Outline } from './outline.js';
import { Panes } from './panes.js';
import { Resizers } from './resizers.js';
import { homeIndicator, StatusBar } from './statusBar.js';
import { Transition } from './transition.js';
import { windowControls } from './windowControls.js';

/** The least top inset, in points, that has room for a status bar. */
const statusBarMinimum = 20;

/** The least bottom inset, in points, that has room for a home indicator. */
const homeIndicatorMinimum = 16;

/**
 * The parent of the keyboard. The keyboard belongs to the screen and is as wide. If the app takes the whole screen, it
 * is drawn in the window.
 */
const keyboardParent = ({ screen, size }, { device, element: window }) => (screen && String(screen) !== String(size) ? device.screen : window);

/** Draws whole scenes into the stage of the page. */
export class AppWindow {
  constructor(stage, context) {
    this.stage = stage;
    this.panesRoot = element('div', { class: 'panes' });
    this.statusBar = new StatusBar();
    this.homeIndicator = homeIndicator();
    this.controls = windowControls();
    this.away = new Away(this.panesRoot, context.goHome);
    this.element = element(
      'div',
      { class: 'app-window', id: 'window', role: 'region', 'aria-label': 'App window' },
      this.panesRoot,
      this.statusBar.element,
      this.homeIndicator,
      this.controls,
      this.away.element,
    );
    this.transition = new Transition(this.panesRoot, new Panes(this.panesRoot, context));
    this.resizers = new Resizers(this.panesRoot, { drag: context.drag, windowX: event => this.#windowX(event) });
    this.fields = new FieldFocus(this.panesRoot, context.typing);
    this.keyboard = new Keyboard(this.fields);
    this.body = new Body(context);
    this.outline = new Outline();
    this.deviceOf = context.deviceOf;
    this.isEdgeDragged = context.isEdgeDragged;
    this.device = new DeviceView(this.element, this.body.element, context.goHome);
    this.turning = new Turning(this.device.element);
    this.divider = new DividerHandle(context);
    this.corner = new CornerHandle(context);
    this.edge = new WindowEdge(context);
    stage.append(this.device.element, this.outline.element, this.divider.element, this.corner.element, this.edge.element, this.body.rotate);
  }

  /** Sets whether the parts of the app beside the window are drawn, as in a view debugger. */
  seeThrough(isOn) {
    this.isSeenThrough = isOn;
    this.element.classList.toggle('is-seen-through', isOn);
  }

  /** Removes all panes. */
  clear() {
    this.outline.show(null);
    this.transition.clear();
  }

  /** Draws a scene. `before` is the scene on screen. */
  show(scene, before) {
    const { size, safeArea, traits } = scene.window;
    const isRightToLeft = traits.layoutDirection === 'rightToLeft';
    this.#dress(scene, traits, isRightToLeft);
    this.scene = scene;
    this.size = { width: size[0], height: size[1] };
    setHidden(this.statusBar.element, safeArea[0] < statusBarMinimum);
    this.#showSystem(scene);
    setHidden(this.homeIndicator, safeArea[2] < homeIndicatorMinimum);
    this.element.classList.toggle('is-receding', recession(scene) !== null);
    setLength(this.element, '--status-height', safeArea[0]);
    this.transition.show(layoutOf(scene), before && layoutOf(before), { isRightToLeft, isDragged: this.#isDragged });
    this.resizers.show(scene);
    this.keyboard.show(scene, keyboardParent(scene.window, this));
    this.fields.follow(scene.window, before?.window);
    this.away.show(scene.window);
  }

  /** Shows the parts of the system that its version decides about. */
  #showSystem({ window, look }) {
    const device = this.deviceOf(window.device);
    for (const bar of [this.statusBar, this.device.statusBar]) bar.show(window.traits, device, look.statusBar);
    setHidden(this.controls, !standsOnWallpaper(window, look.screen));
  }

  /** Whether the size of the window follows the user's hand. */
  get #isDragged() {
    return this.isEdgeDragged() || [this.corner, this.divider, this.edge].some(({ hold }) => hold.isHeld);
  }

  /** The frame of a pane in the window, at the end of its animation. */
  frameOf(id) {
    return this.scene.panes.find(pane => pane.id === id).frame;
  }

  /** The place of a pointer in the app's window, in points. */
  pointAt({ clientX, clientY }) {
    const { left, top } = this.element.getBoundingClientRect();
    return { x: (clientX - left) / (this.scale ?? 1), y: (clientY - top) / (this.scale ?? 1) };
  }

  #windowX(event) {
    return this.pointAt(event).x;
  }

  /** Places the window in the browser: unscaled or framed, as a phone with its body, or on a device. */
  stand(browser, situation) {
    if (!this.size) return;
    const { window } = this.scene;
    const at = window.device ? this.#standOnDevice(window, browser) : this.#standInBrowser(browser, situation);
    this.stage.classList.toggle('is-framed', at.isFramed && !window.device);
    this.stage.classList.toggle('is-phone', situation.isAlone);
    this.stage.classList.toggle('is-staged', Boolean(window.device));
    this.stage.classList.toggle('is-measured', this.#isMeasured(situation));
    this.at = at;
    this.scale = at.scale;
    this.body.stand(situation.isAlone ? window : null, at, browser);
    this.turning.follow(window, window.device || situation.isAlone ? at : null, this.screenAt);
    this.outline.stand(at, browser);
    const isFree = window.device ? window.arrangement === 'free' : this.#isFramedAlone(at, situation);
    this.corner.stand(isFree ? window.size : null, at, !window.device && this.element.dir === 'rtl');
    const hasEdge = !window.device && !situation.isAlone && !situation.isRuled && (situation.isAtEdge || !at.isFramed);
    this.edge.stand(window.size[0], hasEdge ? at : null, browser);
  }

  /** Whether the window has a size of its own in the middle of the stage. */
  #isFramedAlone(at, { isDetached, isAlone, isAtEdge }) {
    return at.isFramed && isDetached && !isAlone && !isAtEdge;
  }

  /** Whether the window has a size of its own and stands at the edge where the ruler begins, or where its edge was dragged. */
  #isMeasured({ isRuled, isAtEdge, isDetached, isAlone }) {
    return (isRuled || isAtEdge) && isDetached && !isAlone && !this.scene.window.device;
  }

  #standInBrowser(browser, situation) {
    const at = this.#isMeasured(situation)
      ? edgeStanding(this.size, browser, situation.isRuled && this.element.dir === 'rtl')
      : fit(this.size, browser, situation, this.#around(situation.isAlone ? bodyAround(this.scene.window) : null));
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
    this.device.stand(window, row, screen, standsOnWallpaper(window, this.scene.look.screen));
    this.divider.stand(window, row, screen);
    return windowStanding(window.frame, screen);
  }

  #around(body) {
    const beyond = this.isSeenThrough ? overhang(this.scene) : null;
    if (!body && !beyond?.left && !beyond?.right) return undefined;
    const edges = body ?? { top: 0, right: 0, bottom: 0, left: 0 };
    return { ...edges, left: Math.max(edges.left, beyond?.left ?? 0), right: Math.max(edges.right, beyond?.right ?? 0) };
  }

  #dress({ scene, look }, { userInterfaceStyle: style, horizontalSizeClass: width, verticalSizeClass: height }, isRightToLeft) {
    const dress = `${scene} ${look.name} ${style} ${width} ${height} ${isRightToLeft}`;
    if (this.dressed === dress) return;
    this.dressed = dress;
    Object.assign(this.element.dataset, { scene, design: look.name, style, width, height });
    dressIn(look, this.element);
    this.element.dir = isRightToLeft ? 'rtl' : 'ltr';
    document.documentElement.dataset.style = style;
  }
}
