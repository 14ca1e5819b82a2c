// An answer to "Why?" in words for people: identifiers that the answer or the scene explains are replaced. Pure functions.
import { capital } from '../text.js';
import { choiceWords, isNamed, wordsFor } from '../tools/inspector/words.js';

const isCamelCase = text => /^[a-z]+[A-Z][A-Za-z]*$/.test(text);
const escaped = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** All controllers of a scene, with the one that contains or presents each. */
const nodesIn = (node, parent = null) => [
  { node, parent }, ...(node.children ?? []).flatMap(child => nodesIn(child, node)), ...(node.presented ? nodesIn(node.presented, node) : []),
];

/** All split views of a scene. */
const splitsIn = scene => controllersIn(scene).filter(({ node }) => node.type === 'SplitViewController').map(({ node }) => node.id);

/** All controllers of a scene, those that are in no tree too. @returns {{node: any, parent: any}[]} */
const controllersIn = ({ hierarchy, unshown = [] }) => [hierarchy, ...unshown].flatMap(node => nodesIn(node));

/** The id of the split view of a scene that has only one, or null. */
function onlySplitIn(scene) {
  const [first, ...others] = splitsIn(scene);
  return others.length === 0 ? first ?? null : null;
}

const quoted = title => `“${title}”`;

/** The words for a navigation controller: its column, or else the title of what it contains. They are null if it has neither. */
function stackWords({ id, children = [] }, parent, panes) {
  const pane = panes.find(one => one.id === `${id}/pane`);
  const column = pane?.column ?? (parent?.type === 'SplitViewController' ? pane?.role : null);
  if (column) return `the navigation controller in the ${column} column`;
  const title = children.find(child => child.title)?.title;
  return title ? `the navigation controller of ${quoted(title)}` : null;
}

/** The words for the controllers of a scene that have better ones than their identifiers. @returns {Map<string, string>} */
export function namesIn(scene) {
  const { panes } = scene;
  /** @type {[string, ?string][]} */
  const names = controllersIn(scene).map(({ node, parent }) => {
    if (node.type === 'NavigationController') return [node.id, stackWords(node, parent, panes)];
    return [node.id, node.type === 'ViewController' && node.title ? quoted(node.title) : null];
  });
  return new Map(names.filter(([, words]) => words !== null));
}

/** Replaces a controller where the sentence has its kind, or says that it is on top. The same word can stand elsewhere for itself. */
function renamed(text, id, words) {
  const isStack = words.startsWith('the ');
  if (isStack) return text.replace(new RegExp(`\\b(t)he stack ${escaped(id)}${end}`, 'gi'), (_, first) => (first === 'T' ? capital(words) : words));
  return text.replace(new RegExp(`(\\bcontroller )${escaped(id)}${end}`, 'gi'), (_, kind) => kind + words)
    .replace(new RegExp(`(^|[ ,])${escaped(id)}(?= is on top of )`, 'g'), (_, before) => before + words);
}

const end = '(?=[ ,.:]|$)';

/** Replaces the name of the only split view of a scene, which needs none. */
function withoutSplit(text, id) {
  if (id === null) return text;
  const name = escaped(id);
  return text.replace(new RegExp(`\\bsplit view ${name}${end}`, 'g'), 'split view')
    .replace(new RegExp(`( (?:of|in|by) (?:the controller )?)${name}${end}`, 'g'), (_, before) => `${before.replace('the controller ', '')}the split view`)
    .replace(new RegExp(`\\bthe controller ${name}${end}`, 'gi'), whole => (whole.startsWith('T') ? 'The split view' : 'the split view'))
    .replace(new RegExp(`(^|, because |, |: )${name}(?= is (?:collapsed|expanded))`, 'g'), '$1the split view');
}

/** Leaves out the name of a stack that has no better words: a controller is on top of its own. */
const withoutStack = text => text.replace(/ on top of the stack nav:[^ ,]*?(?=[ ,]|\.?$)/g, ' on top of its stack');

/** The words for what changes at another width: a controller, or a column. */
function subjectOf(target, names, onlySplit) {
  const [, split, column] = /^(.+)\.(primary|supplementary|secondary|inspector|compact)$/.exec(target) ?? [];
  if (column && split === onlySplit) return capital(`${column} column`);
  return target === onlySplit ? 'Split view' : target === 'window' ? 'Window' : names.get(target);
}

/** The words for the names and the values of facts that stand in a sentence as they are written in code. */
function wordsOfFacts(facts) {
  const named = facts.filter(({ name, value }) => isNamed(name) && typeof value === 'string');
  const values = named.map(({ name, value }) => [value, choiceWords(name, value).toLowerCase()]);
  return new Map([...facts.map(({ name }) => [name, wordsFor(name).toLowerCase()]), ...values].filter(([code]) => isCamelCase(code)));
}

/** A value at the end of what a sentence says, such as `one`, which could be any word elsewhere. */
function withValue(text, { name, value }) {
  if (!isNamed(name) || typeof value !== 'string') return text;
  return text.replace(` is ${value}, because`, ` is ${choiceWords(name, value).toLowerCase()}, because`);
}

/**
 * The answer with sentences for people.
 *
 * @param {import('../wire/messages').ExplanationAnswer} answer
 * @param {{hierarchy: object, panes: import('../wire/messages').Pane[]}} scene the scene that was explained
 */
export function inWords(answer, scene) {
  const { nearest, sentences, target, title } = answer;
  const names = namesIn(scene);
  const words = wordsOfFacts(sentences);
  const onlySplit = onlySplitIn(scene);
  const said = fact => {
    const plain = withValue(fact.text, fact).replace(/[a-z]+[A-Z][A-Za-z]*/g, code => words.get(code) ?? code);
    return withoutStack([...names].reduce((text, [id, name]) => renamed(text, id, name), withoutSplit(plain, onlySplit)));
  };
  const flip = one => one && { ...one, changes: one.changes.map(change => ({ ...change, subject: subjectOf(change.target, names, onlySplit) })) };
  return {
    ...answer, title: withoutSplit(title, onlySplit) !== title ? withoutSplit(title, onlySplit) : title === target ? capital(target === onlySplit ? 'the split view' : names.get(target) ?? title) : title,
    sentences: sentences.map(fact => ({ ...fact, text: said(fact) })),
    nearest: { ...nearest, narrower: flip(nearest.narrower), wider: flip(nearest.wider) },
  };
}
