// Things on a table, seen from above. Pure.
import { circle, ellipse, fillOf, group, line, linear, n, path, picture, radial, rect, side } from './draw.js';
import { darken, lighten } from './color.js';

/** A bowl of ramen with chopsticks. */
export function ramen(random) {
  const [table, bowl] = random.palette([['#3b3f46', '#b8322a'], ['#d9b58a', '#2e4a62'], ['#6b8f84', '#f4efe6'], ['#e7c9c0', '#3d2f4a']]);
  const noodle = i => `M${n(96 + i * 5)} ${n(236 - i * 7)}Q${n(150 + i * 3)} ${n(170 + i * 9)} 200 ${n(214 + (i % 3) * 9)}T${n(306 - i * 4)} ${n(214 - i * 8)}`;
  const noodles = Array.from({ length: 11 }, (_, i) => line(noodle(i), i % 2 ? '#f7dc9a' : '#eec877', 7)).join('');
  const egg = (x, y, turn) => group(
    { transform: `translate(${x} ${y}) rotate(${turn})` }, ellipse(0, 0, 40, 31, '#fffaf0'), circle(3, 0, 18, '#f3932c'), circle(-2, -5, 6, '#fbc063'));
  const slices = Array.from({ length: 14 }, () => {
    const [a, r] = [random.between(2.6, 4.4), random.between(20, 118)];
    return circle(200 + r * Math.cos(a), 200 + r * Math.sin(a), 6, 'none', { stroke: '#6fae5a', 'stroke-width': 3.4 });
  }).join('');
  return picture(
    radial('broth', [[0, '#d9893c'], [1, '#9c5420']]),
    rect(0, 0, side, side, table),
    Array.from({ length: 7 }, (_, i) => line(`M-10 ${30 + i * 60}H410`, darken(table, 0.14), 2, { opacity: 0.6 })).join(''),
    circle(212, 218, 166, '#000000', { opacity: 0.26 }),
    circle(200, 200, 164, bowl),
    circle(200, 200, 148, lighten(bowl, 0.8)),
    circle(200, 200, 140, fillOf('broth')),
    noodles,
    group({ transform: 'translate(252 258) rotate(24)' }, ellipse(0, 0, 44, 38, '#e8b79a'), ellipse(0, 0, 34, 28, '#f3d0b6'), path('M-30 -6Q0 -26 30 -6Q0 6 -30 -6Z', '#cf8c6d')),
    egg(150, 128, -20),
    egg(228, 116, 24),
    path('M276 118L344 84L352 168L300 178Z', '#26402f'),
    path('M276 118L344 84L346 106L282 140Z', '#35573f'),
    slices,
    group({ transform: 'translate(130 270)' }, circle(0, 0, 25, '#fffdf7'), line('M-9 2C-12 -12 12 -14 10 0C8 10 -4 9 -3 1', '#e8779a', 4)),
    line('M18 346L352 30', '#8b5a33', 8),
    line('M40 362L372 52', '#a66d40', 8),
  );
}

function donut(x, y, r, [glaze, sprinkles], random) {
  const drip = Array.from({ length: 24 }, (_, i) => {
    const [a, reach] = [(i * Math.PI) / 12, r * (i % 2 ? 0.94 : 0.86)];
    return `${i ? 'L' : 'M'}${n(reach * Math.cos(a))} ${n(reach * Math.sin(a))}`;
  }).join('');
  const crumbs = Array.from({ length: 26 }, (_, i) => {
    const [a, d, turn] = [random.between(0, 6.28), r * random.between(0.48, 0.76), random.between(0, 180)];
    return rect(-5, -1.8, 10, 3.6, sprinkles[i % sprinkles.length], { rx: 1.8, transform: `translate(${n(d * Math.cos(a))} ${n(d * Math.sin(a))}) rotate(${n(turn)})` });
  }).join('');
  return group(
    { transform: `translate(${x} ${y})` },
    circle(7, 11, r, '#000000', { opacity: 0.18 }),
    circle(0, 0, r, '#d99a55'),
    path(`${drip}Z`, glaze, { stroke: glaze, 'stroke-width': r * 0.1, 'stroke-linejoin': 'round' }),
    path(`M${n(-r * 0.62)} ${n(-r * 0.36)}A${n(r * 0.74)} ${n(r * 0.74)} 0 0 1 ${n(r * 0.1)} ${n(-r * 0.72)}`, 'none', { stroke: lighten(glaze, 0.55), 'stroke-width': r * 0.07, 'stroke-linecap': 'round' }),
    crumbs,
    circle(0, 0, r * 0.36, '#c98744'),
    circle(0, 0, r * 0.3, 'var(--plate)'),
  );
}

