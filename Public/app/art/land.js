// Landscapes. Pure: each painter takes a random source and returns an SVG document.
import { circle, fillOf, group, ground, line, linear, n, path, picture, radial, rect, ridge, rolling, side } from './draw.js';
import { darken, lighten, mix } from './color.js';

const skies = [
  { top: '#2b4f8c', middle: '#e58a72', low: '#fbd9a5', land: '#3b2f57', sun: '#fff1cf' },
  { top: '#7cb6e8', middle: '#bfe0f2', low: '#f6f3e6', land: '#2d5a5e', sun: '#fffdf0' },
  { top: '#41295a', middle: '#c05c7e', low: '#ffb88a', land: '#241b3a', sun: '#ffe6c7' },
  { top: '#8fb8c9', middle: '#dbe7e4', low: '#f4e4d0', land: '#44606b', sun: '#ffffff' },
  { top: '#f2a65a', middle: '#f6c98f', low: '#fff0d6', land: '#7a3b2e', sun: '#fffbe8' },
];

const sky = (c, id = 'sky') => linear(id, [[0, c.top], [0.45, c.middle], [0.8, c.low], [1, c.low]]);
const glow = (c, strength = 0.9) => radial('glow', [[0, c.sun, strength], [0.35, c.sun, strength * 0.35], [1, c.sun, 0.001]]);

function cloud(random, y, color) {
  const x = random.between(-40, 360);
  const width = random.between(70, 170);
  return group(
    { opacity: random.between(0.3, 0.6) },
    rect(x, y, width, 7, color, { rx: 3.5 }),
    rect(x + width * 0.2, y - 6, width * 0.5, 8, color, { rx: 4 }),
  );
}

/** Mountains behind each other, the farther ones paler. */
export function mountains(random) {
  const c = random.palette(skies);
  const sun = [random.between(80, 320), random.between(90, 170)];
  const layers = [0, 1, 2, 3, 4].map(i => {
    const tone = mix(mix(c.low, c.middle, 0.4), c.land, 0.2 + i * 0.2);
    return ground(ridge(random, 195 + i * 42, 62 - i * 6), tone);
  });
  return picture(sky(c), glow(c), rect(0, 0, side, side, fillOf('sky')), circle(...sun, 130, fillOf('glow')), circle(...sun, 22, c.sun),
    cloud(random, random.between(50, 100), '#ffffff'), cloud(random, random.between(80, 140), '#ffffff'), ...layers);
}

/** A white peak over a lake that mirrors it. */
export function peak(random) {
  const c = random.palette(skies.slice(0, 4));
  const x = random.between(150, 250);
  const rock = mix(c.land, '#59657a', 0.5);
  const shape = `M${n(x - 190)} 250L${n(x - 70)} 130L${n(x - 45)} 145L${n(x)} 70L${n(x + 50)} 140L${n(x + 85)} 125L${n(x + 210)} 250Z`;
  const snow = `M${n(x - 38)} 132L${n(x)} 70L${n(x + 42)} 130L${n(x + 20)} 122L${n(x + 4)} 146L${n(x - 12)} 118Z`;
  const shade = `M${n(x)} 70L${n(x + 50)} 140L${n(x + 85)} 125L${n(x + 210)} 250L${n(x + 40)} 250L${n(x + 18)} 170Z`;
  const mountain = path(shape, rock) + path(snow, '#ffffff', { opacity: 0.95 }) + path(shade, darken(rock, 0.35), { opacity: 0.45 });
  const near = ground(ridge(random, 246, 14, 6, 0.75), darken(mix(c.land, '#1f3b35', 0.6), 0.1));
  const half = mountain + near;
  return picture(
    sky(c),
    linear('water', [[0, c.low, 0.25], [1, c.top, 0.8]]),
    rect(0, 0, side, side, fillOf('sky')),
    half,
    rect(0, 254, side, 146, mix(c.low, c.top, 0.45)),
    group({ transform: `translate(0 506) scale(1 -1)`, opacity: 0.5 }, mountain),
    rect(0, 254, side, 146, fillOf('water')),
    ripples(random, c.sun),
  );
}

