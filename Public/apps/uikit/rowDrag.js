// Dragging a row by its grip.

/** The distance after which a press is a drag, in pixels. */
const least = 4;

/** The row of the same list under a pointer, or null. */
function rowAt({ clientX, clientY }, row) {
  const rows = document.elementsFromPoint(clientX, clientY).map(found => found.closest('.ui-row'));
  return rows.find(found => found && found !== row && found.parentElement === row.parentElement) ?? null;
}

/** The id of the part on which a drag ends: the grip of a row, or the row itself. */
const endOf = row => (row.querySelector('button.is-grip') ?? row).getAttribute('data-id');

/** The factor by which the page shows an element larger or smaller than it is. */
const scaleOf = row => row.getBoundingClientRect().height / row.offsetHeight || 1;

/**
 * Lets the user drag a row. The server hears of two taps at the end: one on the grip, and one on the grip or the row at which
 * the drag ends. A press without a drag taps the grip alone.
 *
 * @param {HTMLElement} grip
 * @param {HTMLElement} row
 * @param {{tap: (target: string) => void}} context
 */
export function dragByGrip(grip, row, context) {
  let start = null;
  const end = () => {
    start = null;
    row.style.translate = '';
    row.classList.remove('is-dragged');
  };
  grip.addEventListener('pointerdown', event => {
    event.stopPropagation();
    if (!event.isPrimary || event.button !== 0) return;
    start = event.clientY;
    grip.setPointerCapture(event.pointerId);
  });
  grip.addEventListener('pointermove', event => {
    if (start === null || Math.abs(event.clientY - start) < least) return;
    row.classList.add('is-dragged');
    row.style.translate = `0 ${(event.clientY - start) / scaleOf(row)}px`;
  });
  grip.addEventListener('pointerup', event => {
    if (start === null) return;
    const target = row.classList.contains('is-dragged') ? rowAt(event, row) : row;
    end();
    if (target === null) return;
    context.tap(grip.dataset.id);
    if (target !== row) context.tap(endOf(target));
  });
  grip.addEventListener('pointercancel', end);
}
