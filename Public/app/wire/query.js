// What the page's address asks for. Pure.

/** A query value as the JSON it spells, else as the text it is. */
function optionValue(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The text that `optionValue` reads as this value. */
function optionText(value) {
  return typeof value === 'string' && optionValue(value) === value ? value : JSON.stringify(value);
}

function length(text) {
  const value = Number(text);
  return text !== null && Number.isFinite(value) && value >= 1 && value <= 20000 ? value : null;
}

/**
 * Reads `?scene=&profile=&policy=&rtl=1&width=&height=&panel=&opt.NAME=value`.
 *
 * `panel` is the part of the developer's panel that is open, `off` when it is to be closed, or null when nobody says.
 * `fixedSize` is null unless both lengths are given; then the app's window keeps that size and the page scales it to fit.
 */
export function readQuery(search) {
  const query = new URLSearchParams(search);
  const width = length(query.get('width'));
  const height = length(query.get('height'));
  const options = {};
  for (const [name, value] of query) {
    if (name.startsWith('opt.') && name.length > 4) options[name.slice(4)] = optionValue(value);
  }
  return {
    scene: query.get('scene') || 'instagram',
    profile: query.get('profile') || null,
    policy: query.get('policy') || null,
    isRightToLeft: ['1', 'true', 'yes'].includes(query.get('rtl')),
    fixedSize: width && height ? { width, height } : null,
    panel: query.get('panel') || null,
    options,
  };
}

/** The address that asks for this: what `readQuery` reads back. */
export function searchOf({ scene, profile, policy, isRightToLeft, fixedSize, panel, options }) {
  const search = new URLSearchParams({ scene });
  const add = (name, value) => value && search.set(name, value);
  add('profile', profile);
  add('policy', policy);
  add('rtl', isRightToLeft && '1');
  add('width', fixedSize?.width);
  add('height', fixedSize?.height);
  add('panel', panel);
  for (const [name, value] of Object.entries(options)) search.set(`opt.${name}`, optionText(value));
  return `?${search}`;
}

/**
 * The `open` message for what was asked, in a window of this size, or of the scene's own when it is null; the server
 * knows the insets that go with it.
 */
export function openMessage(query, { size, scale, isDark, isRightToLeft, place }) {
  const message = {
    type: 'open',
    scene: query.scene,
    updates: 'changed',
    traits: {
      userInterfaceStyle: isDark ? 'dark' : 'light',
      layoutDirection: isRightToLeft ? 'rightToLeft' : 'leftToRight',
    },
  };
  if (size) message.window = { width: size.width, height: size.height, scale };
  if (Object.keys(query.options).length > 0) message.options = query.options;
  if (query.profile) message.profile = query.profile;
  if (query.policy) message.policy = query.policy;
  if (place) message.place = place;
  return message;
}

/** Whether the app's window has the scene's own size, as a phone does, instead of filling the browser. */
export function keepsOwnSize(query, entry) {
  return entry?.policy === 'phone' && (query.policy ?? entry.policy) === 'phone' && !query.fixedSize;
}