function ripples(random, color) {
  return Array.from({ length: 16 }, () => {
    const y = random.between(262, 395);
    const x = random.between(0, 360);
    return line(`M${n(x)} ${n(y)}h${n(random.between(15, 70))}`, color, 1.2, { opacity: 0.25 });
  }).join('');
}

/** Dunes: a lit side and a shaded side along one crest. */
export function dunes(random) {
  const warm = random.palette([['#f7d9a8', '#e0a25d', '#7d4526'], ['#f5cfc0', '#d98a6c', '#6d3446'], ['#f3e2c0', '#cfa978', '#5e4a3f']]);
  const c = random.palette([
    { top: '#4d8fc4', middle: '#a9cfe3', low: '#f2e3cc', sun: '#fff8e6' },
    { top: '#d97b5c', middle: '#f0b58b', low: '#fae3c3', sun: '#fff3d9' },
  ]);
  const crest = y => [
    [-10, y + random.between(-10, 30)],
    [80, y + random.between(-20, 30)],
    [random.between(150, 210), y - random.between(40, 75)],
    [300, y + random.between(0, 30)],
    [410, y + random.between(-20, 25)],
  ];
  const layers = [205, 262, 325].map((y, i) => {
    const points = crest(y);
    const [px, py] = points[2];
    const shadow = `M${n(px - 40)} ${n(py + 22)}Q${n(px + 10)} ${n(py + 10)} ${n(px + 60)} ${n(py + 42)}T410 ${n(y + 20)}V410H${n(px + 60)}Q${n(px - 30)} ${n(y + 60)} ${n(px + 10)} ${n(y + 10)}Z`;
    return rolling(points, mix(warm[0], warm[1], i * 0.45)) + path(shadow, warm[2], { opacity: 0.25 + i * 0.08 });
  });
  return picture(
    sky(c),
    glow(c, 0.8),
    rect(0, 0, side, side, fillOf('sky')),
    circle(300, 90, 110, fillOf('glow')),
    circle(300, 90, 17, c.sun),
    ...layers,
  );
}

function pine(x, y, height, color) {
  const w = height * 0.2;
  const tiers = [0, 0.26, 0.5].map((at, i) => {
    const top = y - height * (1 - at);
    const spread = w * (0.55 + i * 0.4);
    return `M${n(x)} ${n(top)}L${n(x + spread)} ${n(top + height * 0.42)}H${n(x - spread)}Z`;
  });
  return path(`${tiers.join('')}M${n(x - 2)} ${n(y - height * 0.12)}h4v${n(height * 0.16)}h-4Z`, color);
}

/** Pines in mist, the far ones pale. */
export function forest(random) {
  const [far, near] = random.palette([['#c9d9d6', '#17352f'], ['#d7d6dd', '#252a45'], ['#efd9c3', '#3d2a25'], ['#b9cfd9', '#0f2d3d']]);
  const rows = [0, 1, 2, 3].map(i => {
    const color = mix(far, near, 0.2 + i * 0.26);
    const base = 228 + i * 46;
    const trees = Array.from(
      { length: 15 - i * 2 },
      (_, k) => pine(
        k * (400 / (14 - i * 2)) + random.between(-14, 14),
        base + random.between(-8, 10),
        random.between(80, 130) + i * 38,
        color,
      ),
    );
    return trees.join('') + rect(-5, base - 34, 410, 220, color) + (i < 3 ? rect(
      0,
      base - 60,
      side,
      110,
      fillOf('mist'),
      { opacity: 0.55 - i * 0.12 },
    ) : '');
  });
  return picture(
    linear('air', [[0, lighten(far, 0.35)], [1, far]]),
    linear('mist', [[0, lighten(far, 0.3), 0.001], [0.6, lighten(far, 0.3), 0.9], [1, lighten(far, 0.3), 0.001]]),
    rect(0, 0, side, side, fillOf('air')),
    circle(random.between(120, 280), 95, 30, '#ffffff', { opacity: 0.55 }),
    ...rows,
  );
}

