// The words for the values of the protocol's members. Pure.
import { capital, hundredths, rectText, sizeText } from '../text.js';
import { choiceWords, isNamed, wordsFor } from './identifiers.js';

/** A size, such as "320 × 480". */
export const sizeWords = size => sizeText(size, hundredths);

/** A frame: its size, and then its origin. */
export const frameWords = frame => rectText(frame, hundredths);

/** The width that a column got. Its frame can reach further, under a floating column. */
export function gotWords({ width, covered }) {
  return covered > 0 ? `${hundredths(width)}, and ${hundredths(covered)} more under the primary` : hundredths(width);
}

/** The edges that insets have, such as "top 24, bottom 20". */
export function insetsWords(insets) {
  const edges = ['top', 'left', 'bottom', 'right'].map((edge, index) => [edge, insets[index]]).filter(([, length]) => length !== 0);
  return edges.length > 0 ? edges.map(([edge, length]) => `${edge} ${hundredths(length)}`).join(', ') : 'None';
}

const buttonWords = ({ isVisible, target }) => (isVisible ? `Shown, leads to ${choiceWords('displayMode', target).toLowerCase()}` : 'Hidden');

/** The texts between the commas that are in no brackets. */
const listed = text => text.split(/,(?![^[]*\])/).filter(Boolean);

/**
 * The words for a controller that the protocol writes as its name, or as a stack of others: `nav[list,nav[detail]]`.
 *
 * @param {(id: string) => string} titleOf the words for the name of a controller
 */
export function controllerWords(text, titleOf) {
  const inside = insideOf(text);
  if (inside === null) return titleOf(text);
  const last = inside.at(-1);
  const nested = inside.length > 1 ? insideOf(last) : null;
  if (nested === null) return inside.length > 0 ? `a stack of ${inside.map(one => controllerWords(one, titleOf)).join(' and ')}` : 'an empty stack';
  const below = inside.slice(0, -1).map(one => controllerWords(one, titleOf)).join(' and ');
  return `${below}, with ${stackWords(last, nested, titleOf)} on top`;
}

/** The controllers in a stack, or null for a text that is no stack. */
function insideOf(text) {
  const inside = /^nav\[(.*)\]$/.exec(text)?.[1];
  return inside === undefined ? null : listed(inside);
}

/** The description of a stack that is on top of another one. */
function stackWords(text, inside, titleOf) {
  return inside.length === 1 && insideOf(inside[0]) === null ? `${titleOf(inside[0])}’s stack` : controllerWords(text, titleOf);
}

/** The words for the children of a split view. A stack in another one is no child of its own, and a reader could take it for one. */
function childrenWords(children, titleOf) {
  const words = children.map(one => controllerWords(one, titleOf)).join(', ');
  return children.length === 1 && insideOf(children[0])?.some(one => insideOf(one)) ? `${words} (one child)` : words || 'None';
}

/** The words for the controllers of columns. */
const columnsWords = (columns, titleOf) => Object.entries(columns).map(([column, id]) => `${column}: ${controllerWords(id, titleOf)}`).join(', ');

/** The names of an app's controllers, unless somebody knows their titles. */
const asNamed = id => capital(id);

/**
 * The words for a value.
 *
 * @param {(id: string) => string} titleOf the words for the name of a controller
 */
export function valueWords(name, value, titleOf = asNamed) {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return hundredths(value);
  if (name === 'displayModeButtonItem') return buttonWords(value);
  if (name === 'columns' && !Array.isArray(value)) return columnsWords(value, titleOf);
  if (name === 'viewControllers') return childrenWords(value, titleOf);
  if (Array.isArray(value)) return value.length > 0 ? value.map(one => valueWords(name, one)).join(', ') : 'None';
  if (typeof value === 'object') return Object.entries(value).map(([key, one]) => `${wordsFor(key).toLowerCase()} ${valueWords(key, one)}`).join(', ');
  return isNamed(name) || name === 'userInterfaceIdiom' ? choiceWords(name, value) : value;
}
