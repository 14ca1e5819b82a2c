// What the tab remembers for as long as it exists. A browser can refuse the storage, and the document then remembers it alone.

/** The value for a key, or null. */
export function stored(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Stores a value that JSON can contain. */
export function store(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}
