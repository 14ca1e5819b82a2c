// Still lifes. Pure.
import { blur, circle, ellipse, fillOf, group, line, linear, n, path, picture, radial, rect, side } from './draw.js';
import { darken, lighten, mix } from './color.js';

const shadow = (x, y, rx, ry) => ellipse(x, y, rx, ry, '#000000', { opacity: 0.28, filter: fillOf('soft') });

/** A branch with leaves or blossoms in a vase, on a table by a window. */
export function vase(random) {
  const [wall, table, clay, leaf] = random.palette([
    ['#e8d8c8', '#a9714b', '#33566b', '#6f8f5a'],
    ['#cfdcd6', '#d8b58c', '#c8553d', '#3f6f52'],
    ['#f0d3cf', '#f6efe6', '#5a7d7c', '#c0566b'],
    ['#39485c', '#6b4f3f', '#e9dcc9', '#d99a4e'],
  ]);
  const stems = Array.from({ length: 7 }, (_, i) => {
    const tilt = (i - 3) * 24 + random.between(-9, 9);
    const tip = [200 + tilt * 1.5, random.between(62, 120) + Math.abs(i - 3) * 12];
    const leaves = [0.45, 0.62, 0.8, 1].map((t, k) => {
      const x = 200 + (tip[0] - 200) * t;
      const y = 215 + (tip[1] - 215) * t;
      return ellipse(
        x,
        y,
        17,
        7,
        k % 2 ? leaf : lighten(leaf, 0.2),
        { transform: `rotate(${n(tilt + (k % 2 ? 45 : -60))} ${n(x)} ${n(y)})` },
      );
    }).join('');
    return line(`M200 220Q${n(200 + tilt * 0.5)} 150 ${n(tip[0])} ${n(tip[1])}`, darken(leaf, 0.35), 2.4) + leaves;
  }).join('');
  const body = 'M176 212h48c0 22 34 36 34 74c0 38 -26 52 -58 52s-58 -14 -58 -52c0 -38 34 -52 34 -74Z';
  return picture(
    blur('soft', 7),
    linear('clay', [[0, lighten(clay, 0.3)], [0.45, clay], [1, darken(clay, 0.45)]], { x1: 0, y1: 0, x2: 1, y2: 0 }),
    linear('wall', [[0, lighten(wall, 0.2)], [1, wall]]),
    rect(0, 0, side, side, fillOf('wall')),
    path('M20 0L150 0L330 300H170Z', '#ffffff', { opacity: 0.16 }),
    path('M190 0H250L420 280V300H370Z', '#ffffff', { opacity: 0.12 }),
    rect(0, 300, side, 100, table),
    rect(0, 300, side, 5, lighten(table, 0.25)),
    shadow(240, 338, 90, 12),
    stems,
    path(body, fillOf('clay')),
    ellipse(200, 212, 24, 5, darken(clay, 0.5)),
  );
}

