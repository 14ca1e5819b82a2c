// Where content rests below a large title. Pure.

/** The height of a large title, in points. */
const height = 52;

/** The offset from which on the title closes (observed on iOS 26; taken for all versions). */
const closing = 36;

/** The offset at which content comes to rest after a finger has let it go. */
export const restingOffset = y => (y <= 0 || y >= height ? y : y < closing ? 0 : height);

/** Whether the pane is the content of a stack whose bar has a large title below its row. */
export function isUnderLargeTitle(pane, { panes, viewModels }) {
  const stack = panes.find(({ id }) => id === `${pane.container}/pane`);
  return viewModels[stack?.navigationBar]?.rowHeight !== undefined;
}
