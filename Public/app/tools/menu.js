// The choices of the menu and the addresses that they produce. Pure functions.

/** The names of a scene's profiles, or of all profiles if the server does not list the scene's. */
export const profilesOf = (entry, meta) => entry?.profiles ?? meta.profiles ?? [];

/** The query for another scene with its default profile and options. Right-to-left and the panel stay. */
export const withScene = (query, scene) => ({ ...query, scene, profile: null, policy: null, fixedSize: null, options: {} });

/** The query for the same scene with another profile or policy. Null stands for the scene's own. */
export const withChoice = (query, name, value) => ({ ...query, [name]: value || null });

/** The query for the same scene with an option. A default value is left out. */
export function withOption(query, name, value, option) {
  const { [name]: old, ...rest } = query.options;
  const isDefault = JSON.stringify(value) === JSON.stringify(option.default);
  return { ...query, options: isDefault ? rest : { ...rest, [name]: value } };
}

/** The value that an option has in a query. */
export const valueOf = (query, name, option) => (name in query.options ? query.options[name] : option.default);
