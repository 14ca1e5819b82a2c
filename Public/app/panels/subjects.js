// The subjects of facts: the window, a controller or a column of a split view. Pure functions.

/**
 * The split view and the column that a target names, such as `split.primary`, or null for a target that is no column.
 *
 * @returns {?{split: string, column: string}}
 */
export function columnTarget(target) {
  const [, split, column] = /^(.+)\.(primary|supplementary|secondary|inspector|compact)$/.exec(target) ?? [];
  return column ? { split, column } : null;
}

/** The only one of some names, which sentences need not say, or null if there are none or several. */
export function onlyOne(names) {
  const [first = null, ...others] = new Set(names);
  return others.length === 0 ? first : null;
}
