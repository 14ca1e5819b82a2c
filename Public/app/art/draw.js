// The elements of SVG that the painters use. Pure functions that return text. Every picture is 400 x 400.

/** Side of every picture. */
export const side = 400;

/** The text of a number, rounded to a tenth. */
export const n = value => String(Math.round(value * 10) / 10);

const attributes = values => Object.entries(values).map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`).join('');

const tag = (name, values, inside = '') => (inside ? `<${name}${attributes(values)}>${inside}</${name}>` : `<${name}${attributes(values)}/>`);
export const rect = (x, y, width, height, fill, more = {}) => tag('rect', { x, y, width, height, fill, ...more });
export const circle = (cx, cy, r, fill, more = {}) => tag('circle', { cx, cy, r, fill, ...more });
export const ellipse = (cx, cy, rx, ry, fill, more = {}) => tag('ellipse', { cx, cy, rx, ry, fill, ...more });
export const path = (d, fill, more = {}) => tag('path', { d, fill, ...more });
export const line = (d, stroke, width, more = {}) => tag(
  'path',
  { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more },
);
export const group = (values, ...inside) => tag('g', values, inside.join(''));

const stop = ([offset, color, opacity = 1]) => tag(
  'stop',
  { offset: `${offset * 100}%`, 'stop-color': color, ...(opacity < 1 ? { 'stop-opacity': opacity } : {}) },
);

/** A gradient, by default from top to bottom. Stops are [offset, colour, opacity?]. */
export function linear(id, stops, more = {}) {
  return tag('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1, ...more }, stops.map(stop).join(''));
}

export function radial(id, stops, more = {}) {
  return tag('radialGradient', { id, ...more }, stops.map(stop).join(''));
}

/** A blur for glows and soft shadows. */
export const blur = (id, deviation) => tag(
  'filter',
  { id, x: '-50%', y: '-50%', width: '200%', height: '200%' },
  tag('feGaussianBlur', { stdDeviation: deviation }),
);

export const fillOf = id => `url(#${id})`;

/** A whole picture, with light from above and a darker rim that make flat shapes look like a photograph. */
export function picture(...inside) {
  const light = linear('light', [[0, '#ffffff', 0.1], [0.5, '#ffffff', 0.001], [1, '#000000', 0.14]]);
  const rim = radial('rim', [[0, '#000000', 0.001], [0.62, '#000000', 0.001], [1, '#000000', 0.24]], { cx: 0.5, cy: 0.48, r: 0.76 });
  return plain(light, rim, ...inside, rect(0, 0, side, side, fillOf('light')), rect(0, 0, side, side, fillOf('rim')));
}

/** A whole picture without such an effect. */
export function plain(...inside) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${inside.join('')}</svg>`;
}

/** A jagged outline from left to right by midpoint displacement: points 400 / 2^depth apart. */
export function ridge(random, y, amplitude, depth = 5, roughness = 0.55) {
  let points = [[-10, y + random.between(-0.5, 0.5) * amplitude], [side + 10, y + random.between(-0.5, 0.5) * amplitude]];
  let reach = amplitude;
  for (let level = 0; level < depth; level += 1) {
    points = points.flatMap((point, i) => {
      const next = points[i + 1];
      return next ? [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + random.between(-1, 1) * reach]] : [point];
    });
    reach *= roughness;
  }
  return points;
}

const trace = points => points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');

/** The ground under an outline. */
export const ground = (points, fill, more) => path(`${trace(points)}L${side + 10} ${side + 10}L-10 ${side + 10}Z`, fill, more);

/** A smooth curve through points: quadratics between midpoints. */
export function smooth(points) {
  const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  let d = `M${n(points[0][0])} ${n(points[0][1])}`;
  for (let i = 1; i < points.length - 1; i += 1) {
    const m = middle(points[i], points[i + 1]);
    d += `Q${n(points[i][0])} ${n(points[i][1])} ${n(m[0])} ${n(m[1])}`;
  }
  const last = points.at(-1);
  return `${d}L${n(last[0])} ${n(last[1])}`;
}

/** Rolling ground: few points, drawn smooth. */
export const rolling = (points, fill, more) => path(`${smooth(points)}L${side + 10} ${side + 10}L-10 ${side + 10}Z`, fill, more);
