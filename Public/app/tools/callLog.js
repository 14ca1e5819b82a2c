// The calls that UIKit made, kept by the message that caused them. Pure.
import { causeOf } from './causes.js';
import { written } from './values.js';

/** So many calls are kept; the oldest go first. */
export const capacity = 1000;

/** What a filter looks through. */
const textOf = ({ phase, receiver, call, arguments: given, answer, viewControllers }) => (
  [phase, receiver, call, written(given), answer === undefined ? '' : written(answer), written(viewControllers ?? '')]
    .join(' ').toLowerCase()
);

/** Whether a call has every word of a filter. */
export function matches(call, filter) {
  const text = textOf(call);
  return filter.toLowerCase().split(/\s+/).every(word => text.includes(word));
}

/** Calls in the order in which they were made, numbered since the page was opened. */
export class CallLog {
  groups = [];
  #calls = 0;
  #groups = 0;
  #kept = 0;

  /** Takes what a scene says; a scene without calls leaves no trace. Returns the group that was made, or null. */
  add({ rev, events = [], eventsDropped = 0 }, messages) {
    if (events.length === 0) return null;
    this.#calls += eventsDropped;
    const calls = events.map(call => ({ number: (this.#calls += 1), ...call })).slice(-capacity);
    const group = { key: (this.#groups += 1), rev, cause: causeOf(messages), dropped: eventsDropped, calls };
    this.groups.push(group);
    this.#kept += calls.length;
    this.#trim();
    return group;
  }

  clear() {
    this.groups = [];
    this.#kept = 0;
  }

  get count() {
    return this.#kept;
  }

  #trim() {
    while (this.#kept > capacity) this.#kept -= this.groups.shift().calls.length;
  }
}
