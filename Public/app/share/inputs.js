// The texts for what happened in a preview, in an address. Pure functions.
//
// An input is the type of its message with the members in notation: tap(target:post-3). The first one can be
// open(width:500,height:800), which is no input but the size in which the window opened.
import { questionTypes } from '../wire/questions.js';
import { denoted, noted } from './notation.js';

/** The types of other messages that are no inputs: those that open, close and read an app. */
const others = new Set(['open', 'close', 'sync']);

/** The number of characters of a text that a sentence repeats. */
const most = 40;

/** A place as addresses tell it. */
const example = '(tab:profile)';

const isRecord = value => value !== null && typeof value === 'object' && !Array.isArray(value);

/** The text of an input. With a board, a message also names the slots, which a link does not open. */
const messageText = ({ type, slot, slots, ...members }) => `${type}${noted(members)}`;

function messageOf(text) {
  const type = /^[a-z]+/i.exec(text)?.[0] ?? '';
  const members = denoted(text.slice(type.length));
  return type && isRecord(members) && !('id' in members) && !('type' in members) ? { type, ...members } : null;
}

const isSize = ({ width, height }) => [width, height].every(length => typeof length === 'number' && length >= 1 && length <= 20000);

/** The members of a query for what happened in a preview. */
export function pastText({ place, size, inputs }) {
  const opening = size ? [{ type: 'open', ...size }] : [];
  return {
    place: place && Object.keys(place).length > 0 ? noted(place) : null,
    inputs: [...opening, ...inputs].map(messageText),
  };
}

/**
 * Reads what happened in a preview from the members of a query. `fault` is a sentence about what could not be read of them, or null.
 *
 * @param {{place: ?string, inputs: string[]}} query
 */
export function pastOf({ place: placeText, inputs: texts }) {
  const place = placeText === null ? null : denoted(placeText);
  const messages = texts.map(messageOf);
  const isOpened = messages[0]?.type === 'open' && isSize(messages[0]);
  const size = isOpened ? { width: messages[0].width, height: messages[0].height } : null;
  const rest = messages.slice(isOpened ? 1 : 0);
  const isRead = message => message !== null && !others.has(message.type) && !questionTypes.has(message.type);
  // The inputs after one that cannot be repeated may mean something else.
  const end = rest.findIndex(message => !isRead(message));
  const [unreadPlace, unreadInput] = [placeText !== null && !isRecord(place) ? placeText : null, end < 0 ? null : texts[texts.length - rest.length + end]];
  const faults = [
    unreadPlace && `There is no place named ${unreadPlace.slice(0, most)}; a place looks like ${example}.`,
    unreadInput && `The page cannot read ${`do=${unreadInput}`.slice(0, most)} in the address.`,
  ].filter(Boolean);
  return {
    place: isRecord(place) ? place : null,
    size,
    inputs: end < 0 ? rest : rest.slice(0, end),
    fault: faults.join(' ') || null,
  };
}
