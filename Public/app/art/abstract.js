// Abstract shapes, and leaves. Pure.
import { circle, ellipse, fillOf, group, line, linear, n, path, picture, radial, rect, side } from './draw.js';
import { darken, lighten, mix } from './color.js';

const palettes = [
  ['#1d3557', '#e63946', '#f1faee', '#a8dadc', '#f4a261'],
  ['#264653', '#2a9d8f', '#e9c46a', '#f4a261', '#e76f51'],
  ['#3d2c4a', '#d77a61', '#f0d9b5', '#8fb8a8', '#f2f2e9'],
  ['#22223b', '#9a8c98', '#f2e9e4', '#c9ada7', '#e07a5f'],
];

/** Quarter circles and dots on a grid of tiles. */
export function tiles(random) {
  const colors = random.palette(palettes);
  const cell = 100;
  let out = '';
  for (let y = 0; y < side; y += cell) {
    for (let x = 0; x < side; x += cell) {
      const back = random.pick(colors);
      const front = random.pick(colors.filter(color => color !== back));
      const turn = random.whole(0, 3) * 90;
      const shape = random.pick([
        path('M-50 -50A100 100 0 0 1 50 50H-50Z', front),
        circle(0, 0, 34, front),
        path('M-50 -50H50A50 50 0 0 1 -50 -50Z', front) + path('M-50 0H50A50 50 0 0 1 -50 0Z', front),
        path('M-50 50L50 -50V50Z', front),
      ]);
      out += rect(x, y, cell + 0.5, cell + 0.5, back) + group({ transform: `translate(${x + 50} ${y + 50}) rotate(${turn})` }, shape);
    }
  }
  return picture(out);
}

/** A sun over bands, as on a poster. */
export function poster(random) {
  const colors = random.palette(palettes);
  const x = random.between(140, 260);
  const bands = Array.from({ length: 7 }, (_, i) => {
    const r = 210 - i * 27;
    return circle(x, 300, r, i % 2 ? colors[2] : mix(colors[1], colors[4], i / 6));
  }).join('');
  return picture(
    linear('paper', [[0, mix(colors[3], '#ffffff', 0.35)], [1, colors[3]]]),
    rect(0, 0, side, side, fillOf('paper')),
    bands,
    path('M-10 300H410V410H-10Z', colors[0]),
    path('M-10 330Q90 308 200 330T410 326V410H-10Z', lighten(colors[0], 0.16)),
    path('M-10 364Q120 344 230 362T410 356V410H-10Z', lighten(colors[0], 0.3)),
    circle(random.pick([70, 330]), 80, 26, colors[2]),
  );
}

/** Ink clouds that flow into one another. */
export function flow(random) {
  const colors = random.palette(palettes);
  const blobs = Array.from(
    { length: 7 },
    (_, i) => ellipse(
      random.between(20, 380),
      random.between(20, 380),
      random.between(70, 150),
      random.between(60, 140),
      colors[i % 5],
      { opacity: 0.85 },
    ),
  ).join('');
  const lines = Array.from(
    { length: 11 },
    (_, i) => line(
      `M-20 ${n(60 + i * 26)}C${n(110 + i * 5)} ${n(-10 + i * 40)} ${n(250 - i * 6)} ${n(190 + i * 14)} 420 ${n(40 + i * 32)}`,
      '#ffffff',
      1.6,
      { opacity: 0.5 },
    ),
  ).join('');
  return picture(
    '<filter id="melt" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="38"/></filter>',
    rect(0, 0, side, side, colors[0]),
    group({ filter: fillOf('melt') }, blobs),
    lines,
  );
}

