// The rows of tables: the standard cells of UIKit, and cells with views of the app's own.
import { element, setLength } from '../../app/dom/element.js';
import { symbolElement } from '../../app/dom/symbol.js';
import { fittedText } from '../../app/views/fitted.js';
import { makeRow } from '../../app/views/rows.js';
import { ListRow } from '../../app/views/rows/listRow.js';
import { setSize } from './images.js';
import { markLongPress } from './longPress.js';
import { fontStyle, lineHeightOf } from './nodes/fonts.js';
import { Frames } from './nodes/frames.js';
import { NodeList } from './nodes/nodeList.js';
import { dragByGrip } from './rowDrag.js';

/** The accessories that are buttons of their own. */
const buttons = ['detailButton', 'detailDisclosureButton'];

/** The symbols at the end of a row, by its accessory. */
const signs = { disclosureIndicator: ['chevron.forward'], checkmark: ['checkmark'], detailButton: ['info.circle'], detailDisclosureButton: ['info.circle', 'chevron.forward'] };

/** The symbols of the controls at the beginning of a row that is being edited. The last one shows while the row is selected. */
const controls = { delete: 'minus', insert: 'plus', select: 'checkmark' };

/** The widths of the signs with the space before them, and that of the control of a row that is being edited, in points. */
const widths = { 'chevron.forward': 17, checkmark: 27, 'info.circle': 36, outline: 23, grip: 30, editing: 36 };

/** The distance by which each level indents a row, in points. */
const levelWidth = 16;

/** Whether a row has parts that can be tapped, which must not stand in an element that is a button. */
const hasParts = ({ kind = 'row', accessory, views = null, editingPart = null, gripPart = null, swipe = null }) => kind === 'cell' || [views, editingPart, gripPart, swipe].some(part => part !== null) || buttons.includes(accessory);

/** The things that decide about the element of a row. A row that changes them gets another one. */
export const shapeOf = row => `${row.kind ?? 'row'} ${row.isEnabled ?? true} ${hasParts(row)}`;

/** Makes the row for a model: one of ours, or one that lists have as well. */
export function makeTableRow(model, context) {
  if ((model.kind ?? 'row') === 'row') return new StandardRow(model, context);
  return model.kind === 'cell' ? new CellRow(model, context) : makeRow(model, context);
}

/** The names of the signs at the end of a row. */
const endOf = ({ accessory, isExpanded, editing: kind, gripPart }) => [
  ...(isExpanded === undefined ? [] : ['outline']), ...(signs[accessory] ?? []), ...(kind === 'move' || gripPart ? ['grip'] : []),
];

/** The symbols of the signs that have another name. */
const symbolsOf = { outline: 'chevron.forward', grip: 'line.3.horizontal' };

/** A sign at the end of a row. A button in its place has an id of its own. */
function sign({ id, gripPart }, name) {
  const symbol = symbolElement(symbolsOf[name] ?? name);
  if (name === 'grip' && gripPart) {
    return element('button', { type: 'button', class: 'ui-sign is-grip', 'data-id': gripPart.id, 'aria-label': 'Reorder' }, symbol);
  }
  return name === 'info.circle'
    ? element('button', { type: 'button', class: 'ui-detail', 'data-id': `${id}/accessory`, 'aria-label': 'More info' }, symbol)
    : element('span', { class: `ui-sign is-${name.replace('.', '-')}`, 'aria-hidden': 'true' }, symbol);
}

/** The signs at the end of a row, or null if there are none. */
function signsOf(model) {
  const names = endOf(model);
  return names.length > 0 ? element('span', { class: 'ui-signs' }, ...names.map(name => sign(model, name))) : null;
}

/** The width behind the texts of a row: that of the signs, and the room for views of the app before them. */
const widthOf = model => endOf(model).reduce((sum, name) => sum + widths[name], model.space?.end ?? 0);

/** The control at the beginning of a row that is being edited. */
function editing({ editing: kind, editingPart }) {
  if (!(kind in controls)) return [];
  const [names, symbol] = [`ui-editing is-${kind}`, symbolElement(controls[kind])];
  if (!editingPart) return [element('span', { class: names, 'aria-hidden': 'true' }, symbol)];
  return [element('button', { type: 'button', class: names, 'data-id': editingPart.id, 'aria-label': kind === 'delete' ? 'Delete' : 'Insert' }, symbol)];
}

/** The image of a row. One of the app's own has its own size. */
function imageOf({ image, imageSize, imageRadius, tint }) {
  const made = symbolElement(image);
  setSize(made, imageSize);
  if (tint) made.style.color = tint;
  if (imageRadius) made.style.borderRadius = `${imageRadius}px`;
  return made;
}

/** The button of an action that a swipe has revealed. */
function action({ id, text = '', label = text, image, background }) {
  const made = element(
    'button', { type: 'button', class: 'ui-action', 'data-id': id, 'aria-label': label || 'Action' },
    ...[image && symbolElement(image), text && element('span', {}, text)].filter(Boolean),
  );
  made.style.background = background;
  return made;
}

/** The actions that a swipe has revealed at an end of a row. The first one stands at the end. */
function actionsOf({ swipe }) {
  if (!swipe) return [];
  const actions = element('div', { class: `ui-actions is-${swipe.edge}` }, ...swipe.actions.map(action));
  setLength(actions, '--action-width', swipe.width);
  return [actions];
}

/** The distance towards the end of the row by which its contents move aside for the actions that a swipe has revealed. */
const asideOf = ({ swipe }) => (swipe ? swipe.width * swipe.actions.length * (swipe.edge === 'leading' ? 1 : -1) : 0);

