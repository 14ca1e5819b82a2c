// The words of an explanation. Pure functions.
import { tenths } from '../text.js';
import { choiceWords, isNamed, wordsFor } from '../panels/identifiers.js';
import { columnTarget } from '../panels/subjects.js';

const valueText = (value, name = '') => {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return tenths(value);
  if (Array.isArray(value)) return value.map(one => valueText(one)).join(', ');
  return isNamed(name) ? choiceWords(name, value).toLowerCase() : String(value);
};

/** The source of a sentence: the number of a statement with its sources, or how certain the rule is. */
export function sourceText({ statement, certainty }) {
  if (!statement) return certainty;
  const sources = statement.sources.length > 0 ? `, ${statement.sources.join(', ')}` : '';
  return `Statement ${statement.id}, ${statement.class}${sources}`;
}

/**
 * The words for a fact that holds or does not, in this order.
 *
 * @type {Record<string, [string, string]>}
 */
const states = { isVisible: ['shown', 'hidden'], isCollapsed: ['collapsed', 'expanded'] };

/** The subject of a fact, as the sentences of the server name it: a column of a split view, or something with a name. */
function subjectText(target) {
  const column = columnTarget(target);
  return column ? `${column.column} column of ${column.split}` : target;
}

/** The words for a fact, such as an edge of a safe area, inside a sentence. */
function factText(name) {
  const [member, edge] = name.split('.');
  return wordsFor(member).toLowerCase() + (edge ? ` at the ${edge}` : '');
}

/** One difference at another width. `subject` has the words for the target, if there are better ones than its name. */
export function changeText({ target, subject = undefined, name, from, to }) {
  const [holds, fails] = states[name] ?? [];
  const words = value => (holds && typeof value === 'boolean' ? (value ? holds : fails) : valueText(value, name));
  const fact = holds ? '' : `${factText(name)} `;
  return `${subject ?? subjectText(target)}: ${fact}${words(from)} → ${words(to)}`;
}

/** Whether a fact is about one inset of a safe area. @param {{name: string}} fact */
export const isInset = ({ name }) => /^(?:s|contentS)afeArea\./.test(name);

/** The differences that matter for a question, in their order: first those of insets if it is about a safe area, else only the others, if there are any. */
function relevant(changes, asked) {
  const [insets, others] = [changes.filter(isInset), changes.filter(change => !isInset(change))];
  if (asked && isInset({ name: `${asked.name}.` })) return [...insets, ...others];
  return others.length > 0 ? others : insets;
}

/**
 * The nearest flips: the first width after each, a heading with the number of the flip, and the first differences.
 *
 * @param {{narrower: object | null, wider: object | null}} nearest
 * @param {{target: string, name: string}} [asked] the fact that was asked about, if it was a single one
 */
export function flipsOf({ narrower, wider }, asked) {
  return [['Narrower', narrower], ['Wider', wider]].filter(([, flip]) => flip).map(([way, { width, flip, changes }]) => ({
    width, heading: `${way}: changes at ${tenths(flip)}`, changes: relevant(changes, asked).slice(0, 4).map(changeText),
  }));
}

/**
 * The sentences about a fact, or the first one if none is about it, and those about its causes. A safe area has a sentence for each
 * edge, and the insets from which it follows come first among its causes. They are no causes of anything else.
 *
 * @param {{target: string, name: string}} fact
 * @param {import('../wire/messages').ExplainedFact[]} sentences
 */
export function sentencesAbout({ target, name }, sentences) {
  const exact = sentences.filter(sentence => sentence.target === target && sentence.name.split('.')[0] === name);
  const about = exact.length > 0 ? exact : sentences.slice(0, 1);
  const rest = sentences.filter(sentence => !about.includes(sentence));
  return { about, causes: [...(about.some(isInset) ? rest.filter(isInset) : []), ...rest.filter(sentence => !isInset(sentence))] };
}
