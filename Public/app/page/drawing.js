// The drawing of a scene: the app in its window, and the facts around it.
import { isolated } from '../text.js';

/** The text about an exception that UIKit would have raised, or null if there was none. */
function exceptionText({ events = [] }) {
  const raised = events.find(({ phase }) => phase === 'raise');
  return raised ? `UIKit raises an exception here, which ends the app on a device: ${isolated(String(raised.arguments?.[0] ?? ''))}` : null;
}

/** Passes scenes to everything that shows them. */
export class Drawing {
  /** The scene of a moment in the past, and the window in which it is drawn over the app, or null for now. */
  #moment = null;

  /** The scene since which nobody has told the news, while the part that tells them is not there, or null. */
  untold = null;

  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
  }

  /** The scene on screen. */
  get shown() {
    return this.#moment?.scene ?? this.page.preview.scene;
  }

  /** The window in which the scene on screen is drawn. */
  get window() {
    return this.#moment?.window ?? this.page.appWindow;
  }

  /** Whether the scene on screen is that of a moment in the past. */
  get isPast() {
    return this.#moment !== null;
  }

  /** Shows in the bar and in the panels what a moment of the past was like, or for null what the app is like now. */
  recall(moment) {
    if (!moment && !this.#moment) return;
    this.window.outline.show(null);
    this.#moment = moment;
    if (this.shown) this.#describe(null, null);
  }

  /** Removes the previous scene. */
  clear() {
    const { appWindow, parts } = this.page;
    appWindow.clear();
    parts.board.now?.clear();
    parts.tools.now?.clear();
  }

  /** Shows a scene. `before` is the one on screen, and `messages` are those that the scene answers. */
  show(scene, before, messages) {
    const { bench, log, notice, parts, past, room } = this.page;
    past.add(messages, scene);
    parts.crash.now?.heard(scene);
    this.#draw(scene, before);
    bench.settle();
    this.#tell(scene, before);
    if (scene.window.note && before && scene.window.note !== before.window.note) notice.explain(scene.window.note);
    const exception = exceptionText(scene);
    if (exception) notice.alarm(exception);
    room.stand();
    const calls = log.add(scene, messages);
    this.survey();
    if (!this.isPast) this.#describe(before, calls);
    else if (calls) parts.tools.now?.note(calls);
  }

  /** Says what a scene has changed. A scene that was opened has no news, and ends those of the one before. */
  #tell(scene, before) {
    const { caption, parts: { access, ruler } } = this.page;
    if (!before) caption.reset();
    const flips = ruler.now?.flips ?? [];
    // The news of scenes that come before the part wait for it.
    if (access.now) access.now.show(scene, before, flips);
    else this.untold = before && (this.untold ?? before);
  }

  /** Shows around the app what the scene on screen is like. `calls` are those that came with it. */
  #describe(before, calls) {
    const { badge, parts } = this.page;
    const scene = this.shown;
    badge.show(scene.window);
    this.#showTools(scene.window);
    parts.tools.now?.show(scene, before, calls);
    parts.console.now?.show(scene);
    parts.explanation.now?.follow(scene);
    this.#explain();
  }

  /** Draws the app in its window or, while the board covers that, in the first window of the board. */
  #draw(scene, before) {
    const { appWindow, parts: { board } } = this.page;
    if (board.now?.isOn) board.now.show(scene, before);
    else appWindow.show(scene, before && appWindow.scene);
  }

  /** Shows in the bar what the window is like. */
  #showTools({ activationState, device, size, traits }) {
    const { appearanceButton, directionButton, homeButton, sizeFields, stageButton, turnButton } = this.page;
    sizeFields.show(size);
    turnButton.show(Boolean(device));
    stageButton.turn(Boolean(device));
    homeButton.turn(activationState === 'background');
    appearanceButton.turn(traits.userInterfaceStyle === 'dark');
    directionButton.turn(traits.layoutDirection === 'rightToLeft');
  }

  /** Passes the scene to the overview, with the choices on which all its layouts depend. */
  survey() {
    const { parts, preview: { scene, query, isRightToLeft } } = this.page;
    parts.overview.now?.show(scene, [query.scene, query.profile, query.policy, query.options, query.overrides, isRightToLeft]);
  }

  /** Says what to do on a view that the user has just chosen, instead of the news of the view before. */
  introduce() {
    const { caption, parts } = this.page;
    if (!this.shown) return;
    caption.reset();
    this.sayAgain();
    parts.access.now?.announcer.tell(caption.line.textContent);
  }

  /** Says again what is on screen, where the picture has another scale, or the panel beside it is another. */
  sayAgain() {
    if (this.shown) this.#hint();
    this.page.parts.timeline.now?.stand();
  }

  /** The words for a picture that a panel or faults have made smaller, or null. */
  get smallerWords() {
    const { dock, parts } = this.page;
    return dock?.words ?? parts.tools.now?.words ?? parts.scenarios.now?.words ?? null;
  }

  /** Says what to do, or how the app is drawn beside a panel. */
  #hint() {
    this.page.caption.introduce(this.#view, this.isApp && this.smallerWords);
  }

  /** Whether the page shows the app's own window, and neither a board nor an overview over it. */
  get isApp() {
    const { board, isOverview } = this.page.preview.query;
    return !board && !isOverview;
  }

  /** The name of what the page shows, for the first sentence of the caption. */
  get #view() {
    const { preview: { query, situation }, room } = this.page;
    if (query.board) return 'board';
    if (query.isOverview) return 'overview';
    return !this.shown.window.device && (!situation.isDetached || room.isAtEdge) ? 'filling' : 'framed';
  }

  /** Shows in the picker's panel where the window is. */
  pick(panel) {
    const { offer, preview: { query, situation } } = this.page;
    const { window, look, profile } = this.shown;
    panel.show(window, offer.deviceOf(window.device), { ...look.screen, profile }, !window.device && !query.fixedSize && !situation.isAlone);
  }

  /** Shows where the window is, and what to do. */
  #explain() {
    const { offer, parts, pickerButton, preview, systemChoice } = this.page;
    const { window } = this.shown;
    const device = offer.deviceOf(window.device);
    pickerButton.show(window, device, preview.situation.isAlone);
    systemChoice.limit(device);
    systemChoice.warn(window.note);
    if (parts.picker.now) this.pick(parts.picker.now);
    this.#hint();
    parts.about.now?.show();
  }
}
