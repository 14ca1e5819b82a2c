// A list of rows under headers. Only the rows near the visible part are in the page.
import { element, place, setText } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';
import * as geometry from '../layout/list.js';
import { window as visibleWindow } from '../layout/visible.js';
import { RowFocus } from './rowKeys.js';
import { makeRow } from './rows.js';
import { Scroller } from './scroller.js';

/** The part of a large title, in points, that can scroll away before the bar shows the title. */
const titleReach = 14;

/** A large title. It is hidden from screen readers, because the bar above has the same title for them. */
function largeTitle({ title, subtitle }) {
  const header = element('div', { class: 'section-header large-title', 'aria-hidden': 'true' },
    element('strong', {}, title), subtitle ? element('span', {}, subtitle) : null);
  header.style.setProperty('--characters', String(title.length));
  return header;
}

function sectionTitle({ title }) {
  return element('h2', { class: 'section-header section-title' }, element('span', {}, title));
}

const headerViews = { largeTitle, section: sectionTitle };

/** A list. A row keeps its element for as long as it exists, so that the focus stays when the list changes. */
export class ListView {
  #model = null;
  #rows = new Map();
  #headers = [];

  constructor(paneId, context) {
    this.scroller = new Scroller(paneId, context.offsets, () => this.#draw());
    this.placeholder = element('div', { class: 'list-empty' });
    this.element = element('div', { class: 'list' }, this.scroller.element, this.placeholder, this.scroller.indicator);
    this.keyed = new Keyed(this.scroller.content, id => makeRow(this.#rows.get(id), context));
    this.focus = new RowFocus(this.scroller, this.keyed, id => this.#offsetOf(id));
  }

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    this.element.dataset.listStyle = model.style;
    this.element.classList.toggle('leads-on', Boolean(model.leadsOn));
    this.scroller.element.setAttribute('aria-label', model.title ?? '');
    this.#rows = new Map(model.sections.flatMap(({ rows }) => rows).map(row => [row.id, row]));
    this.#headers.forEach(header => header?.remove());
    this.#headers = model.sections.map(({ header }) => headerViews[header?.kind]?.(header));
    this.scroller.content.prepend(...this.#headers.filter(Boolean));
    setText(this.placeholder, this.#rows.size > 0 ? '' : model.empty ?? '');
  }

  layout(pane, pass) {
    this.pane = pane;
    this.scroller.layout(pane, pass);
    this.sections = geometry.sections(pane.layout, this.#model.sections.map(({ rows }) => rows.length));
    this.#placeHeaders(pane);
    this.#draw();
  }

  settle() {
    this.scroller.settle();
  }

  /** The offset at which a row is at the top, or null for no row. */
  #offsetOf(id) {
    for (const [index, { rows }] of this.#model.sections.entries()) {
      const row = rows.findIndex(row => row.id === id);
      if (row >= 0) return this.sections[index].rowsY + row * this.pane.layout.rowHeight;
    }
    return null;
  }

  #placeHeaders({ layout, frame }) {
    const [top, left, bottom, right] = layout.contentInset;
    const { x, width } = geometry.column(layout, frame[2]);
    this.sections.forEach(({ headerY, headerHeight }, index) => {
      const header = this.#headers[index];
      if (header) place(header, x, top + headerY, width, headerHeight);
    });
    this.placeholder.style.padding = `${top}px ${right}px ${bottom}px ${left}px`;
  }

  #draw() {
    const { layout, frame, selection = [] } = this.pane;
    const top = layout.contentInset[0];
    const { x, width } = geometry.column(layout, frame[2]);
    const { from, to } = this.kept = visibleWindow(this.scroller.top, frame[3], [top], this.kept);
    const selected = new Set(selection);
    const places = new Map();
    let [above, total] = [0, 0];
    this.sections.forEach((section, index) => {
      const { rows } = this.#model.sections[index];
      const [first, end] = geometry.rowsBetween(layout, section, from, to);
      if (places.size === 0 && first < end) above = total + first;
      total += rows.length;
      for (let row = first; row < end; row += 1) {
        places.set(rows[row].id, { y: section.rowsY + row * layout.rowHeight, isFirst: row === 0, isLast: row === rows.length - 1 });
      }
    });
    this.focus.around({ above, total }, () => this.keyed.show([...places.keys()], (view, id) => {
      const { y, isFirst, isLast } = places.get(id);
      place(view.element, x, top + y, width, layout.rowHeight);
      view.update(this.#rows.get(id), { isSelected: selected.has(id), isFirst, isLast });
    }));
    this.#showTitle();
  }

  /** Hides the bar's title while the large title is visible. */
  #showTitle() {
    const title = this.#model.sections[0]?.header?.kind === 'largeTitle' ? this.sections[0].headerHeight : 0;
    this.element.classList.toggle('is-at-top', this.scroller.top < title - titleReach);
  }
}
