// The words of the question about the inputs of a link. Pure functions.
import { written } from '../tools/values.js';
import { isolated, tenths } from '../text.js';

/** The greatest number of inputs that the question names at once, and the greatest number of characters of a value. */
export const [mostNamed, mostOfValue] = [4, 60];

/** A value of a link in a sentence, cut off where it is long. Anybody may have written it. */
function value(of) {
  const text = typeof of === 'string' ? of : written(of);
  const letters = [...text];
  return isolated(letters.length > mostOfValue ? `${letters.slice(0, mostOfValue - 1).join('')}…` : text);
}

const length = of => (typeof of === 'number' ? tenths(of) : value(of));

const point = (x, y) => `${length(x)}, ${length(y)}`;

/** The members of a message besides those that its sentence names. */
const members = rest => (Object.keys(rest).length > 0 ? ` ${value(rest)}` : '');

/** An element, by its label on screen and its name. One that is not on screen yet has only a name. */
function element(target, labelOf) {
  const label = labelOf(target);
  return label ? `“${value(label)}” (${value(target)})` : value(target);
}

/** The sentence about an input, by the type of the message. */
const sentences = {
  tap: ({ target, x, y }, labelOf) => (target === undefined ? `Tap at ${point(x, y)}` : `Tap ${element(target, labelOf)}`),
  edit: ({ target, text = '' }) => (text === '' ? `Edit ${value(target)}` : `Type “${value(text)}” into ${value(target)}`),
  set: ({ target, properties }) => `Set ${value(properties)} of ${value(target)}`,
  perform: ({ target, action, ...rest }) => `Perform ${value(action)} on ${value(target)}${members(rest)}`,
  swipe: ({ direction, x, y }) => `Swipe ${value(direction)} from ${point(x, y)}`,
  drag: ({ target }) => `Drag ${value(target)}`,
  scroll: ({ target }) => `Scroll ${value(target)}`,
  focus: ({ target = null }) => (target === null ? 'Leave the text field' : `Go to ${value(target)}`),
  resize: ({ width, height }) => `Resize the window to ${length(width)} × ${length(height)}`,
  rotate: () => 'Turn the device',
  arrange: () => 'Move the window on the device',
  background: () => 'Send the app to the background',
  foreground: () => 'Bring the app back',
  restart: () => 'Start the app again',
  traits: traits => `Change the traits${members(traits)}`,
};

/** The sentence about one input. `labelOf` returns the label on screen of the element with a name, or nothing. */
export function sentenceOf({ type, ...rest }, labelOf = () => '') {
  return Object.hasOwn(sentences, type) ? sentences[type](rest, labelOf) : `${value(type)}${members(rest)}`;
}

/** The verbs of headings about inputs of a single type. */
const verbs = { tap: 'tap', set: 'set', edit: 'type' };

const counted = count => (count === 1 ? '1 thing' : `${count} things`);

/** The heading of the question: how much the link wants to do. */
export function headingOf(inputs) {
  const isAlike = inputs.every(({ type }) => type === inputs[0].type);
  const verb = (isAlike && Object.hasOwn(verbs, inputs[0].type) && verbs[inputs[0].type]) || 'do';
  return `This link wants to ${verb} ${counted(inputs.length)}`;
}

/** The sentences about the first inputs, and about the rest, which is folded away. A single one more is among the first. */
export function sentencesOf(inputs, labelOf) {
  const sentences = inputs.map(input => sentenceOf(input, labelOf));
  const end = inputs.length > mostNamed + 1 ? mostNamed : inputs.length;
  return { first: sentences.slice(0, end), rest: sentences.slice(end) };
}

/** The text above the inputs that are folded away. */
export const restText = rest => `and ${rest.length} more`;

/** The sentence below the heading: who may have made the link, and what a yes means. */
export const explanation = 'It may come from somebody else. The app takes what it does for your own input.';
