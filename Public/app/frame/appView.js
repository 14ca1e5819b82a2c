// The view of an app: what is inside its window, wherever that stands. The page has one such window, and the board many.
import { appOf } from '../appModule.js';
import { element, setHidden, setLength } from '../dom/element.js';
import { recession } from '../scene/presentation.js';
import { layoutOf } from '../scene/scaledSheets.js';
import { standsOnWallpaper } from '../stage/placement.js';
import { speak } from '../views/words.js';
import { Away } from './away.js';
import { FieldFocus } from './fieldFocus.js';
import { Keyboard } from './keyboard.js';
import { dressIn, expectLook } from './lookSheet.js';
import { Panes } from './panes.js';
import { Resizers } from './resizers.js';
import { homeIndicator, StatusBar } from './statusBar.js';
import { dressInText } from './textSize.js';
import { Transition } from './transition.js';
import { hasMultitaskingDots, multitaskingDots } from './multitaskingDots.js';
import { windowControls } from './windowControls.js';

/** The least top inset, in points, that has room for a status bar. */
const statusBarMinimum = 20;

/** The least bottom inset, in points, that has room for a home indicator. */
const homeIndicatorMinimum = 16;

/** Draws whole scenes into an element, which has the size of the app's window. */
export class AppView {
  /** The factor by which the element is drawn. */
  scale = 1;

  /**
   * @param context what the views of the app report to
   * @param {object} attributes the attributes of the element, with its name for screen readers
   */
  constructor(context, attributes) {
    this.panesRoot = element('div', { class: 'panes' });
    this.statusBar = new StatusBar();
    this.homeIndicator = homeIndicator();
    this.controls = windowControls();
    this.dots = multitaskingDots();
    this.deviceOf = context.deviceOf;
    this.away = new Away(this.panesRoot, context.goHome);
    this.element = element('div', { class: 'app-window', role: 'region', ...attributes },
      this.panesRoot, this.statusBar.element, this.homeIndicator, this.controls, this.dots, this.away.element);
    this.transition = new Transition(this.panesRoot, new Panes(this.panesRoot, context));
    this.resizers = new Resizers(this.panesRoot, { drag: context.drag, windowX: event => this.pointAt(event).x });
    this.fields = new FieldFocus(this.panesRoot, context.typing);
    this.keyboard = new Keyboard(this.fields);
  }

  /** Removes all panes. */
  clear() {
    this.transition.clear();
  }

  /**
   * Draws a scene. `before` is the scene on screen, `isDragged` says whether the window's size follows the user's hand,
   * and `keyboardParent` is the element in which the keyboard is drawn.
   */
  show(scene, before, { isDragged = false, keyboardParent = this.element } = {}) {
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
    this.transition.show(layoutOf(scene), before && layoutOf(before), { isRightToLeft, isDragged });
    this.resizers.show(scene);
    this.keyboard.show(scene, keyboardParent);
    this.fields.follow(scene.window, before?.window);
    this.away.show(scene.window);
  }

  /** Shows the parts of the system that its version decides about. */
  #showSystem({ window, look }) {
    this.statusBar.show(window.traits, this.deviceOf(window.device), look.statusBar);
    setHidden(this.controls, !standsOnWallpaper(window, look.screen));
    setHidden(this.dots, !hasMultitaskingDots(window, look));
  }

  /** The frame of a pane in the window, at the end of its animation. */
  frameOf(id) {
    return this.scene.panes.find(pane => pane.id === id).frame;
  }

  /** The place of a pointer in the app's window, in points. */
  pointAt({ clientX, clientY }) {
    const { left, top } = this.element.getBoundingClientRect();
    return { x: (clientX - left) / this.scale, y: (clientY - top) / this.scale };
  }

  #dress({ scene, look, window }, traits, isRightToLeft) {
    const { userInterfaceStyle: style, horizontalSizeClass: width, verticalSizeClass: height, accessibilityContrast: contrast = 'normal' } = traits;
    const dress = `${scene} ${look.name} ${look.language} ${style} ${width} ${height} ${contrast} ${traits.preferredContentSizeCategory} ${isRightToLeft}`;
    if (this.dressed === dress) return;
    this.dressed = dress;
    Object.assign(this.element.dataset, { scene, app: appOf(scene), design: look.name, style, width, height, contrast });
    dressIn(look, this.element);
    dressInText(this.element, window);
    speak(look);
    if (contrast === 'high') expectLook('contrast');
    this.element.dir = isRightToLeft ? 'rtl' : 'ltr';
  }
}
