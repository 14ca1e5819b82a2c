// The parts of a row that the system draws. The server says the frame of each.
import { element, place, setHidden } from '../../app/dom/element.js';
import { symbolElement } from '../../app/dom/symbol.js';
import { setSize } from './images.js';
import { fontStyle, lineHeightOf } from './nodes/fonts.js';

/** The symbols of the accessories. */
const symbols = { disclosure: 'chevron.forward', checkmark: 'checkmark', detail: 'info.circle', outline: 'chevron.forward', grip: 'line.3.horizontal' };

/** The accessories of a row, by the name of its kind on the wire. */
const accessories = { disclosureIndicator: ['disclosure'], checkmark: ['checkmark'], detailButton: ['detail'], detailDisclosureButton: ['detail', 'disclosure'] };

/** The symbols of the controls of a row that is edited. The last one shows while the row is selected. */
const controls = { delete: 'minus', insert: 'plus', select: 'checkmark' };

/** A button or, without an id, an element that only shows something. */
function control(name, id, label, symbol) {
  const made = symbolElement(symbol);
  return id
    ? element('button', { type: 'button', class: name, 'data-id': id, 'aria-label': label }, made)
    : element('span', { class: name, 'aria-hidden': 'true' }, made);
}

/** The control at the start of a row that is edited. */
const editing = ({ editing: kind, editingPart }) => control(`ui-editing is-${kind}`, editingPart?.id, kind === 'delete' ? 'Delete' : 'Insert', controls[kind]);

/** The accessories and the control that moves the row, by their names. */
function endParts({ id, accessory, isExpanded, gripPart, editing: kind }) {
  const names = [...(accessories[accessory] ?? []), ...(isExpanded === undefined ? [] : ['outline'])];
  const parts = names.map(name => [name, name === 'detail'
    ? control('ui-detail', `${id}/accessory`, 'More info', symbols.detail)
    : control(`ui-sign is-${name}`, null, '', symbols[name])]);
  if (gripPart || kind === 'move') parts.push(['grip', control('ui-sign is-grip', gripPart?.id, 'Reorder', symbols.grip)]);
  return parts;
}

/** The image of a row. One of the app's own has its own size. */
function image({ image: name, imageSize, imageRadius, tint }) {
  const made = symbolElement(name);
  setSize(made, imageSize);
  if (tint) made.style.color = tint;
  if (imageRadius) made.style.borderRadius = `${imageRadius}px`;
  return element('span', { class: 'ui-image' }, made);
}

/** A text in the middle of its frame, which ends with an ellipsis where it has no space. */
function text(name, words, lines = 1, { color = undefined, align = undefined, font = undefined } = {}) {
  const inner = element('span', { class: 'ui-text', dir: 'auto' }, words);
  const made = element('span', { class: `ui-label ${name}${lines === 1 ? ' is-line' : ''}`, 'data-align': align }, inner);
  if (lines > 1) inner.style.setProperty('-webkit-line-clamp', String(lines));
  if (color) made.style.color = color;
  if (font) Object.assign(made.style, fontStyle(font), { lineHeight: `${lineHeightOf(font)}px` });
  return made;
}

/** The texts and the image of a standard cell, by their names. */
function contents(model) {
  const { title, subtitle, value, align, color, secondaryColor, font, lines = [1, 1] } = model;
  return [
    model.image && ['image', image(model)],
    title && ['title', text('block-title', title, lines[0], { color, align, font })],
    subtitle && ['subtitle', text('block-subtitle', subtitle, lines[1], { color: secondaryColor, align })],
    value && ['value', text('block-value', value, 1, { color: secondaryColor })],
  ].filter(Boolean);
}

/** The button of an action that a swipe has revealed. */
function action({ id, text: title = '', label = title, image: name, background }, { fontSize, radius }) {
  const made = element(
    'button', { type: 'button', class: 'ui-action', 'data-id': id, 'aria-label': label || 'Action' },
    ...[name && symbolElement(name), title && element('span', {}, title)].filter(Boolean),
  );
  Object.assign(made.style, { background, fontSize: `${fontSize}px`, borderRadius: `${radius}px` });
  return made;
}

/** The buttons that a swipe has revealed, by their names. */
const actionsOf = ({ swipe }) => (swipe?.actions ?? []).map((model, index) => /** @type {[string, HTMLElement]} */ ([`action-${index}`, action(model, swipe)]));

/** The parts of a row and of the lines around it. */
export class RowParts {
  /** @type {HTMLElement | null} The buttons that a swipe has revealed, which are over everything else in the row. */
  actions = null;

  /** @type {Map<string, HTMLElement>} */
  #actions = new Map();
  /** @type {Map<string, HTMLElement>} */
  #parts = new Map();
  #lines = new Map(['line', 'lineAbove'].map(name => [name, element('i', { class: 'ui-line' })]));

  /** Makes the parts for a model, in the order in which they are drawn. */
  make(model) {
    this.#parts = new Map(/** @type {[string, HTMLElement][]} */ ([
      ...(model.editing in controls ? [['editing', editing(model)]] : []),
      ...((model.kind ?? 'row') === 'row' ? contents(model) : []),
      ...endParts(model),
    ]));
    this.#actions = new Map(actionsOf(model));
    this.actions = this.#actions.size ? element('div', { class: 'ui-actions' }, ...this.#actions.values()) : null;
    return [...this.#parts.values(), ...this.#lines.values()];
  }

  /** Gives each part its frame. A part without one is not shown. */
  layout(frames = {}) {
    for (const [name, part] of [...this.#parts, ...this.#lines, ...this.#actions]) {
      const frame = frames[name];
      setHidden(part, !frame);
      if (frame) place(part, ...frame);
    }
  }
}
