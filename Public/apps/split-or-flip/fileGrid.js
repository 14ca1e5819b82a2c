// A grid of files, each with a picture of its content.
import { element, focusIn, markSelected, place } from '../../app/dom/element.js';
import { filePicture } from '../../app/dom/filePicture.js';
import { Keyed } from '../../app/dom/keyed.js';
import * as geometry from './fileGridLayout.js';
import { window as visibleWindow } from '../../app/layout/visible.js';
import { Scroller } from '../../app/views/scroller.js';

/** A name with a possible line break before the extension. */
function nameOf(title) {
  const dot = title.lastIndexOf('.');
  return element('span', { class: 'file-name' }, title.slice(0, dot), element('wbr'), title.slice(dot));
}

function cell({ id, title, subtitle, detail, image }) {
  return { element: element(
    'button',
    { class: 'file', type: 'button', 'data-id': id, 'aria-label': `${title}, ${subtitle}` },
    element('span', { class: 'file-picture' }, filePicture(image, 240)),
    nameOf(title),
    element('span', { class: 'file-size' }, detail),
  ) };
}

/** The grid, which has only the cells near the visible part. The arrow keys move from cell to cell. */
export class FileGridView {
  #model = null;

  constructor(paneId, context) {
    this.scroller = new Scroller(paneId, context.offsets, () => this.#draw());
    this.element = element('div', { class: 'file-grid' }, this.scroller.element, this.scroller.indicator);
    this.cells = new Keyed(this.scroller.content, index => cell(this.#model.items[index]));
    this.element.addEventListener('keydown', event => this.#pressed(event));
  }

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    this.cells.clear();
  }

  layout(pane, pass) {
    this.pane = pane;
    this.isRightToLeft = pass.isRightToLeft;
    this.scroller.layout(pane, pass);
    this.#draw();
  }

  settle() {
    this.scroller.settle();
  }

  #draw() {
    const { layout, frame, selection = [] } = this.pane;
    const [top, left] = layout.contentInset;
    const { from, to } = this.kept = visibleWindow(this.scroller.top, frame[3], [top], this.kept);
    const [first, end] = geometry.cellsBetween(layout, this.#model.items.length, from, to);
    this.cells.show(Array.from({ length: end - first }, (_, i) => first + i), ({ element: file }, index) => {
      const { x, y } = geometry.cellOrigin(layout, index, this.isRightToLeft);
      place(file, left + x, top + y, layout.unit, layout.rowHeight);
      markSelected(file, selection.includes(this.#model.items[index].id));
    });
  }

  #pressed(event) {
    const { columns } = this.pane.layout;
    const onward = this.isRightToLeft ? -1 : 1;
    const step = { ArrowLeft: -onward, ArrowRight: onward, ArrowUp: -columns, ArrowDown: columns }[event.key];
    const items = this.#model.items;
    const at = items.findIndex(({ id }) => id === focusIn(this.element)?.dataset.id);
    if (!step || at < 0 || !items[at + step]) return;
    event.preventDefault();
    this.element.querySelector(`[data-id="${CSS.escape(items[at + step].id)}"]`)?.focus();
  }
}
