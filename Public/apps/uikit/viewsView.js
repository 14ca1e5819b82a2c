// A tree of views, at the frames that the server says.
import { element, place } from '../../app/dom/element.js';
import { Scroller } from '../../app/views/scroller.js';
import { markLongPress } from './longPress.js';
import { textsOf } from './nodes/fields.js';
import { Frames } from './nodes/frames.js';
import { NodeList } from './nodes/nodeList.js';

/** Whether one of some nodes, or one inside them, is the scroll view of the pane. */
const hasScroller = (nodes = []) => nodes.some(({ scrolls, views }) => scrolls || hasScroller(views));

/** The views of a controller. If the controller's own view is a scroll view, all of them scroll. */
export class ViewsView {
  #model = null;
  /** The scroller around all views, or null if one of them or none scrolls. @type {?Scroller} */
  #whole = null;
  /** Whether the views stand in a scroller of the whole, or null before there are any. @type {?boolean} */
  #isWhole = null;

  constructor(paneId, context) {
    this.paneId = paneId;
    this.context = { ...context, paneId };
    this.element = element('div', { class: 'ui-views' });
  }

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    this.element.style.background = model.background ?? '';
    this.element.style.setProperty('--tint', model.tint ?? '');
    markLongPress(this.element, model);
    const isScrolledInside = hasScroller(model.views);
    this.element.classList.toggle('is-still', !model.scrolls && !isScrolledInside);
    this.#enclose(Boolean(model.scrolls) && !isScrolledInside);
    this.nodes.update(model.views, textsOf(model));
  }

  layout(pane, pass) {
    const { layout } = pane;
    if (this.#whole) {
      this.#whole.layout(pane, pass);
      const [top, left] = layout.contentInset ?? [0, 0];
      place(this.content, left, top, ...layout.contentSize);
    }
    this.nodes.layout(new Frames(layout.frames, layout.tables), pane, pass);
  }

  settle() {
    this.#whole?.settle();
    this.nodes?.settle();
  }

  /** The scroller of the pane, wherever it is. */
  get scroller() {
    return this.#whole ?? this.nodes?.scroller ?? undefined;
  }

  /** Puts the views into a scroller, or takes them out. They are made anew then. */
  #enclose(isWhole) {
    if (this.#isWhole === isWhole) return;
    this.#isWhole = isWhole;
    this.#whole = isWhole ? new Scroller(this.paneId, this.context.offsets, () => {}) : null;
    this.content = element('div', { class: 'ui-content' });
    this.#whole?.content.append(this.content);
    this.element.replaceChildren(...(this.#whole ? [this.#whole.element, this.#whole.indicator] : [this.content]));
    this.nodes = new NodeList(this.content, this.context);
  }
}
