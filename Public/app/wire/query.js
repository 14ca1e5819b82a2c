// What the page's address asks for. Pure.

/** A query value as the JSON it spells, else as the text it is. */
function optionValue(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function length(text) {
  const value = Number(text);
  return text !== null && Number.isFinite(value) && value >= 1 && value <= 20000 ? value : null;
}

/**
 * Reads `?scene=&profile=&policy=&rtl=1&width=&height=&opt.NAME=value`.
 *
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
    options,
  };
}

/** The `open` message for what was asked, in a window of this size; the server knows the insets that go with it. */
export function openMessage(query, { size, scale, isDark, isRightToLeft, place }) {
  const message = {
    type: 'open',
    scene: query.scene,
    updates: 'changed',
    window: { width: size.width, height: size.height, scale },
    traits: {
      userInterfaceStyle: isDark ? 'dark' : 'light',
      layoutDirection: isRightToLeft ? 'rightToLeft' : 'leftToRight',
    },
  };
  if (Object.keys(query.options).length > 0) message.options = query.options;
  if (query.profile) message.profile = query.profile;
  if (query.policy) message.policy = query.policy;
  if (place) message.place = place;
  return message;
}
