// Text that contains flags.
import { countryOf, flagPattern, flagSvg } from '../art/flags.js';

function flagElement(pair) {
  const svg = flagSvg(countryOf(pair));
  if (!svg) return pair;
  const image = document.createElement('img');
  image.className = 'flag';
  image.alt = pair;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return image;
}

/** The nodes of a text. A flag becomes one of our pictures, and the rest stays text. */
export function flagText(text) {
  const nodes = [];
  let from = 0;
  for (const match of text.matchAll(flagPattern)) {
    nodes.push(text.slice(from, match.index), flagElement(match[0]));
    from = match.index + match[0].length;
  }
  return [...nodes, text.slice(from)].filter(node => node !== '');
}
