// Finds the mistakes in the page's address. Pure functions.
import { heldAs, rowOf } from '../stage/placement.js';
import { longName } from '../picker/arrangements.js';
import { profilesOf } from '../tools/menu.js';
import { distance, nearestText } from './nearest.js';
import { optionsToBegin, usualScene } from './query.js';

/** The number of characters of the user's text that a sentence repeats. */
const most = 40;

/** The members of the address, with functions that return what was read of them, or null if the text is invalid. */
const members = {
  orientation: ({ orientation }, text) => orientation ?? (text === 'portrait' ? text : null),
  arrangement: ({ arrangement }) => arrangement,
  side: ({ side }, text) => side ?? (text === 'left' ? text : null),
  divider: ({ divider }) => divider,
  width: ({ fixedSize }) => fixedSize,
  height: ({ fixedSize }) => fixedSize,
  widthClass: ({ overrides }) => overrides.horizontalSizeClass ?? null,
  board: ({ board }) => board,
  heightClass: ({ overrides }) => overrides.verticalSizeClass ?? null,
  text: ({ overrides }) => overrides.preferredContentSizeCategory ?? null,
  contrast: ({ overrides }, text) => overrides.accessibilityContrast ?? (text === 'normal' ? text : null),
  motion: ({ isStill }) => isStill || null,
  lang: ({ language }) => language,
};

/** All names of the address that have a meaning, apart from options. */
const known = [
  ...Object.keys(members), 'scene', 'profile', 'policy', 'device', 'rtl', 'appearance', 'ruler', 'overview', 'board', 'timeline', 'font', 'panel', 'embed', 'place', 'do', 'token',
];

/** A sentence about each name that is probably misspelt. Other unknown names, such as those of a campaign, mean nothing here. */
function misspeltIn(said) {
  const unknown = [...new Set(said.keys())].filter(name => !known.includes(name) && !name.startsWith('opt.') && name.length > 3 && name.length < most);
  return unknown.flatMap(name => {
    const meant = known.find(other => distance(name.toLowerCase(), other) <= 2);
    return meant ? [`The address has “${name}”, which means nothing; “${meant}” does.`] : [];
  });
}

/** Sentences about the parts of the address that the page cannot read. */
export function unreadIn(search, query) {
  const said = new URLSearchParams(search);
  const unread = Object.entries(members).filter(([name, read]) => said.get(name) && read(query, said.get(name)) === null);
  const words = unread.map(([name]) => `${name}=${said.get(name).slice(0, most)}`).join(', ');
  return [...(words ? [`Not used of the address: ${words}.`] : []), ...misspeltIn(said)];
}

/**
 * Whether the device has the arrangement. On a phone, which does not offer free windows, a free window needs a size.
 */
function isThere({ arrangement, orientation, fixedSize }, device) {
  if (arrangement === null || arrangement === 'full') return true;
  if (arrangement === 'free') return device.idiom === 'pad' || fixedSize !== null;
  return rowOf(device, arrangement, orientation) !== null;
}

/** A sentence with its full stop, unless it goes on. */
const ended = sentence => (sentence.endsWith('…') ? sentence : `${sentence}.`);

/** The sentence about a name that does not exist, with the nearest ones that do. */
const absence = (kind, name, there) => `There is no ${kind} named ${name.slice(0, most)}; ${there.length > 1 ? 'there are' : 'there is'} ${nearestText(name, there.map(({ id }) => id))}`;

const elsewhere = { arrangement: null, side: null, divider: null };

/**
 * Replacements for the parts of an address that do not exist, as changes of the query, and a sentence about each.
 * @param {object} query
 * @param {?object} device the catalogue's row, or null
 * @param {{id: string}[]} devices the catalogue, which is empty until it has arrived. Nothing can be checked without it
 */
export function standIns(query, device, devices) {
  if (query.device && devices.length === 0) return { changes: {}, sentences: [] };
  if (query.device && !device) {
    return { changes: { device: null, orientation: null, ...elsewhere }, sentences: [ended(absence('device', query.device, devices))] };
  }
  if (!device) return query.arrangement ? { changes: elsewhere, sentences: ['An arrangement needs a device.'] } : { changes: {}, sentences: [] };
  if (isThere(query, device)) return { changes: {}, sentences: [] };
  return {
    changes: { ...elsewhere, fixedSize: null },
    sentences: [`${device.name} has no “${longName(query.arrangement).slice(0, most)}” in ${heldAs(query.orientation)}. It is full screen.`],
  };
}

/** Whether an option can have the value. For an unknown kind, the server decides. */
const takes = ({ kind, values }, value) => ({
  choice: () => values.includes(value),
  flag: () => typeof value === 'boolean',
  length: () => typeof value === 'number',
})[kind]?.() ?? true;

const quoted = text => `“${String(text).slice(0, most)}”`;

/**
 * Replacements for the scene, its profile, the policy and the options. An unknown value is left out, and the scene's
 * own takes its place. For an unknown scene it is the server's first.
 * @param {{scenes: object[], profiles?: string[], policies?: string[], languages?: string[]}} offer the server's offer, with no scenes if
 * there was no answer
 */
export function sceneStandIns(query, offer) {
  if (offer.scenes.length === 0) return { changes: {}, sentences: [] };
  const entry = offer.scenes.find(({ id }) => id === query.scene);
  if (!entry && query.scene === usualScene) {
    const scene = offer.scenes[0].id;
    const options = withoutBeginning(query.options);
    const { changes, sentences } = sceneStandIns({ ...query, scene, options }, offer);
    return { changes: { scene, options, ...changes }, sentences };
  }
  if (!entry) {
    return {
      changes: { scene: offer.scenes[0].id, profile: null, policy: null, options: {}, place: null, inputs: [] },
      sentences: [ended(absence('scene', query.scene, offer.scenes))],
    };
  }
  /** @type {[string, string[]][]} */
  const choices = [['profile', profilesOf(entry, offer)], ['policy', offer.policies ?? [query.policy]], ['language', offer.languages ?? [query.language]]];
  const unknown = choices.filter(([name, there]) => query[name] && !there.includes(query[name]));
  const [kept, dropped] = optionsOf(query, entry);
  return {
    changes: { ...Object.fromEntries(unknown.map(([name]) => [name, null])), ...(dropped.length > 0 && { options: kept }) },
    sentences: [
      ...unknown.map(([name, there]) => `${entry.title} has no ${name} ${quoted(query[name])}; it has ${nearestText(query[name], there)}`),
      ...dropped.map(option => lackOf(option, entry)),
    ].map(ended),
  };
}

/** The sentence about an option that a scene does not have, or that cannot have the value. */
function lackOf([name, value], { title, options }) {
  if (!Object.hasOwn(options, name)) {
    const there = Object.keys(options);
    return `${title} has no option ${quoted(name)}${there.length > 0 ? `; it has ${nearestText(name, there)}` : ''}`;
  }
  const { values } = options[name];
  return `${title} has no option ${quoted(name)} of ${quoted(value)}${values ? `; it can be ${nearestText(String(value), values.map(String))}` : ''}`;
}

/** The options without those with which the usual scene begins, which no other scene need have. */
function withoutBeginning(options) {
  const own = optionsToBegin(usualScene);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !(name in own)));
}

/** The options of a query that the scene has, and the other ones as pairs. */
function optionsOf(query, entry) {
  const all = Object.entries(query.options);
  const isThere = ([name, value]) => Object.hasOwn(entry.options, name) && takes(entry.options[name], value);
  return [Object.fromEntries(all.filter(isThere)), all.filter(option => !isThere(option))];
}
