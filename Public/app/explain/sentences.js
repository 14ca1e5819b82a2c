// The server's sentences with words in place of the identifiers that the scene or the answer explains. Pure functions.
import { choiceWords, isNamed, wordsFor } from '../panels/identifiers.js';
import { withModes } from '../scene/modeNames.js';
import { capital } from '../text.js';

const camelCase = /[a-z]+[A-Z][A-Za-z]*/g;
const isCamelCase = text => new RegExp(`^${camelCase.source}$`).test(text);

/** The pattern of a name, as a part of another one. */
const escaped = name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pattern of the end of a name in a sentence, as a part of another one. */
const end = '(?=[ ,.:]|$)';

/** Replaces a stack where the sentence says that it is one. */
const withStack = (text, id, words) => text.replace(new RegExp(`\\bthe stack ${escaped(id)}${end}`, 'gi'), whole => (whole.startsWith('T') ? capital(words) : words));

/** Replaces a controller where the sentence has its kind, or says that it is on top. The same word can stand elsewhere for itself. */
function withController(text, id, words) {
  return text.replace(new RegExp(`(\\bcontroller )${escaped(id)}${end}`, 'gi'), (_, kind) => kind + words)
    .replace(new RegExp(`(^|[ ,])${escaped(id)}(?= is on top of )`, 'g'), (_, before) => before + words);
}

/** The words for a stack begin with an article, and those for another controller are its title. */
const renamed = (text, [id, words]) => (words.startsWith('the ') ? withStack : withController)(text, id, words);

/** Leaves out the name of a stack that has no better words: a controller is on top of its own. */
const withoutStack = text => text.replace(/ on top of the stack nav:[^ ,]*?(?=[ ,]|\.?$)/g, ' on top of its stack');

/** Replaces the name of the only split view of a scene, which needs none. @param {?string} id null if there is no only one */
export function withoutSplit(text, id) {
  if (id === null) return text;
  const name = escaped(id);
  return text.replace(new RegExp(`\\bsplit view ${name}${end}`, 'g'), 'split view')
    .replace(new RegExp(`( (?:of|in|by) (?:the controller )?)${name}${end}`, 'g'), (_, before) => `${before.replace('the controller ', '')}the split view`)
    .replace(new RegExp(`\\bthe controller ${name}${end}`, 'gi'), whole => (whole.startsWith('T') ? 'The split view' : 'the split view'))
    .replace(new RegExp(`(^|, because |, |: )${name}(?= is (?:collapsed|expanded))`, 'g'), '$1the split view');
}

/** The words for the names and the values of facts that stand in a sentence as they are written in code. */
function wordsOfFacts(facts) {
  const named = facts.filter(({ name, value }) => isNamed(name) && typeof value === 'string');
  const values = named.map(({ name, value }) => [withModes(value), choiceWords(name, value).toLowerCase()]);
  return new Map([...facts.map(({ name }) => [name, wordsFor(name).toLowerCase()]), ...values].filter(([code]) => isCamelCase(code)));
}

/** A value at the end of what a sentence says, such as `one`, which could be any word elsewhere. */
function withValue(text, { name, value }) {
  if (!isNamed(name) || typeof value !== 'string') return text;
  return text.replace(` is ${withModes(value)}, because`, ` is ${choiceWords(name, value).toLowerCase()}, because`);
}

/**
 * The sentences of an answer, in words.
 *
 * @param {import('../wire/messages').ExplainedFact[]} facts
 * @param {Map<string, string>} names the words for controllers, by their ids
 * @param {?string} onlySplit the only split view of the scene, or null
 */
export function sentencesInWords(facts, names, onlySplit) {
  const words = wordsOfFacts(facts);
  return facts.map(fact => {
    const plain = withValue(fact.text, fact).replace(camelCase, code => words.get(code) ?? code);
    return { ...fact, text: withoutStack([...names].reduce(renamed, withoutSplit(plain, onlySplit))) };
  });
}
