// Numbers and words as the page writes them. Pure functions.

/** A number with at most one decimal place. */
export const tenths = value => String(Math.round(value * 10) / 10);

/** A number with at most two decimal places. */
export const hundredths = value => String(Math.round(value * 100) / 100);

/** A size: `1366 × 1024`. @param number writes a length */
export const sizeText = ([width, height], number = tenths) => `${number(width)} × ${number(height)}`;

/** The size and the place of a rectangle: `320 × 820 at 0, 20`. @param number writes a length */
export const rectText = ([x, y, width, height], number = tenths) => `${sizeText([width, height], number)} at ${number(x)}, ${number(y)}`;

/** A text whose first letter is a capital. */
export const capital = text => text.replace(/^./u, first => first.toUpperCase());

/**
 * The one number by which people know a breakpoint, of the two widths between which the layout changes. They are a pixel apart. It is
 * the whole number of the two, and the narrower one if both or neither are whole: a layout that changes above 667 changes at 667,
 * and one that changes from 1024 on changes at 1024. The server counts in the same way.
 */
export function flipNumber(one, other) {
  const [narrower, wider] = [Math.min(one, other), Math.max(one, other)];
  return Number.isInteger(wider) && !Number.isInteger(narrower) ? wider : narrower;
}

/** The letters that are read from right to left, and the characters that turn the direction of what follows. */
const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The characters that would end an isolate early: those of other isolates, and the ends of lines and paragraphs. */
const ending = /[\p{Cc}\p{Zl}\p{Zp}\u2066-\u2069]/gu;

/**
 * A text that the page did not write, such as a title or the name of a file, as a part of a sentence. If it could turn the rest of the
 * sentence around, it stands between the characters of Unicode that isolate it, which also hold in the labels for screen readers.
 *
 * @template {?string | undefined} Text
 * @param {Text} text
 * @returns {Text | string}
 */
export const isolated = text => (text && turning.test(text) ? `\u2068${text.replace(ending, ' ')}\u2069` : text);
