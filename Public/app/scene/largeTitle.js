// Where content rests below a large title. Pure.

/** The height of a large title without a subtitle, in points. */
const height = 52;

/** The distance before the whole height from which on the title closes (observed on iOS 26; taken for all versions). */
const closing = 16;

/** The height of the large title of a bar at rest, in points. */
export const restingHeight = ({ largeTitleHeight = height }) => largeTitleHeight;

/** The offset at which content comes to rest after a finger has let it go below a title of a height. */
export const restingOffset = (y, whole) => (y <= 0 || y >= whole ? y : y < whole - closing ? 0 : whole);

/** The height of the large title below the row of the bar of a stack whose content the pane is, or null if there is none. */
export function titleAbove(pane, { panes, viewModels }) {
  const stack = panes.find(({ id }) => id === `${pane.container}/pane`);
  const bar = viewModels[stack?.navigationBar];
  return bar?.rowHeight === undefined ? null : restingHeight(bar);
}
