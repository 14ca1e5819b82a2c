// The elements of the log: a group for each message, and a row for each call.
import { element } from '../dom/element.js';
import { matches, snapshotName } from './callLog.js';
import { code } from './controls.js';
import { withModes } from '../scene/modeNames.js';
import { receiverOf } from '../panels/calls.js';
import { partsOfCall, wordsOfName, written } from './values.js';

/** The state of the split or of the bar inside a delegate call, or null for other calls. */
function stateOf({ isCollapsed, displayMode, viewControllers, childTraits, stack, barItems }) {
  if (stack !== undefined) return stateElement([`stack ${stack}`, `bar items ${barItems}`]);
  if (isCollapsed === undefined) return null;
  const parts = [isCollapsed ? 'collapsed' : 'expanded', displayMode, written(viewControllers)];
  if (childTraits) parts.push(`children see ${childTraits.join(', ')}`);
  return stateElement(parts);
}

const stateElement = parts => element('div', { class: 'tools-call-state', dir: 'ltr' }, ...parts.map(part => element('span', {}, part)));

/** Parts between which a line may break. */
const breakable = parts => parts.flatMap((part, index) => (index > 0 ? [element('wbr'), part] : [part]));

/** A part of a call, which stays on one line where there is one for it. */
function whole(part) {
  const words = wordsOfName(part);
  return words.length > 1 ? element('span', { class: 'tools-call-part' }, ...breakable(words)) : part;
}

/** A text of the log, which breaks after punctuation, or else between words. */
function breaking(className, text) {
  const made = code(className);
  made.append(...breakable(partsOfCall(text).map(whole)));
  return made;
}

function callElement(call) {
  const given = call.arguments.map(written).join(', ');
  return element('li', { class: `tools-call is-${call.phase}` },
    code('tools-number', String(call.number)),
    code('tools-phase', call.phase),
    element('div', { class: 'tools-call-text' },
      call.snapshot === undefined ? null : code('tools-snapshot', snapshotName(call.snapshot)),
      breaking('tools-receiver', receiverOf(call)), breaking('tools-selector', call.call),
      given ? breaking('tools-arguments', given) : null,
      call.answer === undefined ? null : breaking('tools-answer', `→ ${written(call.answer)}`),
      stateOf(call)));
}

/** The calls that a message caused, with the names of display modes in their version. A group never changes, and a filter only hides some of its rows. */
export class CallGroup {
  constructor(group) {
    const dropped = `${group.dropped} calls before these were dropped on the way.`;
    this.rows = withModes(group.calls, group.profile).map(call => ({ call, element: callElement(call) }));
    this.element = element('section', { class: 'tools-group' },
      element('h2', {}, code('tools-cause', group.cause), code('tools-rev', `rev ${group.rev}`)),
      group.dropped > 0 ? element('p', { class: 'tools-dropped' }, dropped) : null,
      element('ol', {}, ...this.rows.map(row => row.element)));
  }

  filter(text) {
    for (const row of this.rows) row.element.hidden = !matches(row.call, text);
    this.element.hidden = this.rows.every(row => row.element.hidden);
  }
}
