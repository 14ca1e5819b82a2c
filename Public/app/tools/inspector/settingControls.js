// The control for each kind of property. A control shows a value with `show`, and reports one that the user chose.
import { element } from '../../dom/element.js';
import { flag, pushButton, select } from '../controls.js';
import { choicesOf, detentChoices, detentWords, numberIn, rangeWords, stepped } from './settingGroups.js';

/**
 * @typedef {object} Control
 * @property {HTMLElement} element
 * @property {(property: import('../../wire/messages').SettableProperty) => void} show
 */

/** An input that takes effect when the user leaves it. It is not changed while the user types. */
function typed(attributes, read, choose) {
  const input = element('input', { spellcheck: 'false', autocomplete: 'off', class: 'setting-text', ...attributes });
  input.addEventListener('change', () => {
    try {
      choose(read(input.value));
      input.removeAttribute('aria-invalid');
    } catch {
      input.setAttribute('aria-invalid', 'true');
    }
  });
  const show = text => {
    const isUnread = document.activeElement === input && input.value !== (input.dataset.shown ?? '');
    if (input.value === text) input.dataset.shown = text;
    if (input.value === text || isUnread) return;
    input.value = input.dataset.shown = text;
    input.removeAttribute('aria-invalid');
  };
  return { input, show };
}

function flagControl({ id, label }, choose) {
  const input = flag(false, choose);
  Object.assign(input, { id });
  input.setAttribute('aria-label', label);
  return { element: input, show: ({ value }) => { input.checked = value; } };
}

/** Buttons side by side, of which one is pressed. The arrow keys move between them. */
function segments({ choices, label }, choose) {
  const buttons = choices.map(choice => pushButton({ role: 'radio', class: 'segment' }, () => choose(choice.value), choice.label));
  const group = element('div', { class: 'segments', role: 'radiogroup', 'aria-label': label }, ...buttons);
  group.addEventListener('keydown', event => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const at = buttons.indexOf(/** @type {any} */ (event.target));
    if (!step || at < 0) return;
    event.preventDefault();
    const next = buttons[(at + step + buttons.length) % buttons.length];
    next.focus();
    next.click();
  });
  const show = ({ value }) => buttons.forEach((button, index) => {
    const isChosen = choices[index].value === value;
    button.setAttribute('aria-checked', String(isChosen));
    button.tabIndex = isChosen ? 0 : -1;
  });
  return { element: group, show };
}

function choiceControl({ property, id, label }, choose) {
  const { choices, areSegments } = choicesOf(property);
  if (areSegments) return segments({ choices, label }, choose);
  const list = select(choices.map((choice, index) => ({ value: String(index), label: choice.label })), '', index => choose(choices[index].value));
  list.id = id;
  list.setAttribute('aria-label', label);
  return { element: list, show: ({ value }) => { list.value = String(choices.findIndex(choice => choice.value === value)); } };
}

/** A field between two buttons that change it by a step. Without a text, the property is automatic. */
function numberControl({ id, label, startOf }, choose) {
  let present = null;
  const { input, show } = typed(
    { id, type: 'text', inputmode: 'decimal', placeholder: 'Automatic', 'aria-label': label, dir: 'ltr' },
    text => numberIn(text, present), choose);
  const step = direction => choose(stepped(present, direction, startOf(present)));
  const button = (sign, words, direction) => pushButton({ class: 'stepper-button', 'aria-label': `${words} ${label.toLowerCase()}`, tabindex: '-1' }, () => step(direction), sign);
  input.addEventListener('keydown', event => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    step(direction);
  });
  return {
    element: element('div', { class: 'stepper' }, button('−', 'Less', -1), input, button('+', 'More', 1)),
    show(property) {
      present = property;
      input.title = rangeWords(property);
      show(property.value === null ? '' : String(property.value));
    },
  };
}

function textControl({ id, label }, choose) {
  const { input, show } = typed({ id, type: 'text', placeholder: 'None', 'aria-label': label, dir: 'auto' }, text => text || null, choose);
  return { element: input, show: ({ value }) => show(value ?? '') };
}

function textsControl({ property, id, label }, choose) {
  const read = text => text.split(',').map(part => part.trim()).filter(Boolean).slice(0, property.most);
  const { input, show } = typed({ id, type: 'text', placeholder: 'None; titles with commas between them', 'aria-label': label, dir: 'auto' }, read, choose);
  return { element: input, show: ({ value }) => show(value.join(', ')) };
}

function sizeControl({ id, label }, choose) {
  let present = [0, 0];
  const limits = { minimum: 0, maximum: 20000 };
  const parts = ['width', 'height'].map((name, index) => typed(
    { id: index === 0 ? id : null, type: 'text', inputmode: 'decimal', placeholder: name, 'aria-label': `${label}, ${name}`, dir: 'ltr' },
    text => numberIn(text, limits) ?? 0, length => choose(present.map((old, at) => (at === index ? length : old)))));
  return {
    element: element('div', { class: 'setting-size' }, parts[0].input, element('span', { 'aria-hidden': 'true' }, '×'), parts[1].input),
    show({ value }) {
      present = value;
      parts.forEach((part, index) => part.show(value[index] === 0 ? '' : String(value[index])));
    },
  };
}

function detentsControl({ id, label }, choose) {
  const list = element('select', { id, 'aria-label': label });
  let choices = detentChoices;
  list.addEventListener('change', () => choose(choices[Number(list.value)]));
  const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  return {
    element: list,
    show({ value }) {
      choices = detentChoices.some(choice => isSame(choice, value)) ? detentChoices : [...detentChoices, value];
      list.replaceChildren(...choices.map((choice, index) => element('option', { value: index }, detentWords(choice))));
      list.value = String(choices.findIndex(choice => isSame(choice, value)));
    },
  };
}

const kinds = {
  flag: flagControl, choice: choiceControl, points: numberControl, fraction: numberControl, text: textControl, texts: textsControl, size: sizeControl,
  detents: detentsControl,
};

/** Whether the page knows the kind of a property. A later server may have others. */
export const hasControl = ({ kind }) => kind in kinds;

/**
 * The control for a property.
 *
 * @param {{property: import('../../wire/messages').SettableProperty, id: string, label: string, startOf: (property: object) => number}} setting
 * @param {(value: any) => void} choose
 * @returns {Control}
 */
export const settingControl = (setting, choose) => kinds[setting.property.kind](setting, choose);
