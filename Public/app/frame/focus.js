// Moves the browser's focus when a scene removes or covers the element that has it.

const first = 'button:not([disabled]), [tabindex="0"]';

/** Whether an element cannot be reached: it lies under a presentation or beside the window, or is leaving. */
const isAway = target => !target.isConnected || Boolean(target.closest('[inert], .is-parked'));

/** The button with the same purpose in another pane's bar, such as the one that flips back. */
function counterpart(focused, bar) {
  const purpose = focused.dataset.id?.split('/').at(-1);
  const isSame = ({ dataset }) => purpose && dataset.id?.endsWith(`/${purpose}`);
  return focused.matches('.bar-button') ? [...bar.querySelectorAll('.bar-button[data-id]')].find(isSame) : null;
}

/**
 * The element of a pane to focus: the counterpart, or else the back button, the selected element or the first button.
 */
function goalIn({ element }, focused) {
  const { parentElement: around } = element;
  const bar = around.querySelector(':scope > .navigation-bar');
  return (bar && counterpart(focused, bar)) ?? bar?.querySelector('.is-back[data-id]')
    ?? element.querySelector('[data-selected]') ?? element.querySelector(first);
}

/** Whether a pane has single views over what it covers, such as those above the keyboard. */
const isSeenThrough = ({ classList }) => classList.contains('role-overlay');

/** Whether a frame in the window's points will lie over the middle of an element, once its pane has moved there. */
function covers([x, y, width, height], target, root) {
  const [all, box] = [root.getBoundingClientRect(), target.getBoundingClientRect()];
  const scale = all.width / root.offsetWidth;
  const across = (box.x + box.width / 2 - all.x) / scale - x;
  const down = (box.y + box.height / 2 - all.y) / scale - y;
  return across >= 0 && across < width && down >= 0 && down < height;
}

/** The element that stands for one that was drawn anew, such as a button that has been in another bar in the meantime. */
function replacement({ dataset: { id } }, root) {
  const all = id ? [...root.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)] : [];
  return all.find(one => !isAway(one));
}

/** Moves the focus to an arriving pane, and back to where it was. */
export class Focus {
  #left = null;

  constructor(root) {
    this.root = root;
  }

  /** The element of the window that has the focus, or null if there is none. */
  get holder() {
    return this.root.contains(document.activeElement) ? document.activeElement : null;
  }

  /**
   * @param held the element that had the focus before the scene
   * @param came the panes that were not visible before
   * @param gone the panes that leave
   */
  follow(held, came, gone) {
    if (!held || !this.#isLost(held, came, gone)) return;
    const left = this.#left === held ? null : this.#left;
    const isBack = left && !isAway(left);
    const goal = isBack ? left : came.map(view => goalIn(view, held)).findLast(Boolean) ?? (left && replacement(left, this.root));
    this.#left = gone.some(view => view.element.contains(held)) ? null : held;
    goal?.focus({ preventScroll: true });
  }

  #isLost(held, came, gone) {
    if (isAway(held) || gone.some(view => view.element.contains(held))) return true;
    return came.some(({ element, frame }) => !element.contains(held) && !isSeenThrough(element) && covers(frame, held, this.root));
  }
}
