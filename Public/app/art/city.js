// Buildings. Pure.
import { circle, fillOf, group, line, linear, n, path, picture, radial, rect, side } from './draw.js';
import { darken, lighten, mix } from './color.js';

function windows(random, x, y, width, height, color) {
  const parts = [];
  for (let wy = y + 8; wy < y + height - 8; wy += 11) {
    for (let wx = x + 5; wx < x + width - 6; wx += 9) {
      if (random.chance(0.55)) parts.push(`M${n(wx)} ${n(wy)}h4v5h-4Z`);
    }
  }
  return path(parts.join(''), color, { opacity: 0.85 });
}

function block(random, x, width, top, color, light) {
  const spire = random.chance(0.3) ? line(`M${n(x + width / 2)} ${n(top)}v-26`, color, 2.5) : '';
  const step = random.chance(0.4) ? rect(x + width * 0.25, top - 14, width * 0.5, 16, color) : '';
  return spire + step + rect(x, top, width, side - top, color) + (light ? windows(random, x, top, width, 330 - top, light) : '');
}

/** A skyline at dusk with its lights, over water. */
export function skyline(random) {
  const [top, low, dark, light] = random.palette([
    ['#1b2a52', '#e98a6b', '#141a33', '#ffd98f'],
    ['#2c1f4a', '#d06fa0', '#1b1430', '#ffe6b3'],
    ['#0f2438', '#4f8fa8', '#0b1826', '#ffe9a8'],
    ['#6fa8d4', '#f3e6d3', '#3d5570', '#dff0ff'],
  ]);
  const row = (base, color, lit, spread) => {
    let x = -10;
    let out = '';
    while (x < 400) {
      const width = random.between(24, 50);
      out += block(random, x, width, base - random.between(0, spread), color, lit);
      x += width + random.between(-2, 4);
    }
    return out;
  };
  return picture(
    linear('sky', [[0, top], [0.75, low]]),
    linear('water', [[0, dark, 0.55], [1, dark, 0.95]]),
    rect(0, 0, side, side, fillOf('sky')),
    circle(random.between(80, 320), 90, 20, '#fff4dc', { opacity: 0.8 }),
    row(220, mix(low, dark, 0.45), null, 80),
    row(262, dark, light, 140),
    rect(0, 326, side, 74, mix(top, low, 0.55)),
    rect(0, 326, side, 74, fillOf('water')),
    Array.from(
      { length: 34 },
      () => line(`M${n(random.between(0, 390))} ${n(random.between(332, 394))}h${n(random.between(6, 26))}`, light, 1.6, { opacity: 0.35 }),
    ).join(''),
  );
}

/** Arches in a coloured wall, with hard shadows. */
export function arches(random) {
  const [wall, sky, floor] = random.palette([
    ['#e9795d', '#5fb2dd', '#f3c9a8'],
    ['#f2b5b0', '#7cc4d6', '#f7ded0'],
    ['#eec35f', '#3f8ec4', '#f4e2b4'],
    ['#f4efe6', '#3c7fc0', '#dfd3bf'],
  ]);
  const arch = (x, width, top) => `M${n(x)} 320V${n(top)}A${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(x + width)} ${n(top)}V320Z`;
  const spans = [34, 154, 274].map(x => {
    const inner = path(arch(x, 92, 190), darken(wall, 0.42)) + path(
      arch(x + 24, 92, 190),
      fillOf('through'),
      { 'clip-path': fillOf(`in${x}`) },
    );
    return `<clipPath id="in${x}"><path d="${arch(x, 92, 190)}"/></clipPath>${inner}`;
  }).join('');
  const sun = random.between(40, 130);
  return picture(
    linear('through', [[0, sky], [1, lighten(sky, 0.5)]]),
    rect(0, 0, side, side, sky),
    path('M-10 90H410V330H-10Z', wall),
    path('M-10 90H410V104H-10Z', lighten(wall, 0.3)),
    path(`M-10 104H${n(sun + 130)}L${n(sun)} 320H-10Z`, darken(wall, 0.25), { opacity: 0.35 }),
    spans,
    rect(0, 320, side, 80, floor),
    path(`M34 320h92l44 80h-100Z M154 320h92l44 80h-100Z M274 320h92l44 80h-100Z`, '#ffffff', { opacity: 0.35 }),
    circle(random.between(300, 350), 46, 20, '#ffffff', { opacity: 0.85 }),
  );
}

/** Stairs that turn, seen as planes of light. */
export function stairs(random) {
  const [light, middle, dark] = random.palette([
    ['#f8d7c8', '#e7927a', '#8c3b46'],
    ['#dff0ee', '#75b8b0', '#1f5a63'],
    ['#f9e7b8', '#e5b04f', '#8a5528'],
    ['#e6e1f2', '#9d8fcb', '#463a78'],
  ]);
  const steps = Array.from({ length: 8 }, (_, i) => {
    const x = 30 + i * 36;
    const y = 352 - i * 36;
    return path(
      `M${x} ${y}h${side - x + 10}v36H${x}Z`,
      mix(light, middle, 0.2 + i * 0.08),
    ) + path(`M${x} ${y}h${side - x + 10}v9H${x}Z`, lighten(light, 0.4)) + path(`M${x} ${y}l-16 -16v36l16 16Z`, dark, { opacity: 0.55 });
  }).join('');
  return picture(
    linear('wall', [[0, light], [1, middle]]),
    rect(0, 0, side, side, fillOf('wall')),
    path('M-10 410V120L190 -10H-10Z', dark, { opacity: 0.28 }),
    path('M250 -10H410V60Z', '#ffffff', { opacity: 0.35 }),
    steps,
    circle(random.between(70, 120), random.between(70, 120), 34, lighten(light, 0.5), { opacity: 0.9 }),
  );
}

