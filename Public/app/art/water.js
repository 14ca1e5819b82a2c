// Water seen from the shore and from above. Pure.
import { circle, ellipse, fillOf, group, ground, line, linear, n, path, picture, radial, rect, ridge, side, smooth } from './draw.js';
import { darken, lighten, mix } from './color.js';

const dusks = [
  ['#3d3a6b', '#e8716d', '#ffd08a', '#2a4365'],
  ['#1f5f8b', '#f5a978', '#ffe8c0', '#1c5d7a'],
  ['#5a3d7a', '#f08aa0', '#ffdcb8', '#4a4a86'],
  ['#62a9d8', '#c7e5ef', '#fdf6e3', '#2788a8'],
];

function streaks(random, x, color) {
  return Array.from({ length: 26 }, (_, i) => {
    const y = 236 + i * 6.2;
    const half = random.between(6, 16) + i * 1.7;
    return line(`M${n(x - half + random.between(-8, 8))} ${n(y)}h${n(half * 2)}`, color, 2.4, { opacity: random.between(0.25, 0.75) });
  }).join('');
}

function sailingBoat(x, y, size, color) {
  const s = size / 40;
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})` },
    path('M-22 0h44l-8 10h-28Z', darken(color, 0.5)),
    path('M-1 -4V-52L-24 -4Z', '#fff8ec'),
    path('M3 -4V-44L22 -4Z', lighten(color, 0.5)),
  );
}

/** The sun over the sea, and a sail. */
export function sunset(random) {
  const [top, middle, low, sea] = random.palette(dusks);
  const x = random.between(120, 280);
  const sunY = random.between(190, 214);
  return picture(
    linear('sky', [[0, top], [0.6, middle], [1, low]]),
    linear('sea', [[0, mix(sea, low, 0.45)], [1, darken(sea, 0.25)]]),
    radial('glow', [[0, '#fff4d6', 0.95], [0.3, low, 0.5], [1, low, 0.001]]),
    rect(0, 0, side, 232, fillOf('sky')),
    circle(x, sunY, 150, fillOf('glow')),
    circle(x, sunY, 30, '#fff6de'),
    rect(0, 230, side, 170, fillOf('sea')),
    streaks(random, x, '#fff1cf'),
    sailingBoat(random.between(60, 340), random.between(262, 300), random.between(30, 52), sea),
  );
}

/** A wave that breaks on sand, from above, with parasols. */
export function shore(random) {
  const sea = random.palette(['#1fa3b5', '#2f86c1', '#35b39b']);
  const sand = random.pick(['#f1dcb6', '#ecd0b2', '#f5e6cd']);
  const edge = (dx, wobble) => Array.from(
    { length: 9 },
    (_, i) => [dx + Math.sin(i * 1.3 + wobble) * 20 + random.between(-8, 8), -20 + i * 55],
  );
  const water = (points, fill, more) => path(`${smooth(points)}L-10 420L-10 -20Z`, fill, more);
  const wobble = random.between(0, 6);
  const parasols = Array.from({ length: 7 }, () => {
    const [x, y, color] = [
      random.between(245, 375),
      random.between(25, 375),
      random.pick(['#e4572e', '#f6c445', '#ffffff', '#2e86ab', '#f28f9b']),
    ];
    const ribs = [0, 1, 2, 3].map(i => path(
      `M${n(x)} ${n(y)}L${n(x + 17 * Math.cos(i * Math.PI / 2))} ${n(y + 17 * Math.sin(i * Math.PI / 2))}A17 17 0 0 1 ${n(x + 17 * Math.cos((i + 0.5) * Math.PI / 2))} ${n(y + 17 * Math.sin((i + 0.5) * Math.PI / 2))}Z`,
      color,
    ));
    return ellipse(x + 9, y + 10, 17, 17, '#000000', { opacity: 0.16 }) + rect(x + 16, y - 8, 26, 12, lighten(color, 0.5), { rx: 2 }) + circle(x, y, 17, '#fffaf0') + ribs.join('');
  }).join('');
  return picture(
    linear('deep', [[0, darken(sea, 0.35)], [0.6, sea], [1, lighten(sea, 0.35)]], { x1: 0, y1: 0, x2: 1, y2: 0 }),
    rect(0, 0, side, side, sand),
    water(edge(228, wobble), darken(sand, 0.14)),
    water(edge(206, wobble), '#ffffff', { opacity: 0.9 }),
    water(edge(192, wobble), lighten(sea, 0.4)),
    water(edge(176, wobble), '#ffffff', { opacity: 0.5 }),
    water(edge(160, wobble), fillOf('deep')),
    water(edge(98, wobble + 1), 'none', { stroke: '#ffffff', 'stroke-width': 5, opacity: 0.4 }),
    parasols,
  );
}

/** A rowing boat alone on calm water, from above. */
export function rowing(random) {
  const water = random.palette(['#14606b', '#234f7d', '#3a7d6b', '#5b6fa0']);
  const angle = random.between(20, 160);
  const wood = random.pick(['#c98b4e', '#d8d2c4', '#b5483a']);
  const rings = Array.from(
    { length: 9 },
    (_, i) => ellipse(200, 200, 60 + i * 30, 26 + i * 24, 'none', { stroke: '#ffffff', 'stroke-width': 1.6, opacity: 0.22 - i * 0.02 }),
  ).join('');
  const hull = 'M0 -74C26 -46 30 20 18 62Q0 72 -18 62C-30 20 -26 -46 0 -74Z';
  const boat = group(
    { transform: `translate(200 200) rotate(${n(angle)})` },
    path(hull, '#000000', { opacity: 0.3, transform: 'translate(12 10)' }),
    path(hull, wood),
    path('M0 -58C18 -36 22 16 12 54Q0 60 -12 54C-22 16 -18 -36 0 -58Z', darken(wood, 0.5)),
    rect(-21, -18, 42, 9, lighten(wood, 0.2)),
    rect(-20, 22, 40, 9, lighten(wood, 0.2)),
    line('M-20 -2L-78 -22M20 -2L76 18', lighten(wood, 0.35), 4),
    path('M-78 -22l-22 -2l4 -9Z', lighten(wood, 0.35)),
    path('M76 18l22 2l-2 9Z', lighten(wood, 0.35)),
  );
  return picture(
    radial('water', [[0, lighten(water, 0.25)], [1, darken(water, 0.35)]], { cx: 0.35, cy: 0.3, r: 0.9 }),
    rect(0, 0, side, side, fillOf('water')),
    rings,
    boat,
  );
}

/** A bridge in fog. */
export function bridge(random) {
  const [air, steel] = random.palette([['#d9dfe6', '#b3432f'], ['#f1d9c8', '#4d4a66'], ['#bcd4de', '#2f5166']]);
  const deck = 258;
  const cables = [[-30, 96], [96, 304], [304, 430]].map(([a, b]) => {
    const dip = a < 0 || b > 400 ? 40 : 118;
    const sag = `M${a} ${a < 0 ? deck - 20 : 96}Q${(a + b) / 2} ${96 + dip + (a < 0 || b > 400 ? 60 : 0) + 20} ${b} ${b > 400 ? deck - 20 : 96}`;
    return line(sag, steel, 3.4);
  }).join('');
  const hangers = Array.from({ length: 27 }, (_, i) => {
    const x = 104 + i * 7.4;
    const t = (x - 96) / 208;
    const y = 96 + 2 * t * (1 - t) * 138;
    return line(`M${n(x)} ${n(y)}V${deck}`, steel, 0.9, { opacity: 0.75 });
  }).join('');
  const tower = x => rect(x - 7, 80, 5, 240, steel) + rect(x + 3, 80, 5, 240, darken(steel, 0.2)) + [96, 140, 190].map(y => rect(x - 7, y, 15, 6, steel)).join('');
  return picture(
    linear('air', [[0, mix(air, '#5d7fa6', 0.35)], [0.55, air], [1, lighten(air, 0.3)]]),
    linear('fog', [[0, lighten(air, 0.4), 0.001], [0.5, lighten(air, 0.5), 0.95], [1, lighten(air, 0.2), 0.7]]),
    rect(0, 0, side, side, fillOf('air')),
    ground(ridge(random, 240, 40), mix(air, '#40566b', 0.35)),
    cables,
    hangers,
    tower(96),
    tower(304),
    rect(-10, deck, 420, 8, darken(steel, 0.15)),
    rect(0, 270, side, 130, mix(air, '#40566b', 0.3)),
    rect(0, 220, side, 140, fillOf('fog')),
  );
}
