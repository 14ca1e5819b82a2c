// Animals and plants. Pure.
import { blur, circle, ellipse, fillOf, group, line, linear, n, path, picture, radial, rect, side } from './draw.js';
import { darken, lighten, mix } from './color.js';

function koi(x, y, turn, size, colours) {
  const [body, spot] = colours;
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${size.toFixed(2)})` },
    group({ opacity: 0.22, transform: 'translate(10 14)' }, path('M-70 0Q-30 -30 30 -22Q62 -12 70 0Q62 12 30 22Q-30 30 -70 0Z', '#000000')),
    path('M-60 0Q-104 -34 -116 -22Q-104 -6 -108 0Q-104 6 -116 22Q-104 34 -60 0Z', lighten(body, 0.3), { opacity: 0.9 }),
    path('M20 -20Q10 -46 -16 -44Q-4 -28 0 -20ZM20 20Q10 46 -16 44Q-4 28 0 20Z', lighten(body, 0.35), { opacity: 0.85 }),
    path('M-70 0Q-30 -30 30 -22Q62 -12 70 0Q62 12 30 22Q-30 30 -70 0Z', body),
    path('M-40 -13Q-20 -28 6 -20Q2 -2 -22 2Q-40 0 -40 -13ZM22 -20Q52 -14 54 -2Q36 8 22 -2ZM-14 20Q6 28 20 18Q10 4 -8 8Z', spot),
    circle(56, -7, 2.6, '#20242c'),
    circle(56, 7, 2.6, '#20242c'),
  );
}

/** Koi in a pond, from above, among lily pads. */
export function pond(random) {
  const [water, leaf] = random.palette([['#1d5f63', '#7fb069'], ['#274a78', '#9cc37a'], ['#3f6f4f', '#c2cf72'], ['#5a4a7a', '#8fc1a3']]);
  const fish = [['#fff6ea', '#e8562a'], ['#f6a03c', '#fff3df'], ['#fdfdfb', '#2c2c33']];
  const pad = (x, y, r) => group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(random.between(0, 360))})` },
    path(`M0 0L${n(r)} ${n(-r * 0.16)}A${n(r)} ${n(r)} 0 1 0 ${n(r)} ${n(r * 0.16)}Z`, leaf),
    line(`M0 0L${n(-r * 0.8)} 0M0 0L${n(-r * 0.4)} ${n(r * 0.7)}M0 0L${n(-r * 0.4)} ${n(-r * 0.7)}`, darken(leaf, 0.2), 1.6),
  );
  const rings = Array.from({ length: 5 }, (_, i) => ellipse(150, 220, 40 + i * 44, 34 + i * 38, 'none', { stroke: '#ffffff', 'stroke-width': 1.6, opacity: 0.2 - i * 0.03 })).join('');
  return picture(
    radial('water', [[0, lighten(water, 0.24)], [1, darken(water, 0.4)]], { cx: 0.4, cy: 0.35, r: 0.95 }),
    rect(0, 0, side, side, fillOf('water')),
    rings,
    koi(random.between(120, 160), random.between(110, 140), random.between(20, 50), 1.05, fish[0]),
    koi(random.between(240, 270), random.between(220, 250), random.between(120, 170), 1.15, fish[1]),
    koi(random.between(110, 140), random.between(300, 320), random.between(-60, -20), 0.85, fish[2]),
    pad(330, 70, 52),
    pad(386, 130, 40),
    pad(30, 380, 58),
    pad(48, 40, 34),
    circle(318, 62, 13, '#f7c6d4') + circle(318, 62, 6, '#f6d36b'),
  );
}

function saguaro(x, y, height, color) {
  const arm = (side, at, reach, rise) => line(`M0 ${n(-at)}h${n(side * reach)}q${side * 10} 0 ${side * 10} -10v${n(-rise)}`, color, 24);
  const ribs = [-9, 0, 9].map(dx => `M${dx} -6V${n(-height + 8)}`).join('');
  return group(
    { transform: `translate(${n(x)} ${n(y)})` },
    line(`M0 0V${n(-height)}`, color, 40),
    arm(-1, height * 0.36, 40, 44),
    arm(1, height * 0.5, 36, 54),
    line(ribs, lighten(color, 0.22), 3),
  );
}

