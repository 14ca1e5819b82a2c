// Writes values of the protocol for developers. Pure functions.
import { hundredths } from '../text.js';

/**
 * The text of a value in one line, as a debugger prints it: nil, true, 320, [nav[A], nav[B]], {target: secondaryOnly}.
 */
export function written(value) {
  if (value === null || value === undefined) return 'nil';
  if (typeof value === 'number') return hundredths(value);
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  return `{${Object.entries(value).map(([name, member]) => `${name}: ${written(member)}`).join(', ')}}`;
}

/**
 * The parts of a written value between which a line may break, besides at spaces: after a comma, and before the dot of a
 * name.
 */
export function partsOf(text) {
  return text.split(/(?<=,)(?! )|(?=\.[a-z])/i);
}

/** The parts of a call between which its line may break: after the punctuation of a selector, and before that of a path. */
export const partsOfCall = text => text.split(/(?<=[(:,/])(?=[^)])|(?=[.[])/).filter(Boolean);

/** The words of a name. A line breaks between them only if it is too short for the whole name. */
export const wordsOfName = text => text.split(/(?<=[a-z0-9])(?=[A-Z])/);
