// Controls without a text of their own: switches, sliders, steppers, segments and signs of progress.
import { element } from '../../../app/dom/element.js';
import { symbolElement } from '../../../app/dom/symbol.js';
import { fontStyle } from './fonts.js';
import { NodeView } from './node.js';
import { setProperties } from './properties.js';

/** The length of the part that is done: whole points, and at least 8, as `ControlLengths.done`. */
const doneOf = (value, width) => value > 0 ? Math.min(width, Math.max(8, Math.round(value * width + 1e-6))) : 0;

/** Tells screen readers what an element is, with the values that belong to it. */
function describe(target, role, values = {}) {
  target.dataset.role = role;
  target.setAttribute('role', role);
  for (const [name, value] of Object.entries(values)) target.setAttribute(`aria-${name}`, String(value));
}

/** The words for the parts of a page control. A slider's parts are named by their number. */
const partWords = { previous: 'Previous page', next: 'Next page' };

/** Places beside each other that can be tapped, one for each part of a control. The keys reach the control itself. */
function zones(parts) {
  if (parts.length === 0) return null;
  return element('span', { class: 'ui-zones' }, ...parts.map(({ id }) => {
    const name = id.slice(id.lastIndexOf('/') + 1);
    return element('button', { type: 'button', class: 'ui-zone', 'data-id': id, tabindex: -1, 'aria-label': partWords[name] ?? name });
  }));
}

export class SwitchNode extends NodeView {
  constructor(node, context) {
    super(node, context);
    this.element.append(element('span', { class: 'switch' }, element('i')));
  }

  fill({ isOn = false, tint }) {
    describe(this.element, 'switch', { checked: isOn });
    this.element.style.setProperty('--on', tint ?? '');
  }
}

/** A slider, which stands where the app has put it. */
export class SliderNode extends NodeView {
  constructor(node, context) {
    super(node, context);
    this.element.append(element('i', { class: 'ui-track' }), element('i', { class: 'ui-knob' }));
  }

  fill({ value = 0, parts = [] }) {
    this.zones?.remove();
    this.zones = zones(parts);
    if (this.zones) this.element.append(this.zones);
    describe(this.element, 'slider', { valuenow: Math.round(value * 100), valuemin: 0, valuemax: 100 });
    this.element.classList.toggle('is-empty', value <= 0);
    this.element.style.setProperty('--number', String(Math.max(0, Math.min(1, value))));
  }
}

export class ProgressNode extends NodeView {
  constructor(node, context) {
    super(node, context);
    this.element.append(element('i', { class: 'ui-track' }));
  }

  value = 0;

  fill({ value = 0 }) {
    describe(this.element, 'progressbar', { valuenow: Math.round(value * 100), valuemin: 0, valuemax: 100 });
    this.value = Math.max(0, Math.min(1, value));
  }

  arrange([, , width]) {
    this.element.style.setProperty('--part', `${doneOf(this.value, width)}px`);
  }
}

/** Two buttons in one shape. Their ids follow from that of the stepper. */
export class StepperNode extends NodeView {
  fill({ id, isEnabled = true }) {
    const half = (name, label, symbol) => element(
      'button',
      { type: 'button', class: 'ui-half', 'data-id': id && `${id}/${name}`, 'aria-label': label, disabled: !isEnabled },
      symbolElement(symbol),
    );
    describe(this.element, 'group');
    // Only the halves can be tapped.
    delete this.element.dataset.id;
    this.element.removeAttribute('tabindex');
    this.element.replaceChildren(half('decrement', 'Decrement', 'minus'), half('increment', 'Increment', 'plus'));
  }
}

/** Choices in a row, of which one is chosen. */
export class SegmentsNode extends NodeView {
  /** The width for which the segments are arranged. */
  #width = 0;

  fill({ id, items = [], selected = null, isEnabled = true, font, color, chosenColor, chosenBackground }) {
    describe(this.element, 'group');
    Object.assign(this.element.style, fontStyle(font));
    setProperties(this.element, { '--words': color, '--chosen-words': chosenColor ?? color, '--chosen': chosenBackground });
    delete this.element.dataset.id;
    this.element.removeAttribute('tabindex');
    this.element.replaceChildren(...items.map(({ text, image, isEnabled: isItemEnabled = true }, index) => element(
      'button',
      {
        type: 'button', class: 'ui-segment', 'data-id': id && `${id}/segment-${index}`, 'aria-pressed': String(index === selected),
        'aria-label': text ?? image, disabled: !isEnabled || !isItemEnabled,
      },
      image ? symbolElement(image) : element('span', {}, text ?? ''),
    )));
    this.#width = 0;
  }

  /** Gives the segments widths of whole points. The one at the right takes what is left (`ControlLengths.segment`). */
  arrange([, , width]) {
    if (width === this.#width) return;
    this.#width = width;
    const segments = [...this.element.children];
    const isMirrored = this.element.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const boundary = index => index === segments.length ? width : Math.floor((index * width) / segments.length);
    segments.forEach((segment, index) => {
      const place = isMirrored ? segments.length - 1 - index : index;
      segment.style.setProperty('--whole', `${boundary(place + 1) - boundary(place)}px`);
    });
  }
}

/** The spokes of a sign of activity. It stands still, because a preview shows one moment. */
const spokes = 8;

export class ActivityNode extends NodeView {
  constructor(node, context) {
    super(node, context);
    this.element.append(...Array.from({ length: spokes }, (_, index) => {
      const spoke = element('i');
      spoke.style.rotate = `${(360 / spokes) * index}deg`;
      spoke.style.opacity = String(0.2 + (0.8 * ((index + 1) % spokes)) / (spokes - 1));
      return spoke;
    }));
  }

  fill({ size = 'medium', isAnimating = true, color }) {
    describe(this.element, 'progressbar');
    this.element.dataset.size = size;
    this.element.style.color = color ?? '';
    this.element.classList.toggle('is-still', !isAnimating);
  }
}

export class PageControlNode extends NodeView {
  fill({ pages = 0, current = 0, parts = [], slot, color, currentColor }) {
    setProperties(this.element, { '--dot': color, '--current-dot': currentColor, '--slot': slot === undefined ? undefined : `${slot}px` });
    describe(this.element, parts.length > 0 ? 'group' : 'img');
    if (!this.element.hasAttribute('aria-label')) this.element.setAttribute('aria-label', `Page ${current + 1} of ${pages}`);
    const dots = Array.from({ length: pages }, (_, index) => element('i', { class: index === current && 'is-current' }));
    this.element.replaceChildren(...[...dots, zones(parts)].filter(Boolean));
  }
}
