// The log of UIKit's calls, grouped by the messages that caused them. Pure.
import { causeOf } from './causes.js';
import { written } from './values.js';

/** The greatest number of calls in the log. The oldest ones are dropped first. */
export const capacity = 1000;

/** The name of the step of a snapshot pass in which a call was made, or nothing for other calls. */
export const snapshotName = number => (number === undefined ? '' : `snapshot ${number}`);

/** The text of a call that a filter searches. */
const textOf = ({ phase, receiver, call, arguments: given, answer, viewControllers, snapshot }) => (
  [phase, receiver, call, written(given), answer === undefined ? '' : written(answer), written(viewControllers ?? ''), snapshotName(snapshot)]
    .join(' ').toLowerCase()
);

/** Whether a call contains every word of a filter. */
export function matches(call, filter) {
  const text = textOf(call);
  return filter.toLowerCase().split(/\s+/).every(word => text.includes(word));
}

/** The calls in order, numbered since the page was opened. */
export class CallLog {
  groups = [];
  #calls = 0;
  #groups = 0;
  #kept = 0;

  /** Adds the calls of a scene. Returns the new group, or null if the scene has no calls. */
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
