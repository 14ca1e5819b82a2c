// A grid or a mosaic of pictures under headers. Only the cells near the visible part are in the page.
import { element, place } from '../../app/dom/element.js';
import { Keyed } from '../../app/dom/keyed.js';
import { window as visibleWindow } from '../../app/layout/visible.js';
import { onPixels } from '../../app/layout/pixels.js';
import * as grid from './gridLayout.js';
import * as mosaic from './mosaicLayout.js';
import { CellView } from './cell.js';
import { ProfileHeaderView } from './profileHeader.js';
import { PlainView } from '../../app/views/plain.js';
import { Scroller } from '../../app/views/scroller.js';
import { StripView } from './strip.js';

const headerViews = { profileHeader: ProfileHeaderView, highlights: StripView, stories: StripView, userStories: StripView };

/** The geometry for each kind of layout. */
const geometries = { grid, mosaic };

/** Whether two models differ in nothing but their headers. */
const hasSameItems = (one, other) => JSON.stringify(one.sections.map(({ items }) => items)) === JSON.stringify(other.sections.map(({ items }) => items));

/** Whether the headers of two models can have the same views. */
const hasSameKinds = (one, other) => String(one.sections.map(({ header }) => header?.kind)) === String(other.sections.map(({ header }) => header?.kind));

/**
 * Sections of cells. A resize moves and sizes the existing cells, even when squares become a mosaic. A cell is made
 * when it comes near the visible part.
 */
export class GridView {
  #model = null;
  #headers = [];

  constructor(paneId, context) {
    this.context = context;
    this.scroller = new Scroller(paneId, context.offsets, () => this.#draw());
    this.element = element('div', { class: 'grid' }, this.scroller.element, this.scroller.indicator);
    this.cells = new Keyed(this.scroller.content, key => new CellView(this.#item(key)));
  }

  update(model) {
    if (this.#model === model) return;
    const before = this.#model;
    this.#model = model;
    if (!before || !hasSameItems(before, model)) this.cells.clear();
    if (before && hasSameKinds(before, model)) return model.sections.forEach(({ header }, i) => this.#headers[i]?.update(header));
    this.#headers.forEach(view => view?.element.remove());
    this.#headers = model.sections.map(({ header }) => header && this.#header(header));
  }

  layout(pane, pass) {
    this.pane = pane;
    this.scroller.layout(pane, pass);
    this.isRightToLeft = pass.isRightToLeft;
    this.geometry = geometries[pane.layout.kind] ?? grid;
    this.sections = this.geometry.sections(pane.layout, this.#model.sections.map(section => section.items ?? []));
    this.#placeHeaders(pane.layout);
    this.#draw();
  }

  settle() {
    this.scroller.settle();
  }

  #header(model) {
    const view = new (headerViews[model.kind] ?? PlainView)();
    view.update(model);
    view.element.classList.add('section-header');
    this.scroller.content.append(view.element);
    return view;
  }

  #placeHeaders(layout) {
    const [top, left] = layout.contentInset ?? [0, 0];
    this.sections.forEach((section, i) => {
      const view = this.#headers[i];
      if (!view) return;
      view.layout(layout.strip, section.headerHeight);
      place(view.element, left, top + section.headerY, layout.contentSize[0], section.headerHeight);
    });
  }

  #item(key) {
    const [section, index] = key.split(':');
    return this.#model.sections[section].items[index];
  }

  #keysBetween(from, to) {
    return this.sections.flatMap((section, s) => {
      const [first, end] = this.geometry.itemsBetween(this.pane.layout, section, from, to);
      return Array.from({ length: end - first }, (_, i) => `${s}:${first + i}`);
    });
  }

  #frame(key) {
    const { layout } = this.pane;
    const [s, index] = key.split(':').map(Number);
    const [top, left] = layout.contentInset ?? [0, 0];
    const inset = layout.itemInset ?? 0;
    const { x, y, width, height } = this.geometry.itemFrame(
      layout, this.sections[s], index, layout.contentSize[0], this.isRightToLeft);
    const whole = onPixels({ x: left + x, y: top + y, width, height }, devicePixelRatio);
    return { x: whole.x + inset, y: whole.y + inset, width: whole.width - 2 * inset, height: whole.height - 2 * inset };
  }

  #draw() {
    const { layout, frame, selection = [] } = this.pane;
    const { from, to } = this.kept = visibleWindow(this.scroller.top, frame[3], [layout.contentInset?.[0] ?? 0], this.kept);
    const selected = new Set(selection);
    this.cells.show(this.#keysBetween(from, to), (cell, key) => cell.layout(this.#frame(key), selected.has(cell.id)));
  }
}
