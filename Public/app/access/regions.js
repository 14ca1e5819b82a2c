// The keys F6 and Shift-F6, which go from one region of the page to the next: the bar, each column, the dock, and each panel.

/** A panel in the dock. It is in the bar's document, but stands beside the app. */
const docked = '.is-docked';

/** The regions, in the order of the document. */
const regions = '.bench, .is-docked, #window section[aria-label], #window [role="dialog"], .ruler, .window-edge, .overview, .tools, .timeline, [data-region]';

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]';

const isShown = target => target.getClientRects().length > 0 && getComputedStyle(target).visibility === 'visible' && !target.closest('[inert]');

const isStop = target => target.tabIndex >= 0 && isShown(target);

/** The element that belongs to a region and not to one inside it. */
const ownIn = region => target => target.closest(regions) === region;

/** The regions in the order of F6: a panel in the dock comes after the columns. */
function inOrder(all) {
  const panels = all.filter(region => region.matches(docked));
  const others = all.filter(region => !region.matches(docked));
  const after = others.findLastIndex(region => region.closest('#window')) + 1 || others.length;
  return others.toSpliced(after, 0, ...panels);
}

/** Moves the focus between the regions, and back to where it was in each. */
export class Regions {
  /** The element of a region that had the focus last. */
  #last = new WeakMap();

  constructor() {
    document.addEventListener('focusin', ({ target }) => {
      const region = target instanceof Element && target.closest(regions);
      if (region) this.#last.set(region, target);
    });
    document.addEventListener('keydown', event => this.#pressed(event), { capture: true });
  }

  #pressed(event) {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.#go(event.shiftKey ? -1 : 1);
  }

  /** The regions that can be used: those with something to focus, and columns that nothing covers. */
  get #usable() {
    const all = inOrder([...document.querySelectorAll(regions)].filter(isShown));
    return all.filter(region => this.#goalIn(region));
  }

  #go(way) {
    const usable = this.#usable;
    const at = usable.indexOf(document.activeElement?.closest(regions));
    const next = at < 0 && way < 0 ? usable.length - 1 : (at + way + usable.length) % usable.length;
    this.#enter(usable[next]);
  }

  /** The element to focus in a region: the one that had the focus, the selected element, the first one, or a column itself. */
  #goalIn(region) {
    if (region.tabIndex === 0) return region;
    const own = [...region.querySelectorAll(focusable)].filter(ownIn(region)).filter(isStop);
    const last = this.#last.get(region);
    return own.find(target => target === last) ?? own.find(target => target.matches('[data-selected], [aria-selected="true"]')) ?? own[0]
      ?? (region.querySelector(':scope > .pane-body:not([inert])') ? region : null);
  }

  #enter(region) {
    const goal = region && this.#goalIn(region);
    if (!goal) return;
    if (goal === region && !region.hasAttribute('tabindex')) region.tabIndex = -1;
    goal.focus({ preventScroll: goal === region, focusVisible: true });
  }
}
