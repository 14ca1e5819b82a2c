// The menu's choices, from what the server offers, and the address that a choice makes. Pure.

/** The names of a scene's profiles; a server that does not say them has those of all scenes. */
export const profilesOf = (entry, meta) => entry?.profiles ?? meta.profiles ?? [];

/** Another scene afresh: its own profile, its own options; right to left and the panel stay. */
export const withScene = (query, scene) => ({ ...query, scene, profile: null, policy: null, fixedSize: null, options: {} });

/** The same scene with another profile or policy; null is the scene's own. */
export const withChoice = (query, name, value) => ({ ...query, [name]: value || null });

/** The same scene with an option; its default is said by leaving it out. */
export function withOption(query, name, value, option) {
  const { [name]: old, ...rest } = query.options;
  const isDefault = JSON.stringify(value) === JSON.stringify(option.default);
  return { ...query, options: isDefault ? rest : { ...rest, [name]: value } };
}

/** The value that an option has in a query. */
export const valueOf = (query, name, option) => (name in query.options ? query.options[name] : option.default);
