// The names of display modes in the options of an address. Pure functions.
import { modes, withModes } from '../scene/modeNames.js';

/** The name of a mode on the wire. Any other value stays. */
export const wireName = value => Object.keys(modes.names).find(name => modes.names[name] === value) ?? value;

/** The query with the names that display modes have in its profile, which is the scene's own if the query has none. */
export const withNames = (query, { profile }) => ({
  ...query, options: JSON.parse(JSON.stringify(query.options), (_, one) => withModes(wireName(one), query.profile ?? profile)),
});
