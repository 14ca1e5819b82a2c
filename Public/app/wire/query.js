// Reads and writes the page's address. Pure functions.
import { fieldsOfApp, fieldsOfPage, length, namesOf as namesOfFields } from './fields.js';

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

/** The traits that the address overrides. */
function overridesOf(query) {
  const named = Object.entries(overriding).filter(([name, [, values]]) => values.includes(query.get(name)));
  return Object.fromEntries(named.map(([name, [trait]]) => [trait, query.get(name)]));
}

/** The members of a query that fields tell. */
const membersOf = (fields, query) => Object.fromEntries(Object.entries(fields).map(([name, [member, { read }]]) => [member, read(query.get(name))]));

/** The names that a member of the address can have, besides those that the server offers. */
export const namesOf = {
  ...namesOfFields, widthClass: sizeClasses, heightClass: sizeClasses, text: textSizes, contrast: ['high', 'normal'], motion: ['reduce'],
};

/** The scene for an address that names none. A server that does not have it opens its first one. */
export const usualScene = 'instagram';

/** The options that an address names. */
const optionsIn = search => Object.fromEntries(
  [...search].filter(([name]) => name.startsWith('opt.') && name.length > 4).map(([name, value]) => [name.slice(4), optionValue(value)]),
);

const isEmpty = options => Object.keys(options).length === 0;

/** The greatest length of the search part of an address, because servers and proxies bound the head of a request. */
const longest = 1024;

/** The search part of an address, with what stands behind its hash sign. */
export const wholeSearch = ({ search, hash }) => (hash.includes('=') ? `${search || '?'}&${hash.slice(1)}` : search);

/** Whether an address names a scene. */
export const namesScene = search => Boolean(new URLSearchParams(search).get('scene'));

/** Whether an address asks for the app's window alone, without the page's bar. */
export const isEmbedded = search => new URLSearchParams(search).get('embed') === '1';

/**
 * Reads `?scene=&profile=&policy=&rtl=1&appearance=dark&width=&height=&panel=&dock=&embed=1&font=own&opt.NAME=value`,
 * `&widthClass=&heightClass=&text=&contrast=high&motion=reduce&lang=&ruler=1&overview=1&timeline=1&board=`, and
 * the place of the window on a device: `&device=&orientation=&arrangement=&side=&divider=`, and what happened in the
 * preview: `&place=` and any number of `&do=`, in the notation that the module `share/inputs.js` reads.
 *
 * `panel` is the open part of the developer's panel, `off` if the panel is closed, or null if the address does not say. `dock` is the
 * panel beside the app (dock/part.js).
 * `fixedSize` is null unless both lengths are given. The app's window keeps a fixed size, and the page scales it to
 * fit. On a device, it is the size of a free window.
 */
export function readQuery(search) {
  const query = new URLSearchParams(search);
  const [width, height] = [length(query.get('width')), length(query.get('height'))];
  return {
    ...membersOf(fieldsOfApp, query),
    ...membersOf(fieldsOfPage, query),
    place: query.get('place') || null,
    inputs: query.getAll('do').filter(Boolean),
    scene: query.get('scene') || usualScene,
    fixedSize: width && height ? { width, height } : null,
    overrides: overridesOf(query),
    options: optionsIn(query),
  };
}

/** The address that `readQuery` reads as this query. */
export function searchOf(query) {
  const search = new URLSearchParams({ scene: query.scene });
  const add = (name, value) => value && search.set(name, value);
  const addAll = fields => Object.entries(fields).forEach(([name, [member, { write }]]) => add(name, write(query[member])));
  addAll(fieldsOfApp);
  add('width', query.fixedSize?.width);
  add('height', query.fixedSize?.height);
  for (const [name, [trait]] of Object.entries(overriding)) add(name, query.overrides?.[trait]);
  addAll(fieldsOfPage);
  for (const [name, value] of Object.entries(query.options)) search.set(`opt.${name}`, optionText(value));
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

/** Removes what happened in the preview from a query, because something else is on screen. Nothing is left to consent to. */
export const forgetPast = query => Object.assign(query, { place: null, inputs: [], needsConsent: false });

/** Whether a query tells what happened in the preview. */
export const hasPast = query => Boolean(query.place || query.inputs?.length > 0);

/** The search part of an address without the server's token. */
export function withoutToken(search) {
  const fields = search.slice(1).split('&').filter(field => !field.startsWith('token='));
  return fields.join('&') === '' ? '' : `?${fields.join('&')}`;
}

/**
 * The `open` message for a query, in a window of the given size, or of the scene's own size for null. The server knows
 * the insets that belong to it. A query without a version opens in the one in which the page shows the scene.
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
  if (!isEmpty(query.options)) message.options = query.options;
  if (query.language) message.language = query.language;
  const profile = query.profile ?? query.shownProfile;
  if (profile) message.profile = profile;
  if (query.policy) message.policy = query.policy;
  if (place) message.place = place;
  return message;
}

/** Whether the app's window has the scene's own size, as a phone does, instead of filling the browser. */
export function keepsOwnSize(query, entry) {
  return entry?.policy === 'phone' && (query.policy ?? entry.policy) === 'phone' && !query.fixedSize && !query.device;
}
