// Lets a mouse drag a strip sideways, as a finger does. For a finger, the browser itself scrolls.
import { prefersReducedMotion } from '../motion/preference.js';
import { isTap } from '../input/gesture.js';
import { scaleOf } from '../dom/element.js';

/** The duration, in milliseconds, for which a flick continues at its last speed. */
const reach = 160;

/** The offset nearest to `left` to which an element can scroll. Offsets are negative in right-to-left. */
function reachable(target, left) {
  const room = target.scrollWidth - target.clientWidth;
  const isRightToLeft = target.matches(':dir(rtl)');
  return Math.min(isRightToLeft ? 0 : room, Math.max(isRightToLeft ? -room : 0, left));
}

/** Scrolls to an offset, and turns snapping on again at the end. If nothing moves, there is no `scrollend`. */
function coast(target, left) {
  const goal = reachable(target, left);
  const snap = () => { target.style.scrollSnapType = ''; };
  target.scrollTo({ left: goal, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  // This waits for the next frame, because until then the `scrollend` of the drag itself arrives.
  requestAnimationFrame(() => {
    if (Math.abs(target.scrollLeft - goal) < 1) snap();
    else target.addEventListener('scrollend', snap, { once: true });
  });
}

/** Lets the mouse drag the matching scroll containers inside an element. */
export function dragToScroll(surface, selector) {
  let drag = null;

  surface.addEventListener('pointerdown', event => {
    const target = event.pointerType === 'mouse' && event.button === 0 && event.target.closest(selector);
    drag = target && { target, scale: scaleOf(target), x: event.clientX, y: event.clientY, left: target.scrollLeft, isMoving: false, speed: 0, last: event };
  });

  surface.addEventListener('pointermove', event => {
    if (!drag) return;
    if (!drag.isMoving && isTap(drag, { x: event.clientX, y: event.clientY })) return;
    drag.isMoving = true;
    drag.target.style.scrollSnapType = 'none';
    drag.target.scrollLeft = drag.left - (event.clientX - drag.x) / drag.scale;
    drag.speed = (event.clientX - drag.last.clientX) / drag.scale / Math.max(1, event.timeStamp - drag.last.timeStamp);
    drag.last = event;
  });

  const end = () => {
    const { target, speed, isMoving } = drag ?? {};
    drag = null;
    if (!isMoving) return;
    const page = target.clientWidth;
    const goal = target.scrollLeft - speed * reach;
    const left = target.matches('.carousel') ? Math.round(goal / page) * page : goal;
    coast(target, left);
  };

  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
