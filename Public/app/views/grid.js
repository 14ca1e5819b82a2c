// A grid of pictures under headers. Only the cells near the visible part are in the page.
import { element, place } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';
import { sides, thumbnailElement } from '../dom/thumbnail.js';
import * as geometry from '../layout/grid.js';
import { ProfileHeaderView } from './profileHeader.js';
import { PlainView } from './plain.js';
import { Scroller } from './scroller.js';
import { StripView } from './strip.js';

const headerViews = { profileHeader: ProfileHeaderView, highlights: StripView };

function cell(item) {
  return { element: element(
    'button',
    { class: 'cell', type: 'button', 'data-id': item.id, 'aria-label': item.title ?? item.id },
    thumbnailElement(item.image, sides.cell),
  ) };
}

/** Sections of square cells. A resize moves and sizes what is there; cells are made only as they come near. */
export class GridView {
  #model = null;
  #headers = [];

  constructor(paneId, context) {
    this.context = context;
    this.scroller = new Scroller(paneId, context.offsets, () => this.#draw());
    this.element = element('div', { class: 'grid' }, this.scroller.element, this.scroller.indicator);
    this.cells = new Keyed(this.scroller.content, key => cell(this.#item(key)));
  }

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    this.cells.clear();
    this.#headers.forEach(view => view?.element.remove());
    this.#headers = model.sections.map(({ header }) => header && this.#header(header));
  }

  layout(pane, pass) {
    this.pane = pane;
    this.scroller.layout(pane, pass);
    this.isRightToLeft = pass.isRightToLeft;
    this.sections = geometry.sections(pane.layout, this.#model.sections.map(section => section.items?.length ?? 0));
    this.#placeHeaders(pane.layout);
    this.#draw();
  }

  settle() {
    this.scroller.settle();
    this.#draw();
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

  #draw() {
    const { layout, frame, selection = [] } = this.pane;
    const [top, left] = layout.contentInset ?? [0, 0];
    const width = layout.contentSize[0];
    const { from, to } = geometry.window(this.scroller.top, frame[3], [top]);
    const keys = this.sections.flatMap((section, s) => {
      const [first, end] = geometry.itemsBetween(layout, section, from, to);
      return Array.from({ length: end - first }, (_, i) => `${s}:${first + i}`);
    });
    const inset = layout.itemInset ?? 0;
    const selected = new Set(selection);
    this.cells.show(keys, (entry, key) => {
      const [s, index] = key.split(':').map(Number);
      const { x, y, side } = geometry.itemFrame(layout, this.sections[s], index, width, this.isRightToLeft);
      place(entry.element, left + x + inset, top + y + inset, side - 2 * inset, side - 2 * inset);
      const isSelected = selected.has(entry.element.dataset.id);
      if (entry.isSelected !== isSelected) entry.element.toggleAttribute('data-selected', (entry.isSelected = isSelected));
    });
  }
}