function frond(x, y, length, turn, color) {
  const leaves = Array.from({ length: 12 }, (_, i) => {
    const at = 24 + (i / 12) * (length - 24);
    const reach = Math.sin(((i + 1.5) / 13.5) * Math.PI) * length * 0.36;
    return `M${n(at)} 0Q${n(at + reach * 0.55)} ${n(-reach * 0.35)} ${n(at + reach * 0.62)} ${n(-reach)}Q${n(at + reach * 0.1)} ${n(-reach * 0.55)} ${n(at - 5)} 0ZM${n(at)} 0Q${n(at + reach * 0.55)} ${n(reach * 0.35)} ${n(at + reach * 0.62)} ${n(reach)}Q${n(at + reach * 0.1)} ${n(reach * 0.55)} ${n(at - 5)} 0Z`;
  }).join('');
  return group({ transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` }, line(`M0 0H${n(length)}`, color, 3), path(leaves, color));
}

/** Palm fronds against a wall, with their shadows. */
export function fronds(random) {
  const [wall, leaf] = random.palette([['#f3b8a5', '#1f6f5c'], ['#f6e3c5', '#3a7d44'], ['#9ed0cf', '#1d5c4b'], ['#f0cf65', '#2a6b4f']]);
  const places = [[-20, 330, 300, -38], [420, 380, 310, -146], [200, 430, 320, -92], [-30, 120, 220, 12], [430, 90, 230, 165]];
  const turned = places.map(([x, y, length, turn]) => [x, y, length * random.between(0.85, 1.1), turn + random.between(-9, 9)]);
  return picture(
    radial('wall', [[0, lighten(wall, 0.35)], [1, wall]], { cx: 0.65, cy: 0.25, r: 0.9 }),
    rect(0, 0, side, side, fillOf('wall')),
    group({ opacity: 0.2, transform: 'translate(18 22)' }, ...turned.map(place => frond(...place, darken(wall, 0.7)))),
    turned.map((place, i) => frond(...place, i % 2 ? lighten(leaf, 0.14) : leaf)).join(''),
  );
}

/** One flower, close. */
export function flower(random) {
  const [petal, heart, back] = random.palette([
    ['#f28fa5', '#f6c445', '#29513f'],
    ['#ffffff', '#f2b632', '#6fa3c7'],
    ['#b58ae0', '#fbe08a', '#3c4f3a'],
    ['#f3764a', '#5a2b1a', '#f6d9b8'],
  ]);
  const count = random.whole(9, 14);
  const ring = (length, width, color, offset) => Array.from(
    { length: count },
    (_, i) => path(
      `M0 0C${-width} ${n(-length * 0.35)} ${n(-width * 0.8)} ${-length} 0 ${-length}C${n(width * 0.8)} ${-length} ${width} ${n(-length * 0.35)} 0 0Z`,
      color,
      { transform: `rotate(${n((360 / count) * i + offset)})` },
    ),
  ).join('');
  const [x, y] = [random.between(180, 220), random.between(175, 215)];
  return picture(
    '<filter id="far" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>',
    radial('back', [[0, lighten(back, 0.25)], [1, darken(back, 0.35)]]),
    radial('heart', [[0, lighten(heart, 0.3)], [1, darken(heart, 0.3)]]),
    rect(0, 0, side, side, fillOf('back')),
    group(
      { filter: fillOf('far') },
      circle(60, 80, 50, petal, { opacity: 0.5 }),
      circle(350, 330, 64, petal, { opacity: 0.45 }),
      circle(330, 60, 34, lighten(back, 0.4)),
    ),
    line(`M${n(x)} ${n(y)}Q${n(x + 20)} 320 ${n(x - 10)} 420`, mix(back, '#4f8f4a', 0.7), 9),
    group(
      { transform: `translate(${n(x)} ${n(y)})` },
      ring(150, 42, darken(petal, 0.22), 180 / count),
      ring(138, 40, petal, 0),
      ring(84, 24, lighten(petal, 0.25), 90 / count),
      circle(0, 0, 34, fillOf('heart')),
      Array.from(
        { length: 26 },
        (_, i) => circle(Math.cos(i * 2.4) * i * 1.15, Math.sin(i * 2.4) * i * 1.15, 2.2, darken(heart, 0.45), { opacity: 0.7 }),
      ).join(''),
    ),
  );
}
