// The part of a long content that is near enough to be seen. Pure.

/** The part of the content to keep in the page: what is visible, and half a screen more on either side. */
export function window(offset, viewportHeight, contentInset) {
  const top = offset - contentInset[0];
  const more = viewportHeight / 2;
  return { from: top - more, to: top + viewportHeight + more };
}
