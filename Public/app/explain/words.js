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

/** One difference at another width. `subject` has the words for the target, if there are better ones than its name. */
export function changeText({ target, subject = undefined, name, from, to }) {
  const [holds, fails] = states[name] ?? [];
  const words = value => (holds && typeof value === 'boolean' ? (value ? holds : fails) : valueText(value, name));
  const fact = holds ? '' : `${wordsFor(name).toLowerCase()} `;
  return `${subject ?? subjectText(target)}: ${fact}${words(from)} → ${words(to)}`;
}

/** The nearest flips: the first width after each, a heading with the number of the flip, and the first differences. */
export function flipsOf({ narrower, wider }) {
  return [['Narrower', narrower], ['Wider', wider]].filter(([, flip]) => flip).map(([way, { width, flip, changes }]) => ({
    width, heading: `${way}: changes at ${tenths(flip)}`, changes: changes.slice(0, 4).map(changeText),
  }));
}

/**
 * The sentences about a fact, or the first one if none is about it, and those about its causes.
 *
 * @param {{target: string, name: string}} fact
 * @param {import('../wire/messages').ExplainedFact[]} sentences
 */
export function sentencesAbout({ target, name }, sentences) {
  const exact = sentences.filter(sentence => sentence.target === target && sentence.name === name);
  const about = exact.length > 0 ? exact : sentences.slice(0, 1);
  return { about, causes: sentences.filter(sentence => !about.includes(sentence)) };
}
