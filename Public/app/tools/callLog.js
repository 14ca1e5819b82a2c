// The log of UIKit's calls, grouped by the messages that caused them. Pure.
import { causeOf } from './causes.js';
import { written } from './values.js';

/** The greatest number of calls in the log. The oldest ones are dropped first. */
export const capacity = 1000;

/** The name of the step of a snapshot pass in which a call was made, or nothing for other calls. */
export const snapshotName = number => (number === undefined ? '' : `snapshot ${number}`);

/** The text of a call that a filter searches. */
const textOf = ({ phase, receiver, class: name, call, arguments: given, answer, viewControllers, snapshot }) => (
  [phase, receiver, name ?? '', call, written(given), answer === undefined ? '' : written(answer), written(viewControllers ?? ''), snapshotName(snapshot)]
    .join(' ').toLowerCase()
);

/** Whether a call contains every word of a filter. */
export function matches(call, filter) {
  const text = textOf(call);
  return filter.toLowerCase().split(/\s+/).every(word => text.includes(word));
}

/** The calls of a scene as a group, with their numbers. `last` is the number of the last call before them. */
export function groupOf({ rev, profile, events = [], eventsDropped = 0 }, messages, key, last) {
  const calls = events.map((call, index) => ({ number: last + eventsDropped + index + 1, ...call }));
  return { key, rev, profile, cause: causeOf(messages), dropped: eventsDropped, calls };
}

/** The calls in order, numbered since the page was opened. */
export class CallLog {
  groups = [];
  #calls = 0;
  #groups = 0;
  #kept = 0;

  /** Adds the calls of a scene. Returns the new group, or null if the scene has no calls. */
  add(scene, messages) {
    const { events = [], eventsDropped = 0 } = scene;
    if (events.length === 0) return null;
    const group = groupOf(scene, messages, (this.#groups += 1), this.#calls);
    this.#calls += eventsDropped + events.length;
    group.calls = group.calls.slice(-capacity);
    this.groups.push(group);
    this.#kept += group.calls.length;
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
