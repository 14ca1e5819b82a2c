// What the page said that a scene answers, in words. Pure.
import { written } from './values.js';

const size = ({ width, height }) => `${written(width)} × ${written(height)}`;

/** What follows a message's type, by type; a type that is not here says its target. */
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

/** One message: its type and what matters of it. */
export function said(message) {
  const detail = (details[message.type] ?? (({ target }) => target ?? ''))(message);
  return detail ? `${message.type} ${detail}` : message.type;
}

/** The messages that one scene answers; of several of a type in a row only the newest, and how many there were. */
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
