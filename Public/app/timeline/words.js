// Words for the inputs of a session. Pure functions.
import { rectText, tenths } from '../text.js';
import { said } from '../tools/causes.js';

/** The names of inputs, by the type of the message. */
const deeds = {
  open: 'Open', close: 'Close', resize: 'Resize', rotate: 'Rotate', arrange: 'Arrange', background: 'Go to the background',
  foreground: 'Come back', tap: 'Tap', swipe: 'Swipe', drag: 'Drag an edge', scroll: 'Scroll', edit: 'Type', focus: 'Focus',
  traits: 'Traits', set: 'Set', perform: 'Perform', sync: 'Read again',
};

/** The name of an entry's input. */
export function deedOf({ message, isOpening }) {
  if (message) return deeds[message.type] ?? message.type;
  return isOpening ? 'Connected again' : 'Nobody asked';
}

/** The particulars of an input, which follow its name. */
export function detailOf({ message }) {
  if (!message) return '';
  if (message.type === 'edit') return message.target;
  if (message.type === 'tap' && !message.target) return `${tenths(message.x)}, ${tenths(message.y)}`;
  return said(message).slice(message.type.length + 1);
}

const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How much an input took and caused, as short phrases. */
export function amountsOf({ count, calls, refusal }) {
  if (refusal) return ['refused'];
  return [...(count > 1 ? [counted(count, 'message')] : []), ...(calls > 0 ? [counted(calls, 'call')] : [])];
}

/** A time of the session, in seconds. */
export const timeText = milliseconds => `${(milliseconds / 1000).toFixed(1)} s`;

/** A rectangle as people write it, or a dash for none. */
export const frameText = frame => (frame ? rectText(frame) : '–');

/** How much smaller than in points the picture is drawn, or nothing. */
export const scaleText = scale => (scale < 0.995 ? [`drawn at ${Math.round(scale * 100)} %`] : []);

/** The sentence after a replay. */
export const replayedText = count => (
  count === 0 ? 'The scene was opened again as it was. It goes on from here.'
    : `${counted(count, 'input')} ${count === 1 ? 'was' : 'were'} replayed into a fresh opening. The app goes on from here.`
);
