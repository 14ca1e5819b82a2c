// Colours as #rrggbb. Pure.

const parse = hex => [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16));
const format = parts => `#${parts.map(part => Math.round(Math.max(0, Math.min(255, part))).toString(16).padStart(2, '0')).join('')}`;

/** The colour `amount` (0 to 1) of the way from one to another. */
export function mix(from, to, amount) {
  const b = parse(to);
  return format(parse(from).map((part, i) => part + (b[i] - part) * amount));
}

export const lighten = (color, amount) => mix(color, '#ffffff', amount);
export const darken = (color, amount) => mix(color, '#0b1020', amount);
