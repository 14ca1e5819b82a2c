// How large an element is drawn, beside its own points.

/** The factor by which something around it scales an element. */
export const scaleOf = target => target.getBoundingClientRect().width / target.offsetWidth || 1;
