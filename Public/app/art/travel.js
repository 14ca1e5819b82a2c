// Views from roads, coasts and windows. Pure.
import { blur, circle, ellipse, fillOf, group, line, linear, n, path, picture, rect, rolling, side } from './draw.js';
import { darken, lighten, mix } from './color.js';

/** Points along a level, for rolling ground. */
const hills = (random, y, amplitude) => Array.from({ length: 7 }, (_, i) => [-20 + i * 74, y + random.between(-1, 1) * amplitude]);

/** A lighthouse on its rock at nightfall, with its beam. */
export function lighthouse(random) {
  const [top, low, band] = random.palette([
    ['#27406e', '#f2a07b', '#c8402f'],
    ['#7fc0dc', '#f7ecd6', '#2f6690'],
    ['#332a5e', '#d9789a', '#e0533d'],
    ['#1c4a5a', '#8fc7b5', '#b5373f'],
  ]);
  const rock = darken(top, 0.55);
  const at = random.between(225, 285);
  const stripes = [0, 1, 2].map(i => path(`M${n(-24 + i * 3)} ${-8 - i * 54}L${n(-22.5 + i * 3)} ${-35 - i * 54}H${n(22.5 - i * 3)}L${n(24 - i * 3)} ${-8 - i * 54}Z`, band)).join('');
  return picture(
    linear('sky', [[0, top], [0.72, low], [1, low]]),
    linear('beam', [[0, '#fff3c4', 0.001], [1, '#fff3c4', 0.75]], { x2: 1, y2: 0 }),
    blur('soft', 10),
    rect(0, 0, side, side, fillOf('sky')),
    path(`M${n(at)} 92L-20 30V130Z`, fillOf('beam')),
    circle(at, 92, 26, '#fff3c4', { filter: fillOf('soft') }),
    rect(0, 292, side, 108, mix(top, low, 0.25)),
    Array.from({ length: 26 }, () => line(`M${n(random.between(-10, 380))} ${n(random.between(300, 392))}h${n(random.between(10, 40))}`, lighten(low, 0.3), 1.8, { opacity: 0.4 })).join(''),
    path(`M${n(at - 120)} 420L${n(at - 84)} 318L${n(at - 40)} 288L${n(at + 42)} 284L${n(at + 96)} 330L${n(at + 150)} 420Z`, rock),
    path(`M${n(at - 40)} 288L${n(at + 42)} 284L${n(at + 20)} 330L${n(at - 60)} 350Z`, lighten(rock, 0.16)),
    group(
      { transform: `translate(${n(at)} 288)` },
      path('M-27 0L-16 -180H16L27 0Z', '#f6f1e6'),
      stripes,
      path('M0 0L0 -180H16L27 0Z', '#000000', { opacity: 0.14 }),
      rect(-22, -186, 44, 8, darken(band, 0.3), { rx: 2 }),
      rect(-12, -212, 24, 26, '#fff0b8'),
      line('M-12 -212V-186M0 -212V-186M12 -212V-186', rock, 2),
      path('M-16 -212L0 -232L16 -212Z', band),
    ),
  );
}

