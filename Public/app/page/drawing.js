// The drawing of a scene: the app in its window, and the facts around it.
import { newsIn } from '../scene/news.js';

/** Passes scenes to everything that shows them. */
export class Drawing {
  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
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
    const { badge, caption, log, notice, parts, past, room } = this.page;
    past.add(messages, scene);
    this.#draw(scene, before);
    badge.show(scene.window);
    // Late answers to the previous opening have their news, and this one begins anew.
    if (!before) caption.reset();
    const news = newsIn(scene, before);
    // The answer to a drag that came before a scene was opened afresh is no news of the new scene.
    if (!before) caption.reset();
    caption.tell(news);
    parts.access.now?.show(news);
    const { note } = scene.window;
    if (note && before && note !== before.window.note) notice.explain(note);
    this.#showTools(scene.window);
    room.stand();
    const calls = log.add(scene, messages);
    parts.tools.now?.show(scene, before, calls);
    parts.console.now?.show(scene);
    this.survey();
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

  /** Shows in the picker's panel where the window is. */
  pick(panel) {
    const { offer, preview: { query, scene: { window, look, profile } } } = this.page;
    panel.show(window, offer.deviceOf(window.device), { ...look.screen, profile }, !window.device && !query.fixedSize);
  }

  /** Shows where the window is, and what to do. */
  #explain() {
    const { caption, offer, parts, pickerButton, preview: { scene: { window }, situation }, room, systemChoice } = this.page;
    const device = offer.deviceOf(window.device);
    pickerButton.show(window, device);
    systemChoice.limit(device);
    if (parts.picker.now) this.pick(parts.picker.now);
    caption.introduce(!window.device && (!situation.isDetached || room.isAtEdge));
    parts.about.now?.show();
  }
}
