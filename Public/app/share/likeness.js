// Whether two scenes show the same. Pure functions.

/** The members of a scene that belong to the conversation, or follow from how the scene came about. */
const aside = new Set(['type', 'rev', 'ack', 'received', 'session', 'slot', 'events', 'eventsDropped', 'transition', 'result', 'place']);

/** The members of panes and nodes that tell how something came about. */
const asideWithin = new Set(['scrollTo', 'because']);

function isEqual(one, other) {
  if (one === other) return true;
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((value, index) => isEqual(value, other[index]));
  return areMembersEqual(one, other, asideWithin);
}

function areMembersEqual(one, other, without) {
  const namesOf = value => Object.keys(value).filter(name => !without.has(name));
  const names = namesOf(one);
  return names.length === namesOf(other).length && names.every(name => name in other && isEqual(one[name], other[name]));
}

/** Whether two scenes show the same, whatever conversations they belong to. */
export const isSameScene = (one, other) => areMembersEqual(one, other, aside);

/** The names of the members in which two scenes differ, for people who look for the reason. */
export const differences = (one, other) => [...new Set([...Object.keys(one), ...Object.keys(other)])]
  .filter(name => !aside.has(name) && !isEqual(one[name], other[name]));
