// The room for the app in the browser's window, and where the window of the app stands in it.
import { browserSize, timelineHeight } from '../browserSize.js';
import { rulerHeight, wideEnough } from '../ruler/height.js';
import { givenBackWords, takenHeightWords } from './takenHeight.js';

const aboveRuler = ({ width, height }, ruler) => ({ width, height: height - ruler });

/** Keeps the app's window, and the ruler along it, at their places. */
export class Room {
  /** The size that the window got when its edge was last dragged. */
  #sizeAtEdge = null;

  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
  }

  /** The size that the page leaves to the app. A panel takes nothing of it: the picture of the app is smaller beside a panel. */
  get size() {
    return this.page.dock?.sparesRuler ? browserSize() : aboveRuler(browserSize(), this.#ruler);
  }

  /** The space for the picture of the app, which the inspector, the dock and the faults of scenario files make smaller. */
  get picture() {
    const { dock, parts: { tools } } = this.page;
    const above = aboveRuler(tools.now?.room ?? browserSize(), this.#ruler);
    const { width, height } = dock?.leave(above) ?? above;
    return { width, height: height - this.#faults };
  }

  /** The height of the ruler, if there is one. */
  get #ruler() {
    return this.page.preview.query.isRuled ? rulerHeight : 0;
  }

  /** The height that the faults of scenario files take. */
  get #faults() {
    return this.page.parts.scenarios.now?.height ?? 0;
  }

  /** Whether the window has the width to which its edge was dragged, and nobody has given it another size since. */
  get isAtEdge() {
    return this.hasEdge(this.page.preview.query);
  }

  /** Whether the window of a query has the size to which its edge was dragged. */
  hasEdge({ fixedSize }) {
    return this.#sizeAtEdge !== null && fixedSize === this.#sizeAtEdge;
  }

  /**
   * Takes the size of a query for one to which the edge was dragged, because the page was left like that. The height is that of the room, and
   * a window that is as wide fills the room.
   */
  takeEdge(query) {
    if (!query.fixedSize || query.device) return;
    const { width, height } = aboveRuler(browserSize(), query.isRuled ? rulerHeight : 0);
    this.#sizeAtEdge = query.fixedSize.width < width ? { width: query.fixedSize.width, height } : null;
    query.fixedSize = this.#sizeAtEdge;
  }

  /** Whether the app has the height that the page leaves to it. */
  get isFilling() {
    const { query, scene, situation } = this.page.preview;
    return scene !== null && !query.device && !query.board && !situation.isAlone && (!situation.isDetached || this.isAtEdge);
  }

  /** Whether something makes the space for the picture smaller than the app: the inspector, a panel in the dock, or faults. */
  get #isBeside() {
    return this.page.dock?.isOpen || this.page.parts.tools.now?.isOpen || this.#faults > 0;
  }

  /**
   * The scale of the ruler beside a panel. The picture has it too, of every app above the ruler, because a ruler whose scale followed
   * that of the picture would move under the pointer.
   */
  get #rulerScale() {
    const isShared = this.#isBeside && this.page.preview.query.isRuled && this.size.width >= wideEnough;
    return isShared ? Math.min(this.picture.width / this.size.width, this.picture.height / this.size.height) : 1;
  }

  /** Says in the caption what the ruler and the timeline take from the app. */
  tellTaken() {
    const { caption, dock, preview: { query } } = this.page;
    const taken = { ...(query.isRuled && !dock?.sparesRuler && { ruler: rulerHeight }), ...(query.isTimed && { timeline: timelineHeight() }) };
    if (this.isFilling) caption.tell(takenHeightWords(taken, this.size.height));
  }

  /** Says in the caption that the app has the height of a ruler or a timeline again. */
  tellGivenBack(name) {
    if (this.isFilling) this.page.caption.tell(givenBackWords(name, this.size.height));
  }

  /** Places the window and the ruler. */
  stand() {
    this.#standWindow();
    this.#standRuler();
    this.page.parts.board.now?.stand();
  }

  /** Places the window after something has taken room from its picture, or given it back, and says so. */
  standAnew() {
    const { appWindow, drawing } = this.page;
    const { scale } = appWindow;
    this.stand();
    // The news stays, unless the picture itself is what is new.
    if (appWindow.scale !== scale) drawing.introduce();
    else drawing.sayAgain();
  }

  /**
   * Adapts the app to a new size of its room. The ruler, and a picture beside a panel, wait for the scene if there will be
   * one, because they would be laid out twice.
   */
  fitIn() {
    const { choices, edgeDrag, preview } = this.page;
    edgeDrag.moved();
    this.page.dock?.stand();
    if (this.isAtEdge) choices.setWidth(this.#sizeAtEdge.width);
    else preview.resize(this.size);
    const { isBusy } = preview.situation;
    if (!isBusy || !this.#isBeside) this.#standWindow();
    if (!isBusy) this.#standRuler();
  }

  /** Gives the window a width at the edge, with the height of the room. With the whole width of the room, it fills the browser. */
  giveWidth(width) {
    const { edgeDrag, preview } = this.page;
    if (width >= this.size.width) {
      preview.fill();
      return this.stand();
    }
    this.#sizeAtEdge = { width, height: this.size.height };
    edgeDrag.moved();
    preview.setSize(this.#sizeAtEdge);
  }

  #standWindow() {
    const { appWindow, caption, drawing, preview, zoomButton } = this.page;
    const { scale } = appWindow;
    const situation = preview.situation;
    const { edge } = appWindow;
    const isBeside = this.#isBeside;
    appWindow.stand(this.picture, {
      ...situation,
      // A scale that followed the width would move the edge under the pointer.
      mostScale: edge.hold.isHeld ? edge.scaleHeld : this.#rulerScale,
      isBeside,
      isFilling: isBeside && !situation.isDetached,
      isRuled: preview.query.isRuled,
      isWhole: preview.query.isWhole && !preview.query.isRuled,
      isAtEdge: this.isAtEdge && situation.isDetached,
    });
    caption.fix(this.isAtEdge && !edge.element.hidden && !edge.hold.isHeld);
    zoomButton.show(appWindow.scale, Boolean(preview.query.isWhole));
    if (appWindow.scale === scale) return;
    drawing.sayAgain();
    this.page.parts.tools.now?.showTaken();
  }

  #standRuler() {
    const { appWindow, parts: { ruler }, preview: { scene, query, isRightToLeft } } = this.page;
    if (!scene || !ruler.now) return;
    const { window } = scene;
    const standing = { room: this.picture, scale: this.#rulerScale, screenAt: appWindow.screenAt, isRightToLeft };
    const { scene: name, profile, policy, options, overrides, device } = query;
    ruler.now.show(window, standing, [name, profile, policy, options, overrides, device, window.arrangement === 'free', isRightToLeft]);
  }
}
