// The pages of documents. Pure.
import { circle, fillOf, group, line, linear, n, path, rect } from './draw.js';
import { mix } from './color.js';

/** A page with its own size, because documents are not square like other pictures. */
function page(width, height, ...inside) {
  const light = linear('light', [[0, '#ffffff', 0.001], [1, '#000000', 0.05]]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
    + `${light}${rect(0, 0, width, height, '#fff')}${inside.join('')}${rect(0, 0, width, height, fillOf('light'))}</svg>`;
}

const ink = '#5d6470';

/** Lines of text from a height down, the last one shorter. */
function text(random, x, y, width, count, { step = 11, color = '#c3c8d0', height = 4 } = {}) {
  return Array.from({ length: count }, (_, row) => {
    const length = row === count - 1 ? random.between(0.3, 0.7) : random.between(0.9, 1);
    return rect(x, y + row * step, width * length, height, color, { rx: height / 2 });
  }).join('');
}

/** A page of text with a heading, such as a letter, a recipe or a contract. */
export function letter(random) {
  const accent = random.palette(['#2f6fb7', '#b5533c', '#3b7d5e', '#6a4fa3', '#a8772b']);
  const head = random.palette([
    rect(34, 40, 96, 12, accent, { rx: 2 }) + circle(258, 50, 18, mix(accent, '#ffffff', 0.55)),
    rect(0, 0, 310, 88, mix(accent, '#ffffff', 0.8)) + rect(34, 36, 150, 14, accent, { rx: 2 }),
    rect(95, 42, 120, 13, ink, { rx: 2 }) + rect(125, 66, 60, 5, accent, { rx: 2 }),
    rect(34, 34, 3, 48, accent) + rect(48, 40, 130, 12, ink, { rx: 2 }) + rect(48, 62, 80, 6, '#b9bfc9', { rx: 2 }),
    rect(34, 40, 180, 15, ink, { rx: 2 }) + rect(34, 64, 110, 7, accent, { rx: 2 }),
  ]);
  const figure = random.variant % 2 === 1
    ? rect(34, 216, 112, 84, mix(accent, '#ffffff', 0.66), { rx: 4 }) + path('M34 290l34-34 22 20 30-36 26 34v22a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4Z', accent, { opacity: 0.6 })
      + text(random, 160, 220, 116, 8)
    : text(random, 34, 220, 242, 8);
  return page(310, 400, head, text(random, 34, 112, 242, 8), figure, text(random, 34, 318, 242, 4), text(random, 34, 370, 60, 1));
}

/** Rows and columns of figures, and a chart of them. */
export function sheet(random) {
  const accent = random.palette(['#34a06b', '#e08a3c', '#3d7ec9']);
  const bars = Array.from({ length: 7 }, (_, i) => {
    const height = random.between(24, 92);
    return rect(44 + i * 34, 128 - height, 20, height, mix(accent, '#ffffff', i % 2 ? 0.4 : 0.05), { rx: 2 });
  }).join('');
  const cells = Array.from({ length: 14 }, (_, row) => [
    row % 2 ? rect(30, 164 + row * 16, 260, 16, '#f3f5f8') : '',
    rect(38, 169 + row * 16, random.between(34, 60), 5, '#9aa2af', { rx: 2 }),
    ...[1, 2, 3].map(column => rect(62 + column * 56, 169 + row * 16, random.between(20, 34), 5, '#c3c8d0', { rx: 2 })),
  ].join('')).join('');
  const rules = line('M112 164v224M168 164v224M224 164v224', '#e3e6eb', 1);
  return page(320, 400, rect(30, 24, 90, 9, ink, { rx: 2 }), line('M34 128h248', '#c9ced6', 1.5), bars, rect(30, 146, 260, 18, accent), cells, rules);
}

/** The first slide of a presentation. */
export function slide(random) {
  const [from, to, ink] = random.palette([['#f4a261', '#c8553d', '#fff8ef'], ['#16324f', '#2a628f', '#e8f1fb'], ['#0f766e', '#84cc9c', '#f2fff9']]);
  const shapes = random.palette([
    group({ opacity: 0.35 }, circle(330, 90, 120, '#ffd9a8'), circle(390, 220, 90, '#8f2d1f')),
    line('M0 250C90 210 130 270 220 220S360 170 420 190', '#7fb3dd', 5, { opacity: 0.8 }) + line('M0 280C90 250 150 290 240 250S360 220 420 230', '#cfe3f5', 3, { opacity: 0.6 }),
    path('M250 300L340 150L380 210L400 180V300Z', '#0b4f49', { opacity: 0.55 }) + circle(330, 84, 26, '#fdf3c7'),
  ]);
  return page(400, 300, linear('back', [[0, from], [1, to]], { x2: 1 }), rect(0, 0, 400, 300, fillOf('back')), shapes,
    rect(36, 108, 190, 22, ink, { rx: 3 }), rect(36, 142, n(random.between(120, 160)), 11, mix(ink, from, 0.35), { rx: 3 }), rect(36, 250, 60, 6, mix(ink, from, 0.5), { rx: 3 }));
}
