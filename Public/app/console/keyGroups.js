// The single keys in groups. Pure.

/** The order of the groups. Any other group comes after them. */
const order = ['Text size', 'Traits', 'App', 'Page', 'Focus'];

const rank = name => (order.includes(name) ? order.indexOf(name) : order.length);

/**
 * The keys by their groups, in the order in which they were named.
 *
 * @param {{key: string, words: string, group: string}[]} shortcuts
 */
export function groupsOf(shortcuts) {
  const names = [...new Set(shortcuts.map(({ group }) => group))].sort((a, b) => rank(a) - rank(b));
  return names.map(name => ({ name, keys: shortcuts.filter(({ group }) => group === name) }));
}
