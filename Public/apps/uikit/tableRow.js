// The rows of tables: the standard cells of UIKit, and cells with views of the app's own.
import { element, setLength } from '../../app/dom/element.js';
import { ListRow } from '../../app/views/rows/listRow.js';
import { markLongPress } from './longPress.js';
import { Frames } from './nodes/frames.js';
import { NodeList } from './nodes/nodeList.js';
import { dragByGrip } from './rowDrag.js';
import { RowParts } from './rowParts.js';

/** The accessories that are buttons of their own. */
const buttons = ['detailButton', 'detailDisclosureButton'];

/** Whether a row has parts that can be tapped, which must not stand in an element that is a button. */
const hasParts = ({ kind = 'row', accessory, views = null, editingPart = null, gripPart = null, swipe = null }) => kind === 'cell' || [views, editingPart, gripPart, swipe].some(part => part !== null) || buttons.includes(accessory);

/** The things that decide about the element of a row. A row that changes them gets another one. */
export const shapeOf = row => `${row.kind ?? 'row'} ${row.isEnabled ?? true} ${hasParts(row)}`;

/** Makes the row for a model. */
export const makeTableRow = (model, context) => new TableRow(model, context);

/** The distance towards the end of the row by which its contents move aside for the actions that a swipe has revealed. */
const asideOf = ({ swipe }) => (swipe ? swipe.width * swipe.actions.length * (swipe.edge === 'leading' ? 1 : -1) : 0);

/** A row: an element that is a button if a tap does something, whatever is in it. */
class TableRow extends ListRow {
  /** The fields among the views of the app, by id. */
  texts = new Map();

  /** @type {any} The element with the views of the app, which a row has from its first one on. */
  content = null;

  /** @type {NodeList | null} */
  nodes = null;

  parts = new RowParts();

  constructor(model, context) {
    const { id, isEnabled = true, kind = 'row' } = model;
    super(id, kind === 'cell' ? 'cell' : 'block', isEnabled && !hasParts(model) ? 'button' : 'div');
    this.element.classList.add('ui-row', ...(kind === 'cell' ? [] : ['block-row']));
    this.context = context;
    if (!isEnabled || !hasParts(model)) return;
    this.element.setAttribute('role', 'button');
    this.element.tabIndex = 0;
  }

  fill(model) {
    this.#takeName(model);
    this.#takeState(model);
    this.#showViews(model);
    const cell = model.kind === 'cell';
    this.element.replaceChildren(...[cell && this.content, ...this.parts.make(model), !cell && this.content, this.parts.actions].filter(Boolean));
    this.#noteFields();
    this.#bindGrip();
  }

  /** @param {{ frames?: number[][], parts?: object }} layout the frames of the app's views, and of the parts that the system draws */
  layout({ frames, parts }, pane, pass) {
    this.parts.layout(parts);
    this.nodes?.layout(new Frames(frames), pane, pass);
  }

  /** Says what the row shows. A cell with views of the app's own has the names in them. */
  #takeName({ kind = 'row', label, title, subtitle, value, isExpanded }) {
    const name = label ?? (kind === 'row' ? [title, subtitle, value].filter(Boolean).join(', ') : '');
    if (name) this.element.setAttribute('aria-label', name);
    else this.element.removeAttribute('aria-label');
    if (isExpanded === undefined) this.element.removeAttribute('aria-expanded');
    else this.element.setAttribute('aria-expanded', String(isExpanded));
  }

  /** Takes the colors of the row, the actions of a swipe, for which its contents move aside, and a long press. */
  #takeState(model) {
    const { element: target } = this;
    markLongPress(target, model);
    target.style.background = model.background ?? '';
    target.style.setProperty('--selected', model.selectedBackground ?? '');
    target.classList.toggle('is-swiped', Boolean(model.swipe));
    target.classList.toggle('is-lifted', Boolean(model.isLifted));
    setLength(target, '--aside', asideOf(model));
  }

  /** Leaves a row with fields out of the order of the Tab key, which goes from field to field. */
  #noteFields() {
    if (this.element.getAttribute('role') !== 'button') return;
    this.element.tabIndex = this.element.querySelector('input, textarea') ? -1 : 0;
  }

  /** Lets the user drag the row, if it has a grip. */
  #bindGrip() {
    const grip = this.element.querySelector('button.is-grip');
    if (grip) dragByGrip(grip, this.element, this.context);
  }

  /** Shows the views of the app that a row has, at the frames that the server says. */
  #showViews({ kind, views }) {
    if (!views && !this.content && kind !== 'cell') return;
    this.content ??= element('div', { class: 'ui-cell' });
    this.nodes ??= new NodeList(this.content, this.context);
    this.nodes.update(views ?? [], this.texts);
  }
}