/** A cup of coffee from above, with things beside it. */
export function coffee(random) {
  const [table, cup, cloth] = random.palette([
    ['#7b5236', '#ffffff', '#d9cdb8'],
    ['#dfe5e3', '#2f4858', '#f2b7a0'],
    ['#e9c9b1', '#f7f3ec', '#8fa88b'],
    ['#3a3f47', '#e8e4dc', '#c7745a'],
  ]);
  const [x, y] = [random.between(170, 230), random.between(175, 220)];
  const grain = Array.from(
    { length: 12 },
    (_, i) => line(
      `M-10 ${n(i * 36 + random.between(-8, 8))}Q200 ${n(i * 36 + random.between(-14, 14))} 410 ${n(i * 36 + random.between(-8, 8))}`,
      darken(table, 0.3),
      1.2,
      { opacity: 0.25 },
    ),
  ).join('');
  const heart = group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(random.between(-30, 10))})`, opacity: 0.9 },
    path('M0 36C-52 0 -34 -36 -10 -32Q-2 -30 0 -22Q2 -30 10 -32C34 -36 52 0 0 36Z', '#f3dfc1'),
    path('M0 22C-30 0 -20 -18 -8 -17Q-2 -16 0 -10Q2 -16 8 -17C20 -18 30 0 0 22Z', '#c98d58'),
  );
  return picture(
    blur('soft', 8),
    radial('brew', [[0, '#a86b3c'], [0.8, '#6f3f20'], [1, '#4a2814']]),
    rect(0, 0, side, side, table),
    grain,
    group(
      { transform: `rotate(${n(random.between(-24, 24))} 90 330)` },
      rect(-40, 268, 210, 170, cloth),
      rect(-40, 282, 210, 4, darken(cloth, 0.2)),
      rect(-40, 292, 210, 2, darken(cloth, 0.2)),
    ),
    ellipse(x + 14, y + 18, 118, 116, '#000000', { opacity: 0.28, filter: fillOf('soft') }),
    circle(x, y, 112, darken(cup, 0.08)),
    circle(x, y, 106, cup),
    circle(x, y, 74, darken(cup, 0.1)),
    rect(x + 62, y - 13, 58, 26, cup, { rx: 13, transform: `rotate(-28 ${n(x)} ${n(y)})` }),
    circle(x, y, 70, lighten(cup, 0.3)),
    circle(x, y, 60, fillOf('brew')),
    heart,
    line(`M${n(x - 104)} ${n(y + 124)}L${n(x + 20)} ${n(y + 146)}`, '#c9c9c4', 6),
    ellipse(x + 38, y + 149, 22, 10, '#d6d6d0', { transform: `rotate(10 ${n(x + 38)} ${n(y + 149)})` }),
    circle(330, 70, 26, '#c98848'),
    circle(330, 70, 26, '#000000', { opacity: 0.08 }),
    [[322, 62], [338, 66], [328, 80], [341, 80], [318, 74]].map(([a, b]) => circle(a, b, 3.4, '#4a2814')).join(''),
  );
}

function slice(x, y, r, color, turn) {
  const wedges = Array.from({ length: 9 }, (_, i) => {
    const [a, b] = [i * 40 + 3, i * 40 + 37].map(d => ((d + turn) * Math.PI) / 180);
    const at = (angle, k) => `${n(x + Math.cos(angle) * r * k)} ${n(y + Math.sin(angle) * r * k)}`;
    return path(
      `M${at((a + b) / 2, 0.1)}L${at(a, 0.8)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${at(b, 0.8)}Z`,
      color,
      { 'stroke-linejoin': 'round', stroke: color, 'stroke-width': 3 },
    );
  }).join('');
  return circle(x + 6, y + 8, r, '#000000', { opacity: 0.16 }) + circle(x, y, r, mix(color, '#f08a24', 0.35)) + circle(x, y, r * 0.93, lighten(color, 0.78)) + wedges;
}

/** Slices of citrus on a plain colour. */
export function citrus(random) {
  const ground = random.palette(['#79c7c0', '#f6b8a8', '#fbe3a4', '#a9b8e8']);
  const fruits = ['#f7a325', '#f4d13a', '#b9d64a', '#ee6c5a'];
  const start = random.whole(0, 3);
  const spots = [[95, 92, 74], [268, 70, 58], [330, 205, 70], [176, 220, 66], [60, 300, 68], [250, 335, 74], [392, 362, 52]];
  const leaf = (x, y, turn) => path(
    'M0 0C22 -26 62 -22 78 0C62 22 22 26 0 0Z',
    '#4f8f4a',
    { transform: `translate(${x} ${y}) rotate(${n(turn)})` },
  );
  return picture(
    rect(0, 0, side, side, ground),
    path('M0 0H400V60L0 300Z', '#ffffff', { opacity: 0.14 }),
    leaf(150, 130, random.between(0, 60)),
    leaf(300, 300, random.between(180, 260)),
    leaf(20, 200, random.between(-20, 40)),
    spots.map(([x, y, r], i) => slice(
      x + random.between(-6, 6),
      y + random.between(-6, 6),
      r,
      fruits[(start + i) % 4],
      random.between(0, 40),
    )).join(''),
  );
}

/** Pears in a row, in the light of one lamp. */
export function pears(random) {
  const [wall, table] = random.palette([['#2f3e46', '#84705a'], ['#d8c3a5', '#8e6f56'], ['#6b4a5e', '#c9a18b'], ['#9fb8ad', '#e8dcc8']]);
  const pear = (x, color, scale) => {
    const body = 'M-4 -96C18 -96 22 -66 28 -44C38 -16 54 -4 50 24C46 52 24 60 0 60S-46 52 -50 24C-54 -4 -38 -16 -28 -44C-22 -66 -26 -96 -4 -96Z';
    const id = `p${Math.round(x)}`;
    return radial(
      id,
      [[0, lighten(color, 0.55)], [0.45, color], [1, darken(color, 0.55)]],
      { cx: 0.36, cy: 0.56, r: 0.75 },
    ) + shadow(x + 44 * scale, 322, 76 * scale, 10)
      + group(
        { transform: `translate(${n(x)} ${n(322 - 60 * scale)}) rotate(${n(random.between(-7, 7))}) scale(${scale.toFixed(2)})` },
        line('M-4 -94q4 -18 16 -26', '#4a3524', 5),
        path('M6 -108q26 -18 40 2q-24 14 -40 -2Z', '#5c7d3a'),
        path(body, fillOf(id)),
      );
  };
  const colors = ['#c9b037', '#a9bd4f', '#cf8a3a', '#b65a3c'];
  const start = random.whole(0, 3);
  return picture(
    blur('soft', 6),
    radial('lamp', [[0, lighten(wall, 0.35)], [1, darken(wall, 0.4)]], { cx: 0.3, cy: 0.35, r: 0.9 }),
    rect(0, 0, side, side, fillOf('lamp')),
    rect(0, 286, side, 114, table),
    rect(0, 286, side, 114, '#000000', { opacity: 0.12 }),
    pear(100, colors[start], 0.95),
    pear(296, colors[(start + 1) % 4], 1.08),
    pear(198, colors[(start + 2) % 4], 1.2),
  );
}
