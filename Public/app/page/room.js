// The room for the app in the browser's window, and where the window of the app stands in it.
import { browserSize } from '../browserSize.js';
import { rulerHeight } from '../ruler/height.js';

/** Keeps the app's window, and the ruler along it, at their places. */
export class Room {
  /** Whether the window has the width to which its edge was dragged, and the height of the room. */
  isAtEdge = false;

  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
  }

  /** The size that the panel and the ruler leave to the app. */
  get size() {
    const { width, height } = this.page.parts.tools.now?.room ?? browserSize();
    return { width, height: height - (this.page.preview.query.isRuled ? rulerHeight : 0) };
  }

  /** Places the window and the ruler. */
  stand() {
    this.#standWindow();
    this.#standRuler();
  }

  /**
   * Adapts the app to a new size of its room. The ruler waits for the scene if there will be one, because it would be
   * drawn twice.
   */
  fitIn() {
    const { edgeDrag, preview } = this.page;
    edgeDrag.moved();
    if (this.isAtEdge) this.#keepAtEdge();
    else preview.resize(this.size);
    this.#standWindow();
    if (!preview.situation.isBusy) this.#standRuler();
  }

  /** Gives the window the height of the room again, and no more than its width. */
  #keepAtEdge() {
    const { width } = this.page.preview.query.fixedSize ?? this.size;
    this.page.choices.setWidth(Math.min(width, this.size.width));
  }

  #standWindow() {
    const { appWindow, preview } = this.page;
    const situation = preview.situation;
    appWindow.stand(this.size, { ...situation, isRuled: preview.query.isRuled, isAtEdge: this.isAtEdge && situation.isDetached });
  }

  #standRuler() {
    const { appWindow, parts: { ruler }, preview: { scene, query, isRightToLeft } } = this.page;
    if (!scene || !ruler.now) return;
    const { window } = scene;
    const standing = { room: this.size, screenAt: appWindow.screenAt, isRightToLeft };
    const { scene: name, profile, policy, options, overrides, device } = query;
    ruler.now.show(window, standing, [name, profile, policy, options, overrides, device, window.arrangement === 'free', isRightToLeft]);
  }
}
