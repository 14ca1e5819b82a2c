// The words of an explanation. Pure functions.
import { capital, tenths } from '../text.js';
import { choiceWords, isNamed, wordsFor } from '../panels/identifiers.js';
import { columnTarget } from '../panels/subjects.js';
import { sourceWords } from './sources.js';

const valueText = (value, name = '') => {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return tenths(value);
  if (Array.isArray(value)) return value.map(one => valueText(one)).join(', ');
  return isNamed(name) ? choiceWords(name, value).toLowerCase() : String(value);
};

/** How well a sentence is known, and from which sources: "Observed: measurements in the simulator". */
export function sourceText({ statement, certainty }) {
  if (!statement) return certainty;
  const sources = [...new Set(statement.sources.map(sourceWords))];
  if (sources.length === 0) return capital(statement.class);
  return `${statement.class === 'inferred' ? 'Inferred from' : capital(statement.class)}: ${sources.join(', ')}`;
}

/** The statement behind a sentence, by its number and its tags in the documentation, or an empty text without one. */
export function statementText({ statement }) {
  if (!statement) return '';
  const { id, sources, text } = statement;
  return [`Statement ${id}${text ? `: ${text}` : ''}`, ...(sources.length > 0 ? [`Sources in docs/sources.md: ${sources.join(', ')}`] : [])].join('\n');
}

/** The order in which hidden columns are named: the detail first, and what the app has not shown last. */
const columns = ['secondary', 'supplementary', 'primary', 'inspector'];

const rankOf = ({ target }) => columns.indexOf(columnTarget(target)?.column ?? '');

/**
 * The sentences with which an answer begins, and the rest. An answer about a visible controller begins with that. In a collapsed window,
 * people who ask about anything else ask where a column is, so it begins with what is hidden, and why the window is so narrow for it.
 *
 * @param {import('../wire/messages').ExplainedFact[]} sentences
 */
export function leadOf(sentences) {
  const [own] = sentences;
  const isOfSplit = sentences.some(({ name, target }) => name === 'isCollapsed' && target === own.target);
  if (own?.name === 'isVisible' && own.value === true && !isOfSplit) return { lead: [own], rest: sentences.slice(1) };
  const isCollapsed = sentences.some(({ name, value }) => name === 'isCollapsed' && value === true);
  const hidden = sentences.filter(sentence => sentence.name === 'isVisible' && sentence.value === false && rankOf(sentence) >= 0);
  const [first] = hidden.sort((one, other) => rankOf(one) - rankOf(other));
  const cause = sentences.find(({ name, value }) => name === 'horizontalSizeClass' && value === 'compact');
  const lead = isCollapsed && first ? [first, ...(cause ? [cause] : [])] : sentences.slice(0, 1);
  return { lead, rest: sentences.filter(sentence => !lead.includes(sentence)) };
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
