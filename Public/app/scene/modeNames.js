// The names that display modes have in some profiles, where they are not those of the wire. The server knows them.

/**
 * These names by those of the wire, the profiles that have them, and the profile of the scene on screen.
 *
 * @type {{names: Record<string, string>, profiles: string[], shown: () => ?string}}
 */
export const modes = { names: {}, profiles: [], shown: () => null };

/**
 * A value of the wire, which JSON could contain, with the names in a profile, or else in that on screen, in its members too.
 *
 * @param {any} value
 * @param {?string} [profile]
 */
export const withModes = (value, profile = modes.shown()) => (modes.profiles.includes(profile)
  ? JSON.parse(JSON.stringify(value), (_, one) => (Object.hasOwn(modes.names, one) ? modes.names[one] : one)) : value);
