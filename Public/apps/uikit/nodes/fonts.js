// The fonts of texts. Pure.

/** @typedef {{size?: number, weight?: number, design?: string, isItalic?: boolean, line?: number, spacing?: number}} Font */

/** The fonts of UIKit's designs, with those that stand for them elsewhere. */
const families = {
  serif: '"New York", ui-serif, Georgia, "Liberation Serif", serif',
  rounded: 'ui-rounded, "SF Pro Rounded", var(--font)',
  monospaced: 'ui-monospace, "SF Mono", Menlo, "Liberation Mono", monospace',
};

/** The height of a line for which a font names none, in sizes of the font. A picture has the same (`TextAttributes.lineHeight`). */
const usualLine = 1.25;

/**
 * The height of a line of a font, in points; for none that of a body text.
 *
 * @param {Font} [font]
 */
export function lineHeightOf(font) {
  const { size = 17, line = size * usualLine } = font ?? {};
  return line;
}

/** The height of the letters of the system's font, in sizes of the font (`LineHeight.natural`). */
const letters = 1.193359375;

/**
 * The height of the first line of a text, in points: that of its letters, or the distance between lines if that is less.
 *
 * @param {Font} [font]
 */
export const firstLineOf = font => Math.min((font?.size ?? 17) * letters, lineHeightOf(font));

/** The space after each letter in CSS. Only the page's own font needs it: San Francisco has its spaces by itself (`LetterSpacing`). */
const spacingOf = spacing => (spacing ? `calc(var(--spaced, 0) * ${spacing}em)` : '0');

/**
 * The properties of CSS for a font of the view model, or for none.
 *
 * @param {Font} [font]
 */
export function fontStyle(font) {
  if (!font) return { fontSize: '', fontWeight: '', fontFamily: '', fontStyle: '', lineHeight: '', letterSpacing: '' };
  const { size, weight = 400, design = 'default', isItalic = false, spacing = 0 } = font;
  return {
    fontSize: `${size}px`,
    fontWeight: String(weight),
    fontFamily: families[design] ?? 'var(--font)',
    fontStyle: isItalic ? 'italic' : 'normal',
    lineHeight: `${lineHeightOf(font)}px`,
    letterSpacing: spacingOf(spacing),
  };
}
