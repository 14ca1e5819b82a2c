// Drawings of flags, for systems whose fonts have no flags. Pure.

const bars = (...colors) => colors.map((color, i) => `<rect x="${i * 10}" width="10" height="20" fill="${color}"/>`).join('');
const bands = (...colors) => colors.map((color, i) => `<rect y="${(i * 20) / colors.length}" width="30" height="${20 / colors.length + 0.1}" fill="${color}"/>`).join('');
const stars = [2, 4.4, 6.8, 9.2].flatMap((y, row) => [1.6, 4.2, 6.8, 9.4].map(x => `<circle cx="${x + (row % 2) * 1.1}" cy="${y - 0.2}" r="0.55" fill="#fff"/>`)).join('');
const red = '#b22234';
const white = '#fff';

const flags = {
  PE: bars('#d91023', white, '#d91023'),
  RU: bands(white, '#0039a6', '#d52b1e'),
  US: `${bands(red, white, red, white, red, white, red, white, red, white, red, white, red)}<rect width="12.5" height="10.8" fill="#3c3b6e"/>${stars}`,
};

/** Matches two regional indicators in a row, which a font may draw as a flag. */
export const flagPattern = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;

/** The country code that a pair of regional indicators spells. */
export function countryOf(pair) {
  return [...pair].map(letter => String.fromCharCode(letter.codePointAt(0) - 0x1f1e6 + 65)).join('');
}

/** The SVG document of a country's flag, or null if we have not drawn it. */
export function flagSvg(country) {
  const flag = flags[country];
  return flag ? `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" viewBox="0 0 30 20"><clipPath id="c"><rect width="30" height="20" rx="3"/></clipPath><g clip-path="url(#c)">${flag}</g></svg>` : null;
}
