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
