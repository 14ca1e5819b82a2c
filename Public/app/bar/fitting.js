// The words of the caption that have room in its two lines. Pure functions.

/** The number of lines of the caption (bar.css). */
const mostLines = 2;

/** The part of a line, in points, that words leave free, because the browser rounds their widths. */
const slack = 1;

/**
 * The number of lines that a text takes.
 *
 * @param {number} room the width of a line, in points
 * @param {(word: string) => number} widthOf the width of a word, in points
 */
export function linesOf(text, room, widthOf) {
  const space = widthOf(' ');
  let [lines, x] = [0, Infinity];
  for (const word of text.split(' ')) {
    const width = widthOf(word);
    if (width > room) return Infinity;
    if (x + space + width > room) [lines, x] = [lines + 1, width];
    else x += space + width;
  }
  return lines;
}

/**
 * The first of several texts that has room, or the last one, which is tight, if none has. A tight text has smaller letters.
 *
 * @param {string[]} texts the longest one first
 * @returns {{text: string, isTight: boolean}}
 */
export function fitting(texts, room, widthOf) {
  const found = texts.find(text => linesOf(text, room - slack, widthOf) <= mostLines);
  return { text: found ?? texts[texts.length - 1], isTight: found === undefined };
}
