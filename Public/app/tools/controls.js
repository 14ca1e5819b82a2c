// The controls of the developer's panel.
import { element } from '../dom/element.js';
import { choiceWords } from '../panels/identifiers.js';

/** A button with an action. */
export function pushButton(attributes, act, ...children) {
  const made = element('button', { type: 'button', ...attributes }, ...children);
  made.addEventListener('click', act);
  return made;
}

/** A switch for a flag, without a label. */
export function flag(isOn, choose) {
  const made = element('input', { type: 'checkbox', role: 'switch', checked: isOn });
  made.addEventListener('change', () => choose(made.checked));
  return made;
}

/** A switch in a bar, with its label. */
export function labelledFlag(label, choose) {
  const input = flag(false, choose);
  return { input, element: element('label', { class: 'tools-switch' }, input, element('span', {}, label)) };
}

/** The element for a name of the app or the protocol, which reads from left to right in any context. */
export const code = (className, text = '') => element('span', { class: className, dir: 'ltr' }, text);

/** A choice of names. `value` is the chosen one, `usual` the default, and `words` says a name to people. */
export const selectName = (names, value, usual, choose, words = name => choiceWords('', name)) => (
  select(names.map(name => ({ value: name, label: name === usual ? `${words(name)} (default)` : words(name) })), value, choose)
);

/** A choice of values with labels. @param {{value: string, label: string}[]} choices */
export function select(choices, value, choose) {
  const option = choice => element('option', { value: choice.value, selected: choice.value === value }, choice.label);
  const made = element('select', {}, ...choices.map(option));
  made.addEventListener('change', () => choose(made.value));
  return made;
}
