// The drawing of the city.
import { layers, names, namesAlong } from '../../art/cityMap.js';

const namespace = 'http://www.w3.org/2000/svg';

function part(name, attributes, text = '') {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

/** A name along a line, to which it refers by an id. */
function nameAlong([kind, text, d, start], index) {
  const id = `city-line-${index}`;
  const name = part('text', { class: kind });
  name.append(part('textPath', { href: `#${id}`, startOffset: `${start}%` }, text));
  return [part('path', { id, d, class: 'name-line' }), name];
}

/** The city in its own units, which is drawn once and moved as a whole. */
export function cityGround([width, height]) {
  const svg = part('svg', { class: 'city', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
  svg.append(
    ...layers().map(([kind, d]) => part('path', { class: kind, d })),
    ...namesAlong().flatMap(nameAlong),
    ...names.map(([kind, text, x, y]) => part('text', { class: kind, x, y }, text)),
  );
  return svg;
}
