// A feed of posts under a strip of highlights. Only the rows near the visible part are in the page.
import { element, place, setLength } from '../../app/dom/element.js';
import { Keyed } from '../../app/dom/keyed.js';
import { column } from '../../app/layout/list.js';
import { window as visibleWindow } from '../../app/layout/visible.js';
import * as geometry from './feedLayout.js';
import { RowView } from './row.js';
import { Scroller } from '../../app/views/scroller.js';
import { StripView } from './strip.js';

/**
 * Rows of equal height under a header that stays at the top, as in a plain table. The layout determines the height of
 * the header, which is 0 without one.
 */
export class FeedView {
  #model = null;
  #strip = null;
  #header = '';

  constructor(paneId, context) {
    this.scroller = new Scroller(paneId, context.offsets, () => this.#draw());
    this.element = element('div', { class: 'feed' }, this.scroller.element, this.scroller.indicator);
    this.header = element('div', { class: 'pinned-header' });
    this.scroller.content.append(this.header);
    this.rows = new Keyed(this.scroller.content, index => new RowView(this.#model.rows[index]));
  }

  update(model) {
    if (this.#model === model) return;
    const isSame = this.#model?.rows[0]?.id === model.rows[0]?.id;
    this.#model = model;
    if (!isSame) this.rows.clear();
    this.#updateStrip(model.header);
  }

  /** Makes the strip anew only if its items have changed, because it would otherwise scroll back. */
  #updateStrip(header) {
    const key = JSON.stringify(header ?? null);
    if (this.#header === key) return;
    this.#header = key;
    this.#strip = null;
    this.header.replaceChildren();
    if (header) this.#makeStrip(header);
  }

  layout(pane, pass) {
    this.pane = pane;
    this.scroller.layout(pane, pass);
    this.#placeStrip(pane.layout, pane.frame[2]);
    this.#draw();
  }

  settle() {
    this.scroller.settle();
    for (const row of this.rows.values()) row.settle();
  }

  #makeStrip(header) {
    this.#strip = new StripView();
    this.#strip.update(header);
    this.#strip.element.classList.add('section-header');
    this.header.append(this.#strip.element);
  }

  #placeStrip(layout, paneWidth) {
    if (!this.#strip) return;
    const { x, width } = column(layout, paneWidth);
    const height = geometry.headerHeight(layout);
    this.#strip.layout(layout.strip, height);
    this.#strip.element.toggleAttribute('inert', height === 0);
    setLength(this.header, '--top', layout.contentInset?.[0] ?? 0);
    place(this.#strip.element, x, 0, width, height);
  }

  #draw() {
    const { layout, frame } = this.pane;
    const top = layout.contentInset?.[0] ?? 0;
    const { x, width } = column(layout, frame[2]);
    const side = geometry.pictureSide(layout, this.#model.besidesPicture);
    const { from, to } = this.kept = visibleWindow(this.scroller.top, frame[3], [top], this.kept);
    const [first, end] = geometry.rowsBetween(layout, this.#model.rows.length, from, to);
    this.rows.show(Array.from({ length: end - first }, (_, i) => first + i), (row, index) => {
      place(row.element, x, top + geometry.rowY(layout, index), width, layout.rowHeight);
      row.update(this.#model.rows[index]);
      row.layout(side);
    });
  }
}