/** Donuts in rows. */
export function donuts(random) {
  const [back, ...glazes] = random.palette([
    ['#fbd3d9', '#f28fa5', '#fff4e0', '#6b3e2e', '#a8dadc'],
    ['#bfe3df', '#f7b267', '#6b3e2e', '#f4f1ea', '#e76f8a'],
    ['#f9e3a4', '#7b4a8f', '#f28fa5', '#4f2d21', '#8fd0c2'],
    ['#cfd6f4', '#fff4e0', '#e4572e', '#6b3e2e', '#f6c445'],
  ]);
  const sprinkles = ['#ffffff', '#f6c445', '#4fb0c6', '#e4572e', '#9ad17b'];
  const places = [[88, 92], [222, 60], [348, 112], [44, 232], [180, 200], [314, 250], [100, 350], [240, 346], [380, 382]];
  const tray = places.map(([x, y], i) => donut(x, y, 62, [glazes[(i * 3) % glazes.length], sprinkles], random)).join('');
  return picture(rect(0, 0, side, side, back), tray.replaceAll('var(--plate)', back));
}

/** A record that plays. */
export function record(random) {
  const [wood, label, dot] = random.palette([['#a8693c', '#e4572e', '#f6e7c8'], ['#2f3e46', '#f6c445', '#22223b'], ['#e8d5b7', '#3d8f8a', '#fff4e0'], ['#7a3b3f', '#f2e9e4', '#c9515f']]);
  const grooves = Array.from({ length: 17 }, (_, i) => circle(0, 0, 54 + i * 5.4, 'none', { stroke: i % 4 ? '#26262b' : '#3c3c44', 'stroke-width': 1.4 })).join('');
  const grain = Array.from({ length: 9 }, (_, i) => line(`M-10 ${n(20 + i * 46)}Q120 ${n(8 + i * 46 + random.between(-6, 6))} 210 ${n(22 + i * 46)}T410 ${n(16 + i * 46)}`, darken(wood, 0.18), 1.6, { opacity: 0.5 })).join('');
  return picture(
    linear('shine', [[0, '#ffffff', 0.001], [0.48, '#ffffff', 0.24], [0.52, '#ffffff', 0.24], [1, '#ffffff', 0.001]], { x2: 1, y2: 0 }),
    rect(0, 0, side, side, wood),
    grain,
    group(
      { transform: 'translate(176 208)' },
      circle(8, 12, 156, '#000000', { opacity: 0.26 }),
      circle(0, 0, 154, '#c9c9ce'),
      circle(0, 0, 148, '#17171b'),
      grooves,
      path('M0 0L-60 -136A148 148 0 0 1 40 -142ZM0 0L60 136A148 148 0 0 1 -40 142Z', fillOf('shine')),
      circle(0, 0, 50, label),
      path('M-50 0A50 50 0 0 1 50 0Z', lighten(label, 0.22)),
      circle(0, 0, 13, dot),
      circle(0, 0, 4, '#17171b'),
    ),
    circle(348, 70, 32, '#c9c9ce') + circle(348, 70, 18, '#77777f'),
    line(`M348 70L350 220L${n(random.between(258, 286))} 296`, '#e6e6ea', 9),
    group({ transform: 'translate(268 292) rotate(42)' }, rect(-11, -16, 22, 38, '#33333a', { rx: 4 })),
    circle(352, 352, 18, '#c9c9ce') + line('M352 352V338', '#33333a', 4),
  );
}
