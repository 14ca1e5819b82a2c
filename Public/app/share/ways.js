// The ways in which a link can lead to what is on screen. Pure functions.
import { pastText } from './inputs.js';

/** The types of inputs whose effect the other members of the address tell: the size, the device and the traits. */
const around = new Set(['resize', 'rotate', 'arrange', 'traits']);

/** The types of inputs of which only the last one for each target matters. */
const newest = new Set(['scroll', 'edit', 'focus']);

const keyOf = ({ type, target }) => (type === 'focus' ? type : `${type} ${target}`);

/** The inputs that leave something behind that a place may not tell: properties, offsets, texts, and the background. */
function lasting(inputs) {
  const last = new Map(inputs.filter(({ type }) => newest.has(type)).map(input => [keyOf(input), input]));
  const background = inputs.findLast(({ type }) => type === 'background' || type === 'foreground');
  return inputs.filter(input => input.type === 'set' || input === last.get(keyOf(input)) || (input === background && input.type === 'background'));
}

const lengthOf = way => JSON.stringify(pastText(way)).length;

/**
 * The ways, from the shortest to the longest: from the present place, with or without what a place does not tell; and from
 * the beginning, with or without the changes of the window.
 *
 * @param {?object} place the present place
 * @param {import('../wire/past.js').Past} past
 * @returns {{place: ?object, size: ?object, inputs: object[]}[]}
 */
export function waysTo(place, past) {
  const ways = [{ place, size: null, inputs: [] }, { place, size: null, inputs: lasting(past.inputs) }];
  if (past.isWhole) {
    ways.push({ place: past.place, size: null, inputs: past.inputs.filter(({ type }) => !around.has(type)) });
    ways.push({ place: past.place, size: past.size, inputs: past.inputs });
  }
  const known = new Set();
  const isNew = way => !known.has(JSON.stringify(way)) && known.add(JSON.stringify(way));
  return ways.filter(isNew).sort((one, other) => lengthOf(one) - lengthOf(other));
}
