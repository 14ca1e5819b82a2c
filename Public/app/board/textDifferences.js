// The differences of texts, and of rows that grow with them, between a window of a board and the first one. Pure functions.
import { placeOf, textSizes, usualTextSize } from '../console/textSizes.js';
import { tenths } from '../text.js';

/** Heights that differ by less than this count as equal, because windows of another scale have another grid of pixels. */
const tolerance = 1;

/** The size of body text in points. A scene without text styles does not follow the text size. */
const bodyOf = ({ window: { textStyles } }) => textStyles?.body?.[0] ?? textSizes[placeOf(usualTextSize)].body;

/** The name of the column that a pane is in, or else of its controller. */
function placeName(pane, { panes }) {
  const around = panes.find(other => other.controller === pane.container);
  return pane.column ?? around?.column ?? around?.controller ?? pane.controller;
}

/** The visible panes with rows of one height. */
const rowed = ({ panes }) => panes.filter(pane => pane.isVisible !== false && pane.layout?.rowHeight > 0);

/** The words about rows that both windows show with another height. The place is named if several of them differ. */
function rowWords(scene, first) {
  const before = new Map(rowed(first).map(pane => [pane.id, pane.layout.rowHeight]));
  const changed = rowed(scene).filter(({ id, layout }) => before.has(id) && Math.abs(layout.rowHeight - before.get(id)) >= tolerance);
  return changed.map(pane => {
    const name = changed.length > 1 ? `${placeName(pane, scene)} rows` : 'rows';
    return `${name} ${tenths(pane.layout.rowHeight)} high, not ${tenths(before.get(pane.id))}`;
  });
}

/**
 * The words about the text size and the rows. Between windows of one text size and one system, rows are as high as the width of the
 * window makes them, which is no difference.
 *
 * @returns {string[]}
 */
export function textWords(scene, first) {
  const [now, then] = [bodyOf(scene), bodyOf(first)];
  if (now === then && scene.profile === first.profile) return [];
  return [...(now === then ? [] : [`text at ${tenths(now)} points, not ${tenths(then)}`]), ...rowWords(scene, first)];
}
