// Reads and writes the page's address. Pure functions.

const sizeClasses = ['compact', 'regular'];

/** UIKit's twelve content size categories. */
const textSizes = [
  'extraSmall', 'small', 'medium', 'large', 'extraLarge', 'extraExtraLarge', 'extraExtraExtraLarge',
  ...['Medium', 'Large', 'ExtraLarge', 'ExtraExtraLarge', 'ExtraExtraExtraLarge'].map(size => `accessibility${size}`),
];

/**
 * The members of the address that override a trait, with the trait and its values.
 *
 * @type {Record<string, [trait: string, values: string[]]>}
 */
const overriding = {
  widthClass: ['horizontalSizeClass', sizeClasses],
  heightClass: ['verticalSizeClass', sizeClasses],
  text: ['preferredContentSizeCategory', textSizes],
  contrast: ['accessibilityContrast', ['high']],
};

/** The value of a query's text: the JSON that it contains, or the text itself. */
function optionValue(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The text for which `optionValue` returns a value. */
function optionText(value) {
  return typeof value === 'string' && optionValue(value) === value ? value : JSON.stringify(value);
}

function length(text) {
  const value = Number(text);
  return text !== null && Number.isFinite(value) && value >= 1 && value <= 20000 ? value : null;
}

const orientations = ['portrait', 'portraitUpsideDown', 'landscapeLeft', 'landscapeRight'];

/** The orientation of the device: UIKit's name, `landscape` for the usual landscape, or null for portrait. */
function orientationOf(text) {
  const name = text === 'landscape' ? 'landscapeLeft' : text;
  return orientations.includes(name) && name !== 'portrait' ? name : null;
}

/** The traits that the address overrides. */
function overridesOf(query) {
  const named = Object.entries(overriding).filter(([name, [, values]]) => values.includes(query.get(name)));
  return Object.fromEntries(named.map(([name, [trait]]) => [trait, query.get(name)]));
}

/** The boards, by what their windows differ in. */
export const boards = ['arrangements', 'ipads', 'iphones', 'profiles', 'directions', 'appearances', 'textSizes'];

/** The names that a member of the address can have, besides those that the server offers. */
export const namesOf = {
  orientation: [...orientations, 'landscape'], side: ['left', 'right'], appearance: ['light', 'dark'],
  widthClass: sizeClasses, heightClass: sizeClasses, text: textSizes, contrast: ['high', 'normal'], motion: ['reduce'], board: boards,
};

/** The scene for an address that names none. A server that does not have it opens its first one. */
export const usualScene = 'instagram';

/** The options with which a scene shows something from the start, for an address with neither options nor a past. */
const showing = { instagram: { selectsFirst: true } };

/** The options with which a user first sees a scene. */
export const optionsToBegin = scene => ({ ...showing[scene] });

/** The options without which an address would open a scene with those to begin. */
const optionsAgainst = scene => Object.fromEntries(Object.keys(optionsToBegin(scene)).map(name => [name, false]));

/** The options that an address names. */
const optionsIn = search => Object.fromEntries(
  [...search].filter(([name]) => name.startsWith('opt.') && name.length > 4).map(([name, value]) => [name.slice(4), optionValue(value)]),
);

/** The greatest length of the search part of an address, because servers and proxies bound the head of a request. */
const longest = 1024;

/** The search part of an address, with what stands behind its hash sign. */
export const wholeSearch = ({ search, hash }) => (hash.includes('=') ? `${search || '?'}&${hash.slice(1)}` : search);

/** Whether an address asks for the app's window alone, without the page's bar. */
export const isEmbedded = search => new URLSearchParams(search).get('embed') === '1';

/**
 * Reads `?scene=&profile=&policy=&rtl=1&appearance=dark&width=&height=&panel=&embed=1&font=own&opt.NAME=value`,
 * `&widthClass=&heightClass=&text=&contrast=high&motion=reduce&lang=&ruler=1&overview=1&timeline=1&board=`, and
 * the place of the window on a device: `&device=&orientation=&arrangement=&side=&divider=`, and what happened in the
 * preview: `&place=` and any number of `&do=`, in the notation that the module `share/inputs.js` reads.
 *
 * `panel` is the open part of the developer's panel, `off` if the panel is closed, or null if the address does not say.
 * `fixedSize` is null unless both lengths are given. The app's window keeps a fixed size, and the page scales it to
 * fit. On a device, it is the size of a free window.
 */
export function readQuery(search) {
  const query = new URLSearchParams(search);
  const width = length(query.get('width'));
  const height = length(query.get('height'));
  const scene = query.get('scene') || usualScene;
  const place = query.get('place') || null;
  const inputs = query.getAll('do').filter(Boolean);
  const named = optionsIn(query);
  const isFresh = Object.keys(named).length === 0 && !hasPast({ place, inputs });
  return {
    scene,
    profile: query.get('profile') || null,
    policy: query.get('policy') || null,
    isRightToLeft: ['1', 'true', 'yes'].includes(query.get('rtl')),
    appearance: ['light', 'dark'].find(name => name === query.get('appearance')) ?? null,
    isEmbedded: isEmbedded(search),
    font: query.get('font') === 'own' ? 'own' : null,
    fixedSize: width && height ? { width, height } : null,
    device: query.get('device') || null,
    orientation: orientationOf(query.get('orientation')),
    arrangement: query.get('arrangement') || null,
    side: query.get('side') === 'right' ? 'right' : null,
    divider: length(query.get('divider')),
    overrides: overridesOf(query),
    isStill: query.get('motion') === 'reduce',
    language: query.get('lang') || null,
    isRuled: query.get('ruler') === '1',
    isOverview: query.get('overview') === '1',
    isTimed: query.get('timeline') === '1',
    board: boards.find(name => name === query.get('board')) ?? null,
    panel: query.get('panel') || null,
    place,
    inputs,
    options: isFresh ? optionsToBegin(scene) : named,
  };
}

/** The address that `readQuery` reads as this query. */
export function searchOf(query) {
  const { scene, profile, policy, isRightToLeft, fixedSize, panel } = query;
  const isFresh = Object.keys(query.options).length === 0 && !hasPast(query);
  const options = isFresh ? optionsAgainst(scene) : query.options;
  const search = new URLSearchParams({ scene });
  const add = (name, value) => value && search.set(name, value);
  add('device', query.device);
  add('orientation', query.orientation === 'landscapeLeft' ? 'landscape' : query.orientation);
  for (const name of ['arrangement', 'side', 'divider']) add(name, query[name]);
  add('profile', profile);
  add('policy', policy);
  add('rtl', isRightToLeft && '1');
  add('appearance', query.appearance);
  add('width', fixedSize?.width);
  add('height', fixedSize?.height);
  for (const [name, [trait]] of Object.entries(overriding)) add(name, query.overrides?.[trait]);
  add('motion', query.isStill && 'reduce');
  add('lang', query.language);
  add('ruler', query.isRuled && '1');
  add('overview', query.isOverview && '1');
  add('timeline', query.isTimed && '1');
  add('board', query.board);
  add('panel', panel);
  add('embed', query.isEmbedded && '1');
  add('font', query.font);
  for (const [name, value] of Object.entries(options)) search.set(`opt.${name}`, optionText(value));
  add('place', query.place);
  for (const input of query.inputs ?? []) search.append('do', input);
  return bounded([...search]);
}

/** The text of fields, in which the signs that an address may contain stay as they are. */
const written = pairs => String(new URLSearchParams(pairs)).replace(/%(28|29|2C|2F|3A|3B)/g, decodeURIComponent);

/** Whether a field has a control character, such as a line break, with which libwebsockets refuses a request. */
const isUnsendable = field => /%([01]|7F)/.test(field);

/**
 * An address of these fields. Some stand behind the hash sign, where they are not sent: fields that no server takes, and the
 * longest ones if the address would be too long.
 */
function bounded(pairs) {
  const names = [...new Set(pairs.map(([name]) => name))];
  const fields = names.map(name => [name, written(pairs.filter(pair => pair[0] === name))]);
  const behind = new Set(fields.filter(([, field]) => isUnsendable(field)).map(([name]) => name));
  const text = isBehind => fields.filter(([name]) => behind.has(name) === isBehind).map(([, field]) => field).join('&');
  for (const [name] of [...fields].sort((a, b) => b[1].length - a[1].length)) {
    if (text(false).length < longest) break;
    behind.add(name);
  }
  return `?${text(false)}${behind.size > 0 ? `#${text(true)}` : ''}`;
}

/** Removes what happened in the preview from a query, because something else is on screen. */
export const forgetPast = query => Object.assign(query, { place: null, inputs: [] });

/** Whether a query tells what happened in the preview. */
export const hasPast = query => Boolean(query.place || query.inputs?.length > 0);

/** The search part of an address without the server's token. */
export function withoutToken(search) {
  const fields = search.slice(1).split('&').filter(field => !field.startsWith('token='));
  return fields.join('&') === '' ? '' : `?${fields.join('&')}`;
}

/**
 * The `open` message for a query, in a window of the given size, or of the scene's own size for null. The server knows
 * the insets that belong to it.
 */
export function openMessage(query, { size, scale, isDark, isRightToLeft, place }) {
  const message = {
    type: 'open',
    scene: query.scene,
    updates: 'moved',
    traits: {
      userInterfaceStyle: isDark ? 'dark' : 'light',
      layoutDirection: isRightToLeft ? 'rightToLeft' : 'leftToRight',
      ...query.overrides,
    },
  };
  if (query.device) message.device = query.device;
  if (size) message.window = { width: size.width, height: size.height, ...(query.device ? {} : { scale }) };
  if (Object.keys(query.options).length > 0) message.options = query.options;
  if (query.language) message.language = query.language;
  if (query.profile) message.profile = query.profile;
  if (query.policy) message.policy = query.policy;
  if (place) message.place = place;
  return message;
}

/** Whether the app's window has the scene's own size, as a phone does, instead of filling the browser. */
export function keepsOwnSize(query, entry) {
  return entry?.policy === 'phone' && (query.policy ?? entry.policy) === 'phone' && !query.fixedSize && !query.device;
}
