// A mouse drags a strip sideways as a finger does. Fingers need nothing: the browser scrolls for them.
import { prefersReducedMotion } from '../motion/preference.js';
import { isTap } from './gesture.js';
import { scaleOf } from './scale.js';

/** How long a flick goes on, in milliseconds of its last speed. */
const reach = 160;

/** The offset nearest to this one to which an element can scroll; offsets are negative in right-to-left. */
function reachable(target, left) {
  const room = target.scrollWidth - target.clientWidth;
  const isRightToLeft = target.matches(':dir(rtl)');
  return Math.min(isRightToLeft ? 0 : room, Math.max(isRightToLeft ? -room : 0, left));
}

/** Scrolls on and lets the browser snap again once it is there; a scroll that goes nowhere has no `scrollend`. */
function coast(target, left) {
  const goal = reachable(target, left);
  const snap = () => { target.style.scrollSnapType = ''; };
  target.scrollTo({ left: goal, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  // Not before the next frame: until then comes the `scrollend` of the drag itself.
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
