// From the transition that a scene names to what the page does. Pure.

/** CSS timing functions by UIKit's curve; `spring` is the critically damped one of navigation. */
const curves = {
  linear: 'linear',
  easeIn: 'cubic-bezier(0.42, 0, 1, 1)',
  easeOut: 'cubic-bezier(0, 0, 0.58, 1)',
  easeInOut: 'cubic-bezier(0.42, 0, 0.58, 1)',
  spring: 'cubic-bezier(0.32, 0.72, 0, 1)',
};

/** The timing function of a curve; one we do not know is a spring. */
export function timing(curve) {
  return curves[curve] ?? curves.spring;
}

/**
 * What to animate: null for at once. With reduced motion nothing moves, and what appears or goes is faded.
 *
 * `moves` says that frames glide from where they were, as two do that slide past each other; `stacks` are pushes and
 * pops; `fades` are cross-dissolves; `covers` come from below and go there.
 */
export function plan(transition, prefersReducedMotion) {
  if (!transition || !(transition.duration > 0)) return null;
  const changes = transition.changes ?? [];
  const ofKind = (...kinds) => changes.filter(change => kinds.includes(change.kind));
  const stacks = ofKind('push', 'pop');
  const fades = ofKind('crossDissolve');
  return {
    duration: transition.duration * 1000,
    easing: timing(transition.curve),
    moves: !prefersReducedMotion && ofKind('layout', 'slide').length > 0,
    stacks: prefersReducedMotion ? [] : stacks,
    fades: prefersReducedMotion ? [...fades, ...stacks] : fades,
    covers: prefersReducedMotion ? [] : ofKind('present', 'dismiss'),
  };
}

/** How far the view below moves while one slides over it, as a part of the width. UIKit's parallax, by eye from iOS 13. */
const parallax = 0.3;

/**
 * Horizontal distances of a push or pop, in widths: where the arriving view comes from and the leaving one goes to.
 * Mirrored in right-to-left.
 */
export function stackTravel(kind, isRightToLeft) {
  const sign = isRightToLeft ? -1 : 1;
  return kind === 'pop'
    ? { arrivesFrom: -parallax * sign, leavesTo: sign, isArrivingOnTop: false }
    : { arrivesFrom: sign, leavesTo: -parallax * sign, isArrivingOnTop: true };
}
