// Properties of CSS that a node may have.

/**
 * Sets properties, and takes those away that have no value.
 *
 * @param {HTMLElement} target
 * @param {Record<string, string | undefined>} properties
 */
export function setProperties({ style }, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (value) style.setProperty(name, value);
    else style.removeProperty(name);
  }
}