/** The base of our rows: an element that is a button if a tap does something, whatever is in it. */
class TableRow extends ListRow {
  /** The fields among the views of the app, by id. */
  texts = new Map();

  /** @type {any} The element with the views of the app, which a row has from its first one on. */
  content = null;

  /** @type {NodeList | null} */
  nodes = null;

  constructor(model, kind, context) {
    const { id, isEnabled = true } = model;
    super(id, kind, isEnabled && !hasParts(model) ? 'button' : 'div');
    this.element.classList.add('ui-row');
    this.context = context;
    if (!isEnabled || !hasParts(model)) return;
    this.element.setAttribute('role', 'button');
    this.element.tabIndex = 0;
  }

  /** Takes what every row can have: a colour while it is selected, the actions of a swipe, for which its contents move aside, and a long press. */
  takeCommon(model) {
    markLongPress(this.element, model);
    this.element.style.setProperty('--selected', model.selectedBackground ?? '');
    this.element.classList.toggle('is-swiped', Boolean(model.swipe));
    this.element.classList.toggle('is-lifted', Boolean(model.isLifted));
    setLength(this.element, '--aside', asideOf(model));
  }

  /** Leaves a row with fields out of the order of the Tab key, which goes from field to field. */
  noteFields() {
    if (this.element.getAttribute('role') !== 'button') return;
    this.element.tabIndex = this.element.querySelector('input, textarea') ? -1 : 0;
  }

  /** Lets the user drag the row, if it has a grip. */
  bindGrip() {
    const grip = this.element.querySelector('.ui-signs > button.is-grip');
    if (grip) dragByGrip(grip, this.element, this.context);
  }

  /** Shows the views of the app that a row has, at the frames that the server says. */
  showViews({ views }) {
    if (!views && !this.content) return;
    this.content ??= element('div', { class: 'ui-cell' });
    this.nodes ??= new NodeList(this.content, this.context);
    this.nodes.update(views, this.texts);
  }

  layout(frames, pane, pass) {
    this.nodes?.layout(new Frames(frames), pane, pass);
  }
}

/** A text that takes several lines. */
function inLines(made, count = 1) {
  if (count === 1) return made;
  made.classList.add('has-lines');
  made.style.setProperty('--lines', String(count));
  return made;
}

/** The title of a row. One in a font of the app shrinks from its own size. */
function titleOf({ title = '', font, lines }) {
  const made = inLines(fittedText('span', 'block-title', title, 2), lines?.[0]);
  if (!font) return made;
  const { fontWeight, fontFamily, fontStyle: slant } = fontStyle(font);
  Object.assign(made.style, { fontWeight, fontFamily, fontStyle: slant });
  made.style.setProperty('--size', `${font.size}px`);
  made.style.setProperty('--line', `${lineHeightOf(font)}px`);
  made.classList.add('has-font');
  return made;
}

/** The room for the views of the app at the end of a row. */
function spaceOf({ space }) {
  if (!space?.end) return null;
  const made = element('span', { class: 'ui-space' });
  made.style.width = `${space.end}px`;
  return made;
}

/** A standard cell: an image, a title, a text below it or at its end, a sign, and views of the app's own beside them. */
class StandardRow extends TableRow {
  constructor(model, context) {
    super(model, 'block', context);
    this.element.classList.add('block-row');
  }

  fill(model) {
    const { title = '', subtitle, value, image, indent = 0, isExpanded, color, secondaryColor, background } = model;
    const { element: target } = this;
    target.setAttribute('aria-label', model.label ?? [title, subtitle, value].filter(Boolean).join(', '));
    if (isExpanded === undefined) target.removeAttribute('aria-expanded');
    else target.setAttribute('aria-expanded', String(isExpanded));
    this.takeCommon(model);
    for (const [name, isOn] of [['has-image', Boolean(image)], ['has-accessory', widthOf(model) > 0]]) target.classList.toggle(name, isOn);
    setLength(target, '--indent', indent * levelWidth + (model.space?.start ?? 0));
    setLength(target, '--signs', widthOf(model));
    target.style.setProperty('--side', model.imageSize ? `${model.imageSize[0]}px` : '');
    this.showViews(model);
    setLength(target, '--lead', model.editing in controls ? widths.editing : 0);
    target.style.background = background ?? '';
    const colored = (made, shade) => {
      if (made && shade) made.style.color = shade;
      return made;
    };
    const words = [colored(titleOf(model), color), subtitle && colored(inLines(fittedText('span', 'block-subtitle', subtitle, 2), model.lines?.[1]), secondaryColor)];
    target.replaceChildren(...[
      ...editing(model),
      image && imageOf(model),
      element('span', { class: 'block-words', 'data-align': model.align }, ...words.filter(Boolean)),
      value && colored(fittedText('span', 'block-value', value, 1), secondaryColor),
      spaceOf(model),
      signsOf(model),
      model.views && this.content,
      ...actionsOf(model),
    ].filter(Boolean));
    this.bindGrip();
  }
}

/** A cell with views of the app's own alone. */
class CellRow extends TableRow {
  constructor(model, context) {
    super(model, 'cell', context);
    this.showViews({ views: [] });
    this.element.append(this.content);
  }

  fill(model) {
    if (model.label) this.element.setAttribute('aria-label', model.label);
    else this.element.removeAttribute('aria-label');
    this.element.style.background = model.background ?? '';
    for (const part of this.parts ?? []) part.remove();
    this.parts = [...editing(model), signsOf(model)].filter(Boolean);
    this.element.append(...this.parts);
    this.takeCommon(model);
    this.element.querySelector('.ui-actions')?.remove();
    this.element.append(...actionsOf(model));
    this.showViews(model);
    this.noteFields();
    this.bindGrip();
  }
}
