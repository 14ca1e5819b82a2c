// The scale of an element.

/** The factor by which an ancestor scales an element. */
export const scaleOf = target => target.getBoundingClientRect().width / target.offsetWidth || 1;
