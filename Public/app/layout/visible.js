// The part of a long content that is near enough to be seen. Pure.

/**
 * The part of the content to keep in the page: what is visible, and half a screen more on either side. The `last` part stays for as
 * long as it has an eighth of a screen more, so that most frames of a scroll add and remove nothing.
 *
 * @param {number} offset
 * @param {number} height the height of the screen
 * @param {number[]} contentInset
 * @param {{from: number, to: number, height: number}} [last]
 */
export function window(offset, height, contentInset, last) {
  const top = offset - contentInset[0];
  const enough = height / 8;
  if (last?.height === height && last.from <= top - enough && last.to >= top + height + enough) return last;
  return { from: top - height / 2, to: top + height * 1.5, height };
}