/** Green hills, a path and a small house. */
export function farm(random) {
  const c = skies[1];
  const green = random.palette(['#6fa356', '#8dae4a', '#4f9374', '#c3a648']);
  const x = random.between(120, 270);
  const wall = random.pick(['#f6efe2', '#f2d7c4', '#ffffff']);
  const roof = random.pick(['#b04a3a', '#5a4a4f', '#37556b']);
  const house = path(`M${n(x)} 236v-34h54v34Z`, wall) + path(
    `M${n(x + 30)} 236v-34h24v34Z`,
    '#000000',
    { opacity: 0.08 },
  ) + path(`M${n(x - 6)} 204l33 -26l33 26Z`, roof)
    + rect(x + 9, 212, 10, 12, '#5b6a75') + rect(x + 34, 214, 10, 22, '#6b4a3a') + rect(x + 40, 176, 7, 16, darken(roof, 0.2));
  const stripes = Array.from(
    { length: 9 },
    (_, i) => line(`M${n(-40 + i * 60)} 410Q${n(120 + i * 22)} 330 ${n(240 + i * 10)} 292`, darken(green, 0.25), 3, { opacity: 0.35 }),
  ).join('');
  return picture(
    sky(c),
    rect(0, 0, side, side, fillOf('sky')),
    cloud(random, 70, '#ffffff'),
    cloud(random, 105, '#ffffff'),
    cloud(random, 50, '#ffffff'),
    rolling([[-10, 215], [90, 190], [210, 214], [320, 186], [410, 205]], lighten(green, 0.35)),
    rolling([[-10, 250], [120, 216], [250, 240], [410, 222]], lighten(green, 0.14)),
    house,
    circle(x - 22, 214, 17, darken(green, 0.3)),
    circle(x - 34, 224, 13, darken(green, 0.22)),
    rect(x - 24, 224, 4, 16, '#5b4434'),
    rolling([[-10, 300], [140, 262], [260, 282], [410, 254]], green),
    rolling([[-10, 318], [150, 282], [270, 296], [410, 278]], darken(green, 0.14)),
    stripes,
  );
}

/** A sky full of stars, with northern lights or the Milky Way, over a dark ridge and a lit tent. */
export function night(random) {
  const hue = random.palette([['#0c1a3a', '#27406f', '#58e0a9'], ['#150f33', '#4b2a70', '#e07ad0'], ['#07202f', '#1d5566', '#7be3e8']]);
  const stars = Array.from(
    { length: 130 },
    () => circle(random.between(0, 400), random.between(0, 300), random.between(0.4, 1.5), '#ffffff', { opacity: random.between(0.35, 1) }),
  ).join('');
  const veils = [0, 1, 2].map(i => {
    const x = 30 + i * 110 + random.between(-20, 20);
    return path(
      `M${n(x)} 250C${n(x - 40)} 190 ${n(x + 60)} 140 ${n(x + 20)} 30L${n(x + 90)} 20C${n(x + 130)} 130 ${n(x + 40)} 190 ${n(x + 80)} 250Z`,
      fillOf('veil'),
      { filter: fillOf('soft'), opacity: 0.65 },
    );
  }).join('');
  const x = random.between(130, 270);
  const tent = circle(x, 350, 60, fillOf('lamp')) + path(
    `M${n(x - 30)} 356L${n(x)} 316L${n(x + 34)} 356Z`,
    '#ffcf7d',
  ) + path(`M${n(x)} 316L${n(x + 34)} 356H${n(x + 6)}Z`, '#d98f45');
  return picture(
    linear('sky', [[0, hue[0]], [0.8, hue[1]]]),
    linear('veil', [[0, hue[2], 0.001], [0.5, hue[2], 0.6], [1, hue[2], 0.05]]),
    radial('lamp', [[0, '#ffdf9e', 0.6], [1, '#ffdf9e', 0.001]]),
    '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>',
    rect(0, 0, side, side, fillOf('sky')),
    veils,
    stars,
    ground(ridge(random, 280, 44), darken(hue[1], 0.55)),
    ground(ridge(random, 345, 16), darken(hue[0], 0.55)),
    tent,
  );
}
