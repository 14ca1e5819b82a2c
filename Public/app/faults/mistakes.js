// Finds the mistakes in the page's address. Pure functions.
import { heldAs, rowOf } from '../stage/placement.js';
import { choicesOf, longName } from '../picker/arrangements.js';
import { modes } from '../scene/modeNames.js';
import { profilesOf } from '../tools/menu.js';
import { namesOf, usualScene } from '../wire/query.js';
import { isolated } from '../text.js';
import { deviceNamed, nearestDevices } from './deviceNames.js';
import { distance, listText, meant, nearestText } from './nearest.js';

/** The number of characters of the user's text that a sentence repeats. */
const most = 40;

/** A text of the user as a part of a sentence. */
const repeated = text => isolated(text.slice(0, most));

/** The words for the members whose values have names. */
const kinds = {
  orientation: 'orientation', side: 'side', appearance: 'appearance', widthClass: 'width class', heightClass: 'height class',
  text: 'text size', contrast: 'contrast', motion: 'motion', board: 'board',
  panel: 'panel', font: 'font',
};

/** The members whose values are numbers, with functions that return what was read of them, or null if the text is invalid. */
const lengths = { divider: ({ divider }) => divider, width: ({ fixedSize }) => fixedSize, height: ({ fixedSize }) => fixedSize };

/** The members that are on or off. */
const switches = { rtl: 'isRightToLeft', ruler: 'isRuled', overview: 'isOverview', timeline: 'isTimed', zoom: 'isWhole', embed: 'isEmbedded' };

/** The values by which a switch is off. */
const off = ['', '0', 'false', 'no'];

/** All names of the address that have a meaning, apart from options. */
const known = [
  ...Object.keys(kinds), ...Object.keys(lengths), ...Object.keys(switches), 'scene', 'profile', 'policy', 'device', 'arrangement', 'lang',
  'dock', 'place', 'do', 'token',
];

/** The names by which campaigns and other pages find out where a visitor comes from. They mean nothing here. */
const isOfCampaign = name => /^(utm_|mc_|_)|clid$|^(ref|source|via)$/i.test(name) || name.length < 3;

/** A sentence about each name that means nothing. */
function namelessIn(said) {
  const unknown = [...new Set(said.keys())].filter(name => !known.includes(name) && !name.startsWith('opt.') && !isOfCampaign(name));
  return unknown.map(name => {
    const other = name.length > 3 && name.length < most && known.find(one => distance(name.toLowerCase(), one) <= 2);
    return other ? `The address has ${quoted(name)}, which means nothing; “${other}” does.` : `The address has ${quoted(name)}, which means nothing.`;
  });
}

