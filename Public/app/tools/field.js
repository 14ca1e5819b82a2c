// A field of the menu: a name, a control, and a sentence.
import { element } from '../dom/element.js';
import { flag, selectName } from './controls.js';

let count = 0;

/** A field with a control, its label and, below it, a sentence about it. The tooltip has the name in the protocol. */
export function field(label, control, summary = '', name = null) {
  const id = `field-${(count += 1)}`;
  control.id = id;
  const note = summary ? element('small', { id: `${id}-note` }, summary) : null;
  if (note) control.setAttribute('aria-describedby', note.id);
  return element('div', { class: `tools-field${control.type === 'checkbox' ? ' is-flag' : ''}` },
    element('label', { for: id, dir: 'auto', title: name }, label), control, note);
}

const typing = { spellcheck: 'false', autocomplete: 'off', dir: 'ltr' };

/** An input that takes effect when the user leaves it. A text that cannot be read is marked and has no effect. */
function typed(attributes, read, choose) {
  const made = element('input', { ...typing, ...attributes });
  made.addEventListener('change', () => {
    try {
      choose(read(made.value.trim(), made));
      made.removeAttribute('aria-invalid');
    } catch {
      made.setAttribute('aria-invalid', 'true');
    }
  });
  return made;
}

const name = (value, choose) => typed({ type: 'text', value: value ?? '', placeholder: 'None' }, text => text || null, choose);

/** An input for points, up to the limits of a window. The browser checks the number and its range. */
function length(value, usual, choose) {
  const read = (text, input) => {
    if (!input.checkValidity()) throw new RangeError(input.validationMessage);
    return text === '' ? usual : Number(text);
  };
  return typed({ type: 'number', value, placeholder: usual, min: 0, max: 20000, step: 'any', inputmode: 'decimal' }, read, choose);
}

/** An example of properties, for users who have never written any. */
const example = '{"preferredDisplayMode":"secondaryOnly"}';

const properties = (value, choose) => (
  typed(
    { type: 'text', value: value === null ? '' : JSON.stringify(value), placeholder: example },
    json => (json ? JSON.parse(json) : null), choose)
);

/** A read-only input with the value of an option of an unknown kind. */
const readOnly = value => element('input', { ...typing, type: 'text', value: JSON.stringify(value), readonly: true });

/** The control for an option, by the kind that the server reports. */
export function optionControl({ kind, values = [], default: usual }, value, choose) {
  const controls = {
    flag: () => flag(value === true, choose),
    choice: () => selectName(values, value, usual, choose),
    name: () => name(value, choose),
    length: () => length(value, usual, choose),
    properties: () => properties(value, choose),
  };
  return (controls[kind] ?? (() => readOnly(value)))();
}
