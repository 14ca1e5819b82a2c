// Decides which messages are one input of the user. Pure functions.
import { questionTypes } from '../wire/questions.js';

/** The milliseconds without a message after which the next one begins an input of its own, for example another drag. */
export const pause = 600;

/** Whether a message is for the app that the page shows, which is in slot 0. */
const isForPage = ({ slot = 0, slots = [slot] }) => slots.includes(0);

/** Whether a message is an input of the app that the page shows. */
export const isInput = message => !questionTypes.has(message.type) && isForPage(message);

/** The name of the stream to which a message belongs, or null for a message that is an input by itself. */
function streamOf({ type, target, dividerX }) {
  if (type === 'resize') return type;
  if (type === 'arrange') return dividerX === undefined ? null : type;
  return ['drag', 'scroll', 'edit'].includes(type) ? `${type} ${target}` : null;
}

/** The stream to which all of some messages belong, or null. */
export function streamOfAll(messages) {
  const streams = new Set(messages.map(streamOf));
  return streams.size === 1 ? [...streams][0] : null;
}

/** Whether messages go on with an input, as the sizes of a drag do. */
export function goesOn(entry, messages, at) {
  if (!entry?.stream || streamOfAll(messages) !== entry.stream || at - entry.lastAt > pause) return false;
  return messages[0].type !== 'drag' || messages[0].phase !== 'began';
}