/** Sentences about the parts of the address that the page cannot read. */
export function unreadIn(search, query) {
  const said = new URLSearchParams(search);
  const unread = Object.entries(lengths).filter(([name, read]) => said.get(name) && read(query) === null);
  const words = unread.map(([name]) => `${name}=${repeated(said.get(name))}`).join(', ');
  const misnamed = Object.entries(namesOf).filter(([name, there]) => said.get(name) && !there.includes(said.get(name)));
  return [
    ...misnamed.map(([name, there]) => ended(absence(kinds[name], said.get(name), there))),
    ...Object.entries(switches).filter(([name, member]) => !query[member] && said.has(name) && !off.includes(said.get(name)))
      .map(([name]) => `“${name}” can be ${name === 'zoom' ? 100 : 1} or 0, and not ${quoted(said.get(name))}.`),
    ...(words ? [`The page cannot read ${words} in the address.`] : []), ...namelessIn(said),
  ];
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

const idsOf = rows => rows.map(({ id }) => id);

/** The sentence about a name that does not exist, with the nearest ones that do. */
const absence = (kind, name, there, names = nearestText(name, there)) => `There is no ${kind} named ${repeated(name)}; ${there.length > 1 ? 'there are' : 'there is'} ${names}`;

const elsewhere = { arrangement: null, side: null, divider: null };

/**
 * Replacements for the parts of an address that do not exist, as changes of the query, and a sentence about each.
 * @param {object} query
 * @param {?object} device the catalogue's row, or null
 * @param {{id: string, name: string}[]} devices the catalogue, which is empty until it has arrived. Nothing can be checked without it
 */
export function standIns(query, device, devices) {
  if (query.device && devices.length === 0) return { changes: {}, sentences: [] };
  if (query.device && !device) return deviceInstead(query, devices);
  if (!device) return query.arrangement ? { changes: elsewhere, sentences: ['An arrangement needs a device.'] } : { changes: {}, sentences: [] };
  if (isThere(query, device)) return { changes: {}, sentences: [] };
  return {
    changes: { ...elsewhere, fixedSize: null },
    sentences: [lackOfArrangement(query, device), 'It is full screen.'],
  };
}

/** Replacements for a device that no id names: the one that is named by its title or as a product, with all that stands on it, or else none. */
function deviceInstead(query, devices) {
  const found = deviceNamed(query.device, devices);
  if (!found) {
    const names = listText(nearestDevices(query.device, devices));
    return { changes: { device: null, orientation: null, ...elsewhere }, sentences: [ended(absence('device', query.device, idsOf(devices), names))] };
  }
  const { device: { id, name }, isProduct } = found;
  const { changes, sentences } = standIns({ ...query, device: id }, found.device, devices);
  return { changes: { device: id, ...changes }, sentences: [...(isProduct ? [`The device for ${repeated(query.device)} is ${name}, named ${id}.`] : []), ...sentences] };
}

/** The sentence about an arrangement that a device does not have, with the nearest names that an address can have instead. */
function lackOfArrangement({ arrangement, orientation }, device) {
  const there = choicesOf(device, orientation).map(choice => choice.arrangement);
  const lack = `${device.name} has no ${quoted(longName(arrangement))} in ${heldAs(orientation)}`;
  return ended(there.length > 0 ? `${lack}; it has ${nearestText(arrangement, there)}` : lack);
}

/** Whether an option can have the value. For an unknown kind, the server decides. */
const takes = ({ kind, values }, value) => ({
  choice: () => values.includes(value) || Object.values(modes.names).includes(value),
  flag: () => typeof value === 'boolean',
  length: () => typeof value === 'number',
})[kind]?.() ?? true;

const quoted = text => `“${repeated(String(text))}”`;

/**
 * Replacements for the scene, its profile, the policy and the options. An unknown value is left out, and the scene's
 * own takes its place. For an unknown scene it is the server's first.
 * @param {{scenes: object[], faults?: any[], profiles?: string[], policies?: string[], languages?: string[]}} offer the server's offer,
 * with no scenes if there was no answer
 */
export function sceneStandIns(query, offer) {
  // A scene whose file has a fault from the start stays asked for. The page waits until the file is right.
  const isAwaited = offer.faults?.some(fault => fault.scene === query.scene);
  if (offer.scenes.length === 0) return { changes: {}, sentences: [] };
  const entry = offer.scenes.find(({ id }) => id === query.scene);
  if (!entry && query.scene === usualScene) {
    const scene = offer.scenes[0].id;
    const { changes, sentences } = sceneStandIns({ ...query, scene }, offer);
    return { changes: { scene, ...changes }, sentences };
  }
  if (!entry && isAwaited) return { changes: {}, sentences: [] };
  if (!entry) return insteadOf(query, offer);
  const choices = Object.entries(namesFor(entry, query, offer));
  const unknown = choices.filter(([name, there]) => query[name] && !there.includes(query[name]));
  const [kept, dropped] = optionsOf(query, entry);
  return {
    changes: { ...without(unknown.map(([name]) => name)), ...(dropped.length > 0 && { options: kept }) },
    sentences: [
      ...unknown.map(([name, there]) => `${entry.title} has no ${name} ${quoted(query[name])}; it has ${nearestText(query[name], there)}`),
      ...dropped.map(option => lackOf(option, entry)),
    ].map(ended),
  };
}

/** Replacements for a scene that is not there: the one that is meant, with all else of the address, or else the server's first one. */
function insteadOf(query, offer) {
  const scene = meant(query.scene, idsOf(offer.scenes));
  if (!scene) return firstInsteadOf(query, offer);
  const { changes, sentences } = sceneStandIns({ ...query, scene }, offer);
  const said = `No scene is named ${repeated(query.scene)}; this is ${scene}.`;
  return { changes: { scene, ...changes }, sentences: [said, ...sentences] };
}

/**
 * Replacements for a scene that is not there: the server's first one, as it begins. A profile, a policy and a language stay if that scene
 * has them. There are sentences about those that no scene has.
 */
function firstInsteadOf(query, offer) {
  const [first] = offer.scenes;
  const names = namesFor(first, query, offer);
  const everywhere = { ...names, profile: [...new Set(offer.scenes.flatMap(entry => profilesOf(entry, offer)))] };
  const lacking = Object.keys(names).filter(name => query[name] && !names[name].includes(query[name]));
  const unheard = lacking.filter(name => !everywhere[name].includes(query[name]));
  return {
    changes: { scene: first.id, ...without(lacking), options: {}, place: null, inputs: [] },
    sentences: [absence('scene', query.scene, idsOf(offer.scenes)), ...unheard.map(name => absence(name, query[name], everywhere[name]))].map(ended),
  };
}

/** The names that a scene can have for each member of the address for which the server offers names. @returns {Record<string, string[]>} */
const namesFor = (entry, query, offer) => ({
  profile: profilesOf(entry, offer), policy: offer.policies ?? [query.policy], language: offer.languages ?? [query.language],
});

const without = names => Object.fromEntries(names.map(name => [name, null]));

/** The sentence about an option that a scene does not have, or that cannot have the value. */
function lackOf([name, value], { title, options }) {
  if (!Object.hasOwn(options, name)) {
    const there = Object.keys(options);
    return `${title} has no option ${quoted(name)}${there.length > 0 ? `; it has ${nearestText(name, there)}` : ''}`;
  }
  const { values } = options[name];
  return `${title} has no option ${quoted(name)} of ${quoted(value)}${values ? `; it can be ${nearestText(String(value), values.map(String))}` : ''}`;
}

/** The options of a query that the scene has, and the other ones as pairs. */
function optionsOf(query, entry) {
  const all = Object.entries(query.options);
  const isThere = ([name, value]) => Object.hasOwn(entry.options, name) && takes(entry.options[name], value);
  return [Object.fromEntries(all.filter(isThere)), all.filter(option => !isThere(option))];
}
