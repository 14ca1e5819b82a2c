// The sentence about an input of a link that the server has refused. Pure.
import { isolated } from '../text.js';
import { nearestText } from './nearest.js';

/** The number of characters of an input that the sentence repeats. */
const most = 40;

/**
 * The sentence, with the nearest names if the input has the name of an element that is not there.
 *
 * @param {string} input the input as the address has it
 * @param {{code: string, message: string, target?: string}} refusal
 * @param {string[]} elements the names of the elements that are there
 */
export function refusalText(input, { code, message, target }, elements) {
  const said = `The page could not repeat ${isolated(`do=${input}`.slice(0, most))} of the address. ${message}`;
  if (code !== 'unknownTarget' || !target || elements.length === 0) return said;
  const words = nearestText(target, elements);
  return `${said.replace(/\.$/, '')}; the nearest ${elements.length > 1 ? 'are' : 'is'} ${words}${words.endsWith('…') ? '' : '.'}`;
}
