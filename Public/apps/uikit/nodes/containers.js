// Scroll views and tables among other views.
import { element, place } from '../../../app/dom/element.js';
import { Scroller } from '../../../app/views/scroller.js';
import { TableView } from '../tableView.js';
import { NodeView } from './node.js';

/** A scroll view that reports nothing: the app has put it at an offset, and the user may move it. */
const quiet = {
  begin: () => {
    let last = 0;
    return {
      scrolled() {},
      hear([x, y]) {
        if (Math.abs(y - last) < 0.5) return null;
        last = y;
        return { x, y };
      },
    };
  },
};

/** The pane, as a part of it sees it that has a size and a layout of its own. */
const within = (pane, [, , width, height], layout) => ({ ...pane, frame: [0, 0, width, height], layout: { ...pane.layout, ...layout } });

/** The scroll view of the pane, with other views beside it. */
export class ScrollNode extends NodeView {
  constructor(node, context) {
    super(node, context);
    this.own = new Scroller(context.paneId, context.offsets, () => {});
    this.content = element('div', { class: 'ui-content' });
    this.own.content.append(this.content);
    this.element.append(this.own.element, this.own.indicator);
  }

  get interior() {
    return this.content ?? this.element;
  }

  get scroller() {
    return this.own;
  }

  arrange(frame, _index, pane, pass) {
    this.own.layout(within(pane, frame), pass);
    const [top, left] = pane.layout.contentInset ?? [0, 0];
    place(this.content, left, top, pane.layout.contentSize[0], pane.layout.contentSize[1]);
  }

  settle() {
    this.own.settle();
    super.settle();
  }
}

/** A table with other views beside it. */
export class TableNode extends NodeView {
  constructor(node, context) {
    super(node, context);
    this.isScroller = Boolean(node.scrolls);
    this.table = new TableView(context.paneId, this.isScroller ? context : { ...context, offsets: quiet });
    this.element.append(this.table.element);
  }

  fill({ table }) {
    this.table.update(table, this.texts);
  }

  arrange(frame, index, pane, pass, tables) {
    const layout = tables[index];
    if (layout) this.table.layout(within(pane, frame, layout), { ...pass, restingOffset: this.isScroller ? pass.restingOffset : undefined });
  }

  settle() {
    this.table.settle();
  }

  get scroller() {
    return this.isScroller ? this.table.scroller : null;
  }
}