/** A camper van on a road that winds into the hills. */
export function van(random) {
  const [sky, hill, paint] = random.palette([
    ['#9fd3e6', '#7aa65a', '#e2683c'],
    ['#f7c59f', '#b36a4e', '#3d8f8a'],
    ['#c9d7f2', '#6f8f9d', '#e0a92e'],
    ['#f6d7dd', '#8d7ba8', '#4a7fb5'],
  ]);
  const wheel = x => circle(x, 60, 17, '#26262b') + circle(x, 60, 8, '#d9d9dc');
  return picture(
    linear('sky', [[0, sky], [1, lighten(sky, 0.65)]]),
    rect(0, 0, side, side, fillOf('sky')),
    circle(random.between(280, 340), 84, 30, lighten(sky, 0.75)),
    rolling(hills(random, 190, 34), mix(hill, sky, 0.55)),
    rolling(hills(random, 236, 22), mix(hill, sky, 0.25)),
    rolling(hills(random, 276, 10), hill),
    path('M-10 372Q120 316 260 330T420 300V352Q280 372 160 384T-10 420Z', '#55565e'),
    line('M-10 396Q130 338 270 350T420 326', '#f4f0e2', 3, { 'stroke-dasharray': '18 14' }),
    group(
      { transform: `translate(${n(random.between(96, 136))} 262) rotate(-5)` },
      ellipse(86, 78, 104, 9, '#000000', { opacity: 0.22 }),
      path('M0 -28Q2 -52 30 -52H150Q172 -52 178 -26L186 14V46Q186 58 174 58H8Q-4 58 -4 46V-2Z', '#f8f4ea'),
      path('M-4 10H186V46Q186 58 174 58H8Q-4 58 -4 46Z', paint),
      path('M10 -36H50V-2H6ZM58 -36H100V-2H58ZM108 -36H146V-2H108ZM152 -36H160Q168 -34 171 -22L176 -2H154Z', '#8fb6c6'),
      rect(22, -64, 96, 9, darken(paint, 0.25), { rx: 3 }),
      circle(180, 28, 7, '#ffe9a8'),
      wheel(38),
      wheel(146),
    ),
  );
}

/** A Ferris wheel against the evening. */
export function wheel(random) {
  const [top, low, steel] = random.palette([
    ['#2f2b5c', '#f28d6b', '#f9e2c4'],
    ['#123a56', '#5fb7b2', '#eafaf1'],
    ['#f2b7a0', '#fdeed3', '#7b4b57'],
    ['#56305e', '#e76f8a', '#ffe3d6'],
  ]);
  const cabins = ['#f6c445', '#e4572e', '#4fb0c6', '#f4efe6', '#9ad17b', '#e58fb0'];
  const turn = random.between(0, 30);
  const angle = i => ((i * 30 + turn) * Math.PI) / 180;
  const spokes = Array.from({ length: 12 }, (_, i) => `M0 0L${n(132 * Math.cos(angle(i)))} ${n(132 * Math.sin(angle(i)))}`).join('');
  const seats = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [140 * Math.cos(angle(i)), 140 * Math.sin(angle(i))];
    return group({ transform: `translate(${n(x)} ${n(y)})` }, path('M-13 0H13L10 18H-10Z', cabins[i % 6]), path('M-13 0Q0 -18 13 0Z', lighten(cabins[i % 6], 0.4)));
  }).join('');
  return picture(
    linear('sky', [[0, top], [1, low]]),
    rect(0, 0, side, side, fillOf('sky')),
    Array.from({ length: 28 }, () => circle(random.between(0, 400), random.between(0, 200), random.between(0.6, 1.6), '#ffffff', { opacity: 0.7 })).join(''),
    group(
      { transform: 'translate(200 190)' },
      line('M0 0L-78 210M0 0L78 210', darken(steel, 0.3), 9),
      circle(0, 0, 132, 'none', { stroke: steel, 'stroke-width': 5 }),
      circle(0, 0, 112, 'none', { stroke: steel, 'stroke-width': 2.5 }),
      line(spokes, steel, 2),
      circle(0, 0, 17, steel),
      seats,
    ),
    path('M-10 376Q60 356 120 370T260 366T410 374V410H-10Z', darken(top, 0.45)),
    Array.from({ length: 13 }, (_, i) => circle(14 + i * 31, 372 - 8 * Math.sin(i * 0.9), 3, cabins[i % 6])).join(''),
  );
}

