// One choice in the menu: a name, a sentence, and what chooses.
import { element } from '../dom/element.js';

let count = 0;

/** A control with its label and, below it, a sentence about it. */
export function field(label, control, summary = '') {
  const id = `field-${(count += 1)}`;
  control.id = id;
  const note = summary ? element('small', { id: `${id}-note` }, summary) : null;
  if (note) control.setAttribute('aria-describedby', note.id);
  return element('div', { class: `tools-field${control.type === 'checkbox' ? ' is-flag' : ''}` },
    element('label', { for: id, dir: 'auto' }, label), control, note);
}

/** A choice of names; `value` is the one that holds. @param {{value: string, label: string}[]} choices */
export function select(choices, value, choose) {
  const option = choice => element('option', { value: choice.value, selected: choice.value === value }, choice.label);
  const made = element('select', {}, ...choices.map(option));
  made.addEventListener('change', () => choose(made.value));
  return made;
}

function flag(value, choose) {
  const made = element('input', { type: 'checkbox', role: 'switch', checked: value === true });
  made.addEventListener('change', () => choose(made.checked));
  return made;
}

/** A text that is taken when it is done with. What cannot be read is marked and not taken. */
function text(value, placeholder, read, choose) {
  const made = element('input', { type: 'text', value, placeholder, spellcheck: 'false', autocomplete: 'off', dir: 'ltr' });
  made.addEventListener('change', () => {
    try {
      choose(read(made.value.trim()));
      made.removeAttribute('aria-invalid');
    } catch {
      made.setAttribute('aria-invalid', 'true');
    }
  });
  return made;
}

/** What a list of properties looks like, for who has never written one. */
const example = '{"preferredDisplayMode":"secondaryOnly"}';

const properties = (value, choose) => (
  text(value === null ? '' : JSON.stringify(value), example, json => (json ? JSON.parse(json) : null), choose)
);

/** What chooses the value of an option, by the kind that the server says it is. */
export function optionControl({ kind, values = [], default: usual }, value, choose) {
  const labelled = name => ({ value: name, label: name === usual ? `${name} (default)` : name });
  const controls = {
    flag: () => flag(value, choose),
    choice: () => select(values.map(labelled), value, choose),
    name: () => text(value ?? '', 'null', name => name || null, choose),
    properties: () => properties(value, choose),
  };
  return (controls[kind] ?? controls.name)();
}
