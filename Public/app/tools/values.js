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

/**
 * The parts of a call between which its line may break, so that it never breaks inside a word: after the punctuation of a
 * selector, and between the words of a name.
 */
export const partsOfCall = text => text.split(/(?<=[(:,/])(?=[^)])|(?=[.[])|(?<=[a-z0-9])(?=[A-Z])/).filter(Boolean);
