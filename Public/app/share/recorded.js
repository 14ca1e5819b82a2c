// The messages since the scene was opened, from the record of the connection. Pure.
import { isOfPage } from '../wire/journal.js';
import { questionTypes } from '../wire/questions.js';

/** Whether a message is an input of the app that the page shows. */
const isInput = message => !questionTypes.has(message.type) && isOfPage(message);

/**
 * The message that opened the scene, and the inputs since, or null if the record no longer has the opening.
 *
 * @param {{lines: {kind: string, text: string}[]}} journal
 * @returns {?{open: any, inputs: any[]}}
 */
export function recordedInputs({ lines }) {
  const sent = lines.filter(({ kind }) => kind === 'send').map(({ text }) => JSON.parse(text)).filter(isInput);
  const first = sent.map(({ type }) => type).lastIndexOf('open');
  return first < 0 ? null : { open: sent[first], inputs: sent.slice(first + 1) };
}
