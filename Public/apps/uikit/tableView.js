// A table: rows of any height under headers and above footers. Only the rows near the visible part are in the page.
import { element, place, setText } from '../../app/dom/element.js';
import { Keyed } from '../../app/dom/keyed.js';
import { column } from '../../app/layout/list.js';
import { window as visibleWindow } from '../../app/layout/visible.js';
import { RowFocus } from '../../app/views/rowKeys.js';
import { Scroller } from '../../app/views/scroller.js';
import { textsOf } from './nodes/fields.js';
import { fontStyle } from './nodes/fonts.js';
import { setProperties } from './nodes/properties.js';
import { SectionIndex } from './sectionIndex.js';
import * as geometry from './tableLayout.js';
import { TablePart } from './tablePart.js';
import { makeTableRow, shapeOf } from './tableRow.js';

/** The style by which the rows are drawn. A sidebar without cards is a plain list on the sidebar's background. */
const drawnStyle = { sidebarPlain: 'sidebar' };

/** The fonts of rows, headers and footers as properties of the table: `--title-size`, `--title-weight` and so on. */
function fontProperties(fonts = {}) {
  return Object.fromEntries(Object.entries(fonts).flatMap(([name, font]) => {
    const { fontSize, fontWeight, lineHeight, letterSpacing } = fontStyle(font);
    return [[`--${name}-size`, fontSize], [`--${name}-weight`, fontWeight], [`--${name}-height`, lineHeight], [`--${name}-spacing`, letterSpacing]];
  }));
}

/** The number of rows of a section, of which the model can have a part. */
const countOf = ({ rows, count = rows.length }) => count;

/** A row, by its id and by the shape of its element. */
const keyOf = row => `${row.id}\n${shapeOf(row)}`;

export class TableView {
  #model = null;
  #rows = new Map();
  #texts = new Map();
  /** The headers and the footers, by the names of their frames. @type {Map<string, TablePart>} */
  #parts = new Map();

  constructor(paneId, context) {
    this.context = context;
    this.scroller = new Scroller(paneId, context.offsets, () => this.#draw());
    this.placeholder = element('div', { class: 'list-empty' });
    this.index = new SectionIndex();
    this.element = element('div', { class: 'list ui-table' }, this.scroller.element, this.placeholder, this.scroller.indicator, this.index.element);
    this.keyed = new Keyed(this.scroller.content, key => makeTableRow(this.#rows.get(key), context));
    this.focus = new RowFocus(this.scroller, this.keyed, id => this.#offsetOf(id));
  }

  /** @param {Map<string, object>} texts the fields of the model, or of the one around the table */
  update(model, texts = textsOf(model)) {
    if (this.#model === model) return;
    this.#model = model;
    this.#texts = texts;
    const { style = 'plain', leadsOn = false, editing = false, title = '', background, separatorColor, empty } = model;
    this.element.dataset.listStyle = drawnStyle[style] ?? style;
    this.element.style.background = background ?? '';
    setProperties(this.element, { '--tint': model.tint, '--hairline': separatorColor, ...fontProperties(model.fonts) });
    for (const [name, isOn] of [['leads-on', leadsOn], ['is-plain', style === 'sidebarPlain'], ['is-editing', editing]]) {
      this.element.classList.toggle(name, isOn);
    }
    this.scroller.element.setAttribute('aria-label', title);
    this.#rows = new Map(model.sections.flatMap(({ rows }) => rows).map(row => [keyOf(row), row]));
    this.#updateParts(model);
    this.index.update(model.index, model.indexColor);
    setText(this.placeholder, model.sections.some(section => countOf(section) > 0) ? '' : empty ?? '');
  }

  layout(pane, pass) {
    this.pane = pane;
    this.pass = pass;
    this.scroller.layout(pane, pass);
    this.sections = geometry.sections(pane.layout, this.#model.sections.map(({ rows }) => rows.length));
    this.#placeParts(pane, pass);
    this.index.layout(pane);
    this.#draw();
  }

  settle() {
    this.scroller.settle();
  }

  /** The offset at which a row is at the top, or null for one that is not in the model. */
  #offsetOf(id) {
    for (const [index, { rows }] of this.#model.sections.entries()) {
      const row = rows.findIndex(row => row.id === id);
      if (row >= 0) return geometry.rowPlace(this.sections[index], row).y;
    }
    return null;
  }

  /** Makes the headers and the footers anew, or hands their models to those that stay. */
  #updateParts({ header, footer, sections }) {
    const models = new Map([['header', header], ['footer', footer]]);
    sections.forEach((section, index) => {
      models.set(`header-${index}`, section.header);
      models.set(`footer-${index}`, section.footer);
    });
    for (const [name, part] of this.#parts) if (!models.get(name)) this.#drop(name, part);
    for (const [name, model] of models) {
      if (!model) continue;
      if (!this.#parts.has(name)) this.#add(name);
      this.#parts.get(name).update(model, this.#texts);
    }
  }

  #add(name) {
    const part = new TablePart(name, this.context);
    this.#parts.set(name, part);
    this.scroller.content.prepend(part.element);
  }

  #drop(name, part) {
    part.element.remove();
    this.#parts.delete(name);
  }

  #placeParts(pane, pass) {
    const { layout, frame } = pane;
    const [top, left, bottom, right] = layout.contentInset ?? [0, 0, 0, 0];
    const rows = column(layout, frame[2]);
    const whole = { x: left, width: frame[2] - left - right };
    const put = (name, usual, y, height) => {
      const part = this.#parts.get(name);
      if (!part) return;
      const { x, width } = part.isWide ? whole : usual;
      place(part.element, x, top + y, width, height);
      part.layout({ frames: layout.frames?.[name], parts: layout.parts?.[name] }, pane, pass);
    };
    put('header', whole, 0, layout.headerHeight ?? 0);
    this.sections.forEach(({ headerY, headerHeight, footerY, footerHeight }, index) => {
      put(`header-${index}`, rows, headerY, headerHeight);
      put(`footer-${index}`, rows, footerY, footerHeight);
    });
    put('footer', whole, geometry.footerY(this.sections) ?? layout.headerHeight ?? 0, layout.footerHeight ?? 0);
    this.placeholder.style.padding = `${top}px ${right}px ${bottom}px ${left}px`;
  }

  #draw() {
    const { layout, frame, selection = [] } = this.pane;
    const [top] = layout.contentInset ?? [0];
    const { x, width } = column(layout, frame[2]);
    const { from, to } = this.kept = visibleWindow(this.scroller.top, frame[3], [top], this.kept);
    const selected = new Set(selection);
    const places = new Map();
    let [above, total] = [0, 0];
    this.sections.forEach((section, index) => {
      const { rows, first: before = 0 } = this.#model.sections[index];
      const count = countOf(this.#model.sections[index]);
      const [first, end] = geometry.rowsBetween(section, from, to);
      if (places.size === 0 && first < end) above = total + before + first;
      total += count;
      for (let row = first; row < end; row += 1) {
        const number = before + row;
        places.set(keyOf(rows[row]), { ...geometry.rowPlace(section, row), isFirst: number === 0, isLast: number === count - 1 });
      }
    });
    this.focus.around({ above, total }, () => this.keyed.show([...places.keys()], (view, key) => {
      const [{ y, height, isFirst, isLast }, model] = [places.get(key), this.#rows.get(key)];
      place(view.element, x, top + y, width, height);
      view.texts = this.#texts;
      view.update(model, { isSelected: selected.has(model.id), isFirst, isLast });
      view.layout({ frames: layout.frames?.[model.id], parts: layout.parts?.[model.id] }, this.pane, this.pass);
    }));
  }
}
