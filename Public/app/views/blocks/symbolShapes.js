// Shapes from which symbols are made, on a field of 24 x 24. Pure.

/** A length in hundredths. */
const short = value => String(Math.round(value * 100) / 100);

/** An outline from its commands and lengths. */
const outline = (texts, ...lengths) => texts.map((text, index) => text + (index < lengths.length ? short(lengths[index]) : '')).join('');

/** A circle around a point. */
export const circle = (x, y, r) => outline`M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 ${-2 * r}Z`;

/** A rectangle with round corners. */
export const box = (x, y, width, height, r) => outline`M${x + r} ${y}H${x + width - r}a${r} ${r} 0 0 1 ${r} ${r}V${y + height - r}a${r} ${r} 0 0 1 ${-r} ${r}H${x + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${y + r}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** Lines that point away from the middle of the field, from one distance to another. The first one points up. */
export const rays = (count, from, to) => Array.from({ length: count }, (_, index) => {
  const [x, y] = [Math.sin((2 * Math.PI * index) / count), -Math.cos((2 * Math.PI * index) / count)];
  return outline`M${12 + from * x} ${12 + from * y}L${12 + to * x} ${12 + to * y}`;
}).join('');

/** The line of a sign in a circle. */
export const ring = circle(12, 12, 8.7);

/** A sign in a circle. */
export const ringed = (...strokes) => ({ strokes: [ring, ...strokes], width: 1.5 });

const disc = 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0-19Z';

/** A filled circle with holes. */
export const cut = (...holes) => ({ strokes: [], rule: 'evenodd', fill: disc + holes.join('') });
