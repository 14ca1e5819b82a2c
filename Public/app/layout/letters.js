// How much room the words of a text need, without measuring them. Pure.

/** The width of a letter, in sizes of the font, that is enough for the letters of nearly every word. The style sheets have it too. */
export const letterWidth = 0.6;

/** Letters that are as wide as the font is high, such as those of Chinese and Japanese. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/g;

/** The number of letters in a word, in which a wide letter counts twice. */
const lengthOf = word => [...word].length + (word.match(wide)?.length ?? 0);

/** The number of lines that words take if a line has room for so many letters. */
function linesOf(lengths, room) {
  let [lines, used] = [1, -1];
  for (const length of lengths) {
    if (used + 1 + length <= room) {
      used += 1 + length;
    } else {
      lines += 1;
      used = length;
    }
  }
  return lines;
}

/**
 * The least number of letters for which a line needs room so that a text takes no more than the given lines, and no word is broken.
 *
 * @param {string} text
 * @param {number} lines
 */
export function lettersInLine(text, lines) {
  const lengths = text.split(/\s+/).filter(Boolean).map(lengthOf);
  let room = Math.max(1, ...lengths);
  while (linesOf(lengths, room) > lines) room += 1;
  return room;
}
