// The properties that can be set on a controller, in groups for people. Pure.
import { choiceWords, widthName, wordsFor } from '../../panels/identifiers.js';

/** @typedef {import('../../wire/messages').SettableProperty} Property */

/** The properties that say how a controller is presented, by their names. */
const ofPresentations = new Set([
  'modalPresentationStyle', 'definesPresentationContext', 'isModalInPresentation', 'preferredContentSize', 'detents', 'selectedDetentIdentifier',
  'largestUndimmedDetentIdentifier', 'prefersGrabberVisible',
]);

/** The properties of every controller's own bar and title. */
const ofBars = new Set([
  'title', 'backButtonTitle', 'hidesBackButton', 'leftItemsSupplementBackButton', 'hidesBottomBarWhenPushed', 'toolbarItems',
  'largeTitleDisplayMode',
]);

function groupTitle({ name }) {
  const width = widthName(name);
  if (width) return `Width of the ${width.column}`;
  if (ofPresentations.has(name)) return 'When it is presented';
  return ofBars.has(name) ? 'Title and bars' : 'Settings';
}

/**
 * The properties in groups, in their own order.
 *
 * @param {Property[]} properties
 * @returns {{title: string, properties: Property[]}[]}
 */
export function settingGroups(properties) {
  const groups = new Map();
  for (const property of properties) {
    const title = groupTitle(property);
    groups.set(title, [...(groups.get(title) ?? []), property]);
  }
  return [...groups].map(([title, list]) => ({ title, properties: list }));
}

/** The greatest number of choices, and of their letters together, that stand side by side. */
const [mostSegments, mostLetters] = [4, 26];

/** The choices of a property with their words, and whether they have room side by side. @param {Property} property */
export function choicesOf({ name, values = [] }) {
  const choices = values.map(value => ({ value, label: name === 'selectedIndex' ? `Tab ${value + 1}` : choiceWords(name, value) }));
  const letters = choices.reduce((sum, { label }) => sum + label.length, 0);
  return { choices, areSegments: choices.length <= mostSegments && letters <= mostLetters };
}

/** The steps of the buttons beside a number: 10 points, and a twentieth of the width. */
export const stepOf = ({ kind }) => (kind === 'fraction' ? 0.05 : 10);

/**
 * The number after a step, within the limits of the property. A number that was automatic begins at the width that is there.
 *
 * @param {Property} property
 * @param {number} direction 1 or -1
 * @param {number} start the number of an automatic property
 */
export function stepped(property, direction, start) {
  const { minimum = 0, maximum = Infinity } = property;
  const step = stepOf(property);
  const next = Math.round(((property.value ?? start) + direction * step) / step) * step;
  return Number(Math.max(minimum, Math.min(maximum, next)).toFixed(2));
}

/** The number in a text: null for an empty one. Throws an error for a text that is no number within the limits. */
export function numberIn(text, { minimum = 0, maximum = Infinity }) {
  if (text.trim() === '') return null;
  const value = Number(text);
  if (!Number.isFinite(value) || value < minimum || value > maximum) throw new RangeError(`A number from ${minimum} to ${maximum}`);
  return value;
}

/** The words for the limits of a number. */
export const rangeWords = ({ kind, minimum, maximum }) => (
  kind === 'fraction' ? `A part of the split view’s width, from ${minimum} to ${maximum}` : `Points, from ${minimum} to ${maximum}`
);

/** The detents that a menu offers. Others are written by programs. */
export const detentChoices = [['large'], ['medium'], ['medium', 'large']];

export const detentWords = detents => detents.map(detent => (typeof detent === 'object' ? detent.identifier : wordsFor(String(detent)))).join(' and ');
