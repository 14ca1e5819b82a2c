// Texts that the user can type.
import { element } from '../../../app/dom/element.js';
import { symbolElement } from '../../../app/dom/symbol.js';
import { clearButton } from '../../../app/views/clearButton.js';
import { Field } from '../../../app/views/field.js';
import { tapReturn } from '../../../app/views/returnKey.js';
import { fontStyle } from './fonts.js';
import { NodeView } from './node.js';
import { setProperties } from './properties.js';
import { setRuns } from './runs.js';

/** @typedef {Map<string, {id: string, text: string, placeholder?: string, isSecure?: boolean, hasReturn?: boolean}>} Texts */

/** The fields of a view model, by id. @returns {Texts} */
export const textsOf = ({ fields = [] }) => new Map(fields.map(field => [field.id, field]));

/** A field of one line. The input stays while everything around it changes, because one that moves loses the focus. */
export class FieldNode extends NodeView {
  constructor(node, context) {
    super(node, context);
    this.element.dataset.role = 'field';
    this.input = element('input', { class: 'ui-input', dir: 'auto', autocomplete: 'off', spellcheck: 'false' });
    this.field = new Field(this.input, context.typing, () => this.#dress());
    tapReturn(this.input, () => this.hasReturn, context);
    this.sign = symbolElement('magnifyingglass');
    this.clear = clearButton(() => context.tap(`${this.field.id}/clear`));
    this.element.append(this.sign, this.input, this.clear);
  }

  fill({ field, style = 'none', font, color, align = 'natural', isEnabled = true, label, insets, hasClear = false, placeholderColor }) {
    const text = this.texts.get(field);
    Object.assign(this.element.dataset, { style, align });
    Object.assign(this.element.style, fontStyle(font), { color: color ?? '' });
    this.element.style.paddingInline = insets ? insets.map(inset => `${inset}px`).join(' ') : '';
    this.sign.toggleAttribute('hidden', style !== 'search');
    this.input.type = text?.isSecure ? 'password' : 'text';
    this.input.disabled = !isEnabled;
    this.input.setAttribute('aria-label', label ?? text?.placeholder ?? 'Text');
    setProperties(this.input, { '--empty-words': placeholderColor });
    this.hasReturn = text?.hasReturn === true;
    this.hasClear = hasClear && isEnabled;
    if (text) this.field.update(text);
    this.#dress();
  }

  /** The button that deletes the text is there while there is one. */
  #dress() {
    this.clear.toggleAttribute('hidden', !this.hasClear || this.input.value === '');
  }
}

/** The distances of the lines of a text from the edges: top, left, bottom and right. */
const usualInsets = [8, 5, 8, 5];

/** A text of several lines: one to read, or one to write. The parts of one to write have their looks while the user does not type. */
export class TextViewNode extends NodeView {
  constructor(node, context) {
    super(node, context);
    this.element.dataset.role = 'field';
    this.words = element('div', { class: 'ui-words', dir: 'auto' });
    this.input = element('textarea', { class: 'ui-input', dir: 'auto', spellcheck: 'false' });
    this.field = new Field(this.input, context.typing);
    this.input.addEventListener('scroll', () => { this.words.scrollTop = this.input.scrollTop; });
  }

  fill({ field, text, runs, isEditable = true, font, color, align = 'natural', insets: [top, left, bottom, right] = usualInsets, label, scrolls = false }) {
    this.scrolls = scrolls;
    const kept = this.texts.get(field);
    this.element.dataset.align = align;
    Object.assign(this.element.style, fontStyle(font), { color: color ?? '' });
    const isWritten = kept !== undefined && isEditable;
    this.#show(isWritten ? [this.input, ...(runs ? [this.words] : [])] : [this.words]);
    for (const part of [this.input, this.words]) part.style.padding = `${top}px ${right}px ${bottom}px ${left}px`;
    this.element.classList.toggle('is-styled', isWritten && runs !== undefined);
    this.words.setAttribute('aria-hidden', String(isWritten));
    setRuns(this.words, kept?.text ?? text ?? '', font, runs);
    if (!isWritten) return;
    this.input.setAttribute('aria-label', label ?? kept.placeholder ?? 'Text');
    this.field.update(kept);
  }

  /** Shows parts. The input keeps its place, because one that moves loses the focus. */
  #show(parts) {
    for (const part of [this.input, this.words]) if (!parts.includes(part)) part.remove();
    for (const part of parts) if (part.parentNode !== this.element) this.element.append(part);
  }

  arrange(_frame, _index, { layout }) {
    const [top, , bottom] = this.scrolls ? layout.contentInset : [0, 0, 0];
    this.element.style.padding = top || bottom ? `${top}px 0 ${bottom}px` : '';
  }
}