/** Cacti in the desert, the sun behind them. */
export function cactus(random) {
  const [top, low, plant] = random.palette([['#f6b26b', '#fde7c1', '#2f6b57'], ['#e87a72', '#fbd3a6', '#3b4a6b'], ['#6fb7c9', '#f8eccb', '#3f7d4e'], ['#7b5ea7', '#f9b9a8', '#27464f']]);
  const x = random.between(150, 230);
  return picture(
    linear('sky', [[0, top], [1, low]]),
    rect(0, 0, side, side, fillOf('sky')),
    circle(x + 40, 170, 92, lighten(low, 0.45)),
    path('M-10 300L50 252H96L120 300L236 300L262 240H332L372 300H410V410H-10Z', mix(top, '#8a3f3f', 0.45)),
    path('M-10 318Q110 292 220 312T410 304V410H-10Z', mix(low, '#c9824a', 0.6)),
    ellipse(x + 30, 364, 74, 8, '#000000', { opacity: 0.18 }),
    saguaro(x, 366, 214, plant),
    saguaro(x + 134, 346, 104, mix(plant, low, 0.2)),
    circle(x - 96, 352, 26, mix(plant, low, 0.12)),
    line(`M${n(x - 96)} 328V376M${n(x - 108)} 332V374M${n(x - 84)} 332V374`, lighten(plant, 0.3), 2.5),
    circle(x - 96, 327, 6, '#e9638f'),
    circle(x, 142, 8, '#f7a9c0') + circle(x - 12, 146, 6, '#e9638f') + circle(x + 12, 146, 6, '#e9638f'),
  );
}

/** A cat on the sill, the world behind it. */
export function cat(random) {
  const [wall, sky, fur] = random.palette([['#2f4858', '#f6c28b', '#e0883d'], ['#7a4e6d', '#bfe0ea', '#2b2b33'], ['#c97b5a', '#dff0f5', '#f3ece0'], ['#47624f', '#fbe3b0', '#8a8f99']]);
  const stripe = darken(fur, 0.3);
  return picture(
    linear('sky', [[0, sky], [1, lighten(sky, 0.55)]]),
    rect(0, 0, side, side, wall),
    rect(62, 30, 276, 290, lighten(wall, 0.75)),
    rect(76, 44, 248, 276, fillOf('sky')),
    path('M76 260Q140 222 200 248T324 232V320H76Z', mix(sky, '#5b8f6a', 0.6)),
    circle(random.between(120, 170), 104, 22, '#fffaf0'),
    rect(194, 44, 12, 276, lighten(wall, 0.75)),
    rect(76, 158, 248, 10, lighten(wall, 0.75)),
    rect(36, 318, 328, 22, lighten(wall, 0.88), { rx: 4 }),
    rect(36, 338, 328, 10, darken(wall, 0.2), { opacity: 0.5 }),
    line('M282 312Q330 316 322 352T352 388', fur, 17),
    path('M158 320C150 262 164 214 188 194H238C274 214 296 262 286 320Z', fur),
    path('M156 142L164 92L194 118Q212 112 230 118L260 92L268 142C274 188 246 210 212 210S150 188 156 142Z', fur),
    path('M166 126L170 106L184 118ZM258 126L254 106L240 118Z', '#f0a9a0'),
    line('M200 122V138M212 120V138M224 122V138M262 236L284 242M268 258L288 262M176 236L160 242M170 258L156 262', stripe, 5),
    ellipse(188, 158, 10, 12, '#cfe08a') + ellipse(236, 158, 10, 12, '#cfe08a'),
    ellipse(188, 158, 3.4, 10, '#1d1d22') + ellipse(236, 158, 3.4, 10, '#1d1d22'),
    path('M206 176H218L212 183Z', '#d9756f'),
    line('M212 183V190M212 190Q204 196 198 190M212 190Q220 196 226 190', darken(fur, 0.5), 2.4),
    line('M172 180L138 174M172 186L140 190M252 180L286 174M252 186L284 190', '#ffffff', 1.6, { opacity: 0.8 }),
    path('M190 320Q188 282 196 262M234 320Q236 282 228 262', 'none', { stroke: stripe, 'stroke-width': 3 }),
  );
}