function balloon(x, y, r, colors) {
  const gore = (from, to, color) => path(
    `M0 ${n(r * 1.15)}C${n(from * r * 1.35)} ${n(r * 0.5)} ${n(from * r * 1.25)} ${n(-r)} 0 ${n(-r)}C${n(to * r * 1.25)} ${n(-r)} ${n(to * r * 1.35)} ${n(r * 0.5)} 0 ${n(r * 1.15)}Z`,
    color,
  );
  const gores = [[-1, 1], [-0.72, 0.72], [-0.42, 0.42], [-0.14, 0.14]].map(([a, b], i) => gore(a, b, colors[i % colors.length]));
  return group(
    { transform: `translate(${n(x)} ${n(y)})` },
    ...gores,
    line(
      `M${n(-r * 0.14)} ${n(r * 1.1)}L${n(-r * 0.1)} ${n(r * 1.42)}M${n(r * 0.14)} ${n(r * 1.1)}L${n(r * 0.1)} ${n(r * 1.42)}`,
      '#5b4434',
      1,
    ),
    rect(-r * 0.13, r * 1.4, r * 0.26, r * 0.2, '#6b4a32', { rx: 2 }),
  );
}

/** Hot-air balloons in the morning. */
export function balloons(random) {
  const [top, low] = random.palette([['#6db3e0', '#fbe7cf'], ['#f0a08a', '#fdebc8'], ['#8d8fd6', '#fbd3d8']]);
  const sets = [['#e4572e', '#f6c445'], ['#2e6f95', '#f4efe6'], ['#c2395b', '#f7b2a0'], ['#3a8f6f', '#f3df9f']];
  const places = [
    [random.between(90, 160), random.between(110, 150), 62],
    [random.between(250, 310), random.between(190, 230), 42],
    [random.between(290, 350), random.between(60, 90), 24],
    [random.between(60, 120), random.between(265, 295), 20],
  ];
  const start = random.whole(0, 3);
  return picture(
    linear('sky', [[0, top], [1, low]]),
    radial('haze', [[0, '#ffffff', 0.8], [1, '#ffffff', 0.001]]),
    rect(0, 0, side, side, fillOf('sky')),
    circle(200, 380, 240, fillOf('haze'), { opacity: 0.6 }),
    path('M-10 340Q80 306 170 332T330 322T410 336V410H-10Z', mix(top, '#3b4b62', 0.45)),
    path('M-10 366Q120 336 230 360T410 356V410H-10Z', mix(top, '#2c3a4d', 0.7)),
    places.map(([x, y, r], i) => balloon(x, y, r, sets[(start + i) % 4])).join(''),
  );
}

function facade(x, width, top, color) {
  const rows = [0, 1, 2].map(row => [0.28, 0.72].map(at => {
    const [cx, y] = [x + width * at, top + 34 + row * 62];
    return rect(cx - 13, y, 26, 38, '#fdf6e6') + rect(cx - 9, y + 4, 18, 34, '#5b7f95') + line(`M${n(cx - 16)} ${y + 40}H${n(cx + 16)}`, '#4a4a52', 3);
  }).join('')).join('');
  return rect(x, top, width, 330 - top, color) + rect(x, top, width, 10, lighten(color, 0.35)) + rows;
}

/** A tram in a street of coloured houses. */
export function tram(random) {
  const [sky, paint, ...houses] = random.palette([
    ['#8fcbe8', '#f2b632', '#f2a48f', '#f7e3c0', '#8fb8a8'],
    ['#f9cfa8', '#c8402f', '#7fa3b8', '#f4e6d2', '#d98a6c'],
    ['#cfd8ee', '#3d8f6f', '#e9c46a', '#e8a0a8', '#f2efe4'],
    ['#f4c6cf', '#2f6fa3', '#f6d9a0', '#c98f7a', '#a9c7b8'],
  ]);
  const top = () => random.between(40, 96);
  const panes = [0, 1, 2].map(i => rect(-62 + i * 44, -118, 36, 44, '#9cc3d3', { rx: 4 })).join('');
  return picture(
    linear('sky', [[0, sky], [1, lighten(sky, 0.6)]]),
    rect(0, 0, side, side, fillOf('sky')),
    facade(-30, 130, top(), houses[0]),
    facade(100, 96, top() + 24, houses[1]),
    facade(196, 104, top() + 10, houses[2]),
    facade(300, 130, top(), mix(houses[0], houses[2], 0.5)),
    path('M-10 330H410V410H-10Z', '#8d8780'),
    path('M150 330L60 410M250 330L340 410', 'none', { stroke: '#5d5954', 'stroke-width': 5 }),
    line('M-10 128Q200 150 410 118', '#3c3c44', 1.6),
    group(
      { transform: `translate(${n(random.between(180, 220))} 366)` },
      path('M-84 10H84L70 22H-70Z', '#000000', { opacity: 0.3 }),
      line('M0 -148L-18 -178L14 -228', '#3c3c44', 3),
      path('M-78 -132Q-70 -150 -50 -150H50Q70 -150 78 -132Z', lighten(paint, 0.55)),
      rect(-80, -134, 160, 64, '#fff8e8', { rx: 6 }),
      panes,
      rect(-80, -74, 160, 72, paint, { rx: 6 }),
      rect(-80, -44, 160, 7, '#fff8e8'),
      circle(0, -24, 13, '#fff3c4') + circle(-58, -22, 7, '#fff3c4') + circle(58, -22, 7, '#fff3c4'),
      rect(-66, -4, 132, 12, '#3c3c44', { rx: 3 }),
    ),
  );
}