/** The wing and the clouds, through the window of a plane. */
export function porthole(random) {
  const [high, low, cabin] = random.palette([
    ['#2d6fb8', '#cfe7f5', '#e9e6df'],
    ['#3a3470', '#f7a987', '#d8d3dd'],
    ['#1e8a9e', '#f2f3dd', '#f1e7db'],
    ['#6a4a9c', '#f9c1cf', '#e4dfe6'],
  ]);
  const puff = (x, y, r) => circle(x, y, r, '#ffffff') + circle(x + r * 0.9, y + r * 0.25, r * 0.75, '#ffffff') + circle(x - r * 0.9, y + r * 0.3, r * 0.7, '#ffffff');
  const clouds = Array.from({ length: 9 }, (_, i) => puff(random.between(40, 360), 292 + (i % 3) * 26 + random.between(-10, 10), random.between(22, 40))).join('');
  return picture(
    linear('sky', [[0, high], [1, low]]),
    linear('wall', [[0, lighten(cabin, 0.4)], [1, darken(cabin, 0.14)]]),
    '<clipPath id="pane"><rect x="92" y="48" width="216" height="304" rx="98"/></clipPath>',
    rect(0, 0, side, side, fillOf('wall')),
    line('M30 -10V410M370 -10V410', darken(cabin, 0.16), 2),
    rect(66, 22, 268, 356, lighten(cabin, 0.35), { rx: 122 }),
    rect(80, 36, 240, 328, darken(cabin, 0.22), { rx: 110 }),
    group(
      { 'clip-path': fillOf('pane') },
      rect(80, 30, 240, 340, fillOf('sky')),
      circle(random.between(140, 260), random.between(100, 140), 20, '#fff8e1'),
      group({ opacity: 0.92 }, clouds),
      path('M70 330L250 218L284 214L288 222L190 350Z', '#d9dee6'),
      path('M250 218L284 214L300 178L308 176L296 218L288 222Z', '#e4572e'),
      path('M70 330L250 218L260 226L120 350Z', '#f4f6f9'),
    ),
    path('M118 70Q150 52 190 52Q130 80 112 150Z', '#ffffff', { opacity: 0.35 }),
  );
}

/** A bicycle in front of a coloured wall. */
export function bicycle(random) {
  const [wall, frame] = random.palette([['#f3b54a', '#1f6f78'], ['#e98a7b', '#f7f2e7'], ['#7fb7a3', '#c4402f'], ['#8aa6d6', '#f2c230']]);
  const spokes = Array.from({ length: 12 }, (_, i) => `M0 0L${n(58 * Math.cos(i * Math.PI / 6))} ${n(58 * Math.sin(i * Math.PI / 6))}`).join('');
  const tyre = x => group({ transform: `translate(${x} 290)` }, circle(0, 0, 60, 'none', { stroke: '#2c2a2e', 'stroke-width': 8 }), line(spokes, '#f2efe8', 1.2), circle(0, 0, 7, '#2c2a2e'));
  const blossoms = Array.from({ length: 10 }, (_, i) => circle(298 + (i % 5) * 13, 150 + Math.floor(i / 5) * 13 + (i % 2) * 5, 8, ['#f28fa5', '#ffffff', '#f6c445'][i % 3])).join('');
  return picture(
    linear('wall', [[0, lighten(wall, 0.2)], [1, wall]]),
    rect(0, 0, side, side, fillOf('wall')),
    path(`M-10 -10H${n(random.between(170, 230))}L${n(random.between(60, 110))} 352H-10Z`, '#ffffff', { opacity: 0.16 }),
    rect(0, 350, side, 60, mix(wall, '#8a7f78', 0.65)),
    ellipse(200, 354, 170, 9, '#000000', { opacity: 0.2 }),
    tyre(112),
    tyre(292),
    line('M112 290L162 196H262L196 290ZM162 196L196 290M262 196L292 290M258 176L262 196M262 196L254 172', frame, 8),
    line('M154 180L164 200M138 178H174', '#4a3328', 9),
    line('M254 172Q238 164 228 172M254 172Q276 160 288 168', '#3a3a3f', 6),
    circle(196, 290, 13, '#3a3a3f'),
    line('M182 306L210 274', '#3a3a3f', 5),
    blossoms,
    path('M288 166H366L356 206H298Z', '#a9713c'),
    line('M291 178H363M294 192H360', '#7c4f27', 2.5),
  );
}