/** The tail of a whale that dives. */
export function whale(random) {
  const [top, low, sea] = random.palette([['#f4a48a', '#fde3c8', '#2b5876'], ['#8fc5e0', '#eef7f5', '#1f6f8b'], ['#6a5a96', '#f5b7b1', '#2c3e70'], ['#a8c6c0', '#f6f1dd', '#2f5d62']]);
  const drops = Array.from({ length: 34 }, () => circle(200 + random.between(-150, 150), 250 - random.between(-20, 110) * random.next(), random.between(1.5, 4.5), '#ffffff', { opacity: 0.85 })).join('');
  const waves = [0, 1, 2, 3].map(i => path(
    `M-10 ${270 + i * 34}Q40 ${252 + i * 34} 95 ${270 + i * 34}T200 ${270 + i * 34}T305 ${270 + i * 34}T410 ${270 + i * 34}V410H-10Z`,
    mix(lighten(sea, 0.3), darken(sea, 0.3), i / 3),
    { transform: `translate(${i % 2 ? -26 : 0} 0)` },
  ));
  const skin = darken(sea, 0.35);
  return picture(
    linear('sky', [[0, top], [1, low]]),
    rect(0, 0, side, side, fillOf('sky')),
    circle(random.between(280, 330), 96, 34, lighten(low, 0.6)),
    waves[0],
    path('M176 330C184 270 190 226 186 176C150 170 96 140 66 84C112 92 162 92 200 132C238 92 288 92 334 84C304 140 250 170 214 176C210 226 216 270 224 330Z', skin),
    path('M200 132C238 92 288 92 334 84C304 140 250 170 214 176C210 226 216 270 224 330H208C206 270 204 226 206 170C204 156 200 146 200 132Z', lighten(skin, 0.14)),
    drops,
    ellipse(200, 306, 86, 16, '#ffffff', { opacity: 0.6 }),
    ...waves.slice(1).map(wave => group({ transform: 'translate(10 14) scale(1.05 1)' }, wave)),
  );
}

/** Rows of tulips that meet at the horizon. */
export function tulips(random) {
  const [sky, ...rows] = random.palette([
    ['#8cc7ea', '#e63946', '#f6c445', '#f28fa5', '#ffffff', '#b5487d'],
    ['#f6c9a8', '#7b3f8c', '#e4572e', '#f7d27a', '#d9567f', '#f4efe6'],
    ['#b9d9e0', '#f2842f', '#f9e3a4', '#d7263d', '#f7a6b8', '#8f2d56'],
  ]);
  const strip = i => `M200 190L${n(-340 + i * 98)} 420H${n(-290 + i * 98)}Z`;
  const beds = Array.from({ length: 12 }, (_, i) => path(strip(i), rows[i % rows.length])).join('');
  const heads = Array.from({ length: 9 }, (_, i) => {
    const [x, color] = [22 + i * 45, rows[(i * 2) % rows.length]];
    return group(
      { transform: `translate(${x} ${n(352 + random.between(-12, 14))})` },
      line('M0 0V60', '#3f7d3c', 5),
      path('M0 60Q-22 30 -16 14Q-2 34 0 60ZM0 60Q22 36 18 18Q2 36 0 60Z', '#4f9448'),
      path('M-18 -26Q-10 -18 -8 -30Q0 -44 8 -30Q10 -18 18 -26Q22 8 0 10Q-22 8 -18 -26Z', color),
      path('M-8 -30Q0 -44 8 -30Q12 -6 0 8Q-12 -6 -8 -30Z', lighten(color, 0.2)),
    );
  }).join('');
  return picture(
    linear('sky', [[0, sky], [1, lighten(sky, 0.7)]]),
    rect(0, 0, side, side, fillOf('sky')),
    blur('far', 1.2),
    circle(random.between(80, 130), 76, 26, '#fffbe8'),
    group(
      { transform: `translate(${n(random.between(250, 310))} 190)` },
      path('M-17 0L-11 -66H11L17 0Z', '#7a5a45'),
      path('M-14 -66L0 -84L14 -66Z', '#4a372c'),
      line('M0 -68L38 -104M0 -68L-38 -32M0 -68L36 -32M0 -68L-36 -104', '#f4efe6', 5),
    ),
    rect(0, 186, side, 220, '#4f8a48'),
    group({ filter: fillOf('far') }, beds),
    heads,
  );
}
