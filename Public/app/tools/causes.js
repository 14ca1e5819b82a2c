// Describes the messages that a scene answers. Pure functions.
import { written } from './values.js';

const size = ({ width, height }) => `${written(width)} × ${written(height)}`;

/** The details of a message, by its type. For other types, the detail is the target. */
const details = {
  open: ({ scene, profile, policy }) => [scene, profile, policy].filter(Boolean).join(' '),
  resize: size,
  rotate: ({ to }) => to ?? '',
  traits: ({ type, id, ...traits }) => written(traits),
  set: ({ target, properties }) => `${target} ${written(properties)}`,
  perform: ({ target, action, type, id, ...rest }) => (
    `${target} ${action}${Object.keys(rest).length > 0 ? ` ${written(rest)}` : ''}`
  ),
  swipe: ({ direction, x, y }) => `${direction} from ${x}, ${y}`,
  drag: ({ target, phase, x }) => `${target} ${phase} at ${written(x)}`,
  scroll: ({ target, y }) => `${target} to ${written(y)}`,
};

/** The text for a message: its type and its most important members. */
export function said(message) {
  const detail = (details[message.type] ?? (({ target }) => target ?? ''))(message);
  return detail ? `${message.type} ${detail}` : message.type;
}

/**
 * The text for the messages that a scene answers. It has only the newest of consecutive messages with the same type,
 * with their number.
 */
export function causeOf(messages) {
  const runs = [];
  for (const message of messages) {
    const last = runs.at(-1);
    if (last?.message.type === message.type) Object.assign(last, { message, count: last.count + 1 });
    else runs.push({ message, count: 1 });
  }
  const texts = runs.map(({ message, count }) => (count > 1 ? `${said(message)} (${count})` : said(message)));
  return texts.join(', then ') || 'nobody asked';
}
