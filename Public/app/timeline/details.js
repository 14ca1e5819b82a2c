// The part of the timeline that says what an input has caused: changes of traits, containers and panes, and calls.
import { element, setHidden, setText } from '../dom/element.js';
import { CallGroup } from '../tools/callRow.js';
import { deedOf, detailOf, frameText } from './words.js';

/** The greatest number of groups of calls that are listed. An input with more of them shows the newest ones. */
const mostGroups = 100;

const changeRow = ({ name, label, from, to, because, reason }) => element('li', { class: 'timeline-change' },
  element('span', { class: 'timeline-name', dir: 'ltr', title: name }, label),
  element('span', { class: 'timeline-values', dir: 'ltr' }, from ? `${from} → ${to}` : to),
  because ? element('small', { dir: 'ltr', title: reason }, because) : null);

const paneRow = ({ id, role, name, from, to }) => element('li', { class: 'timeline-change' },
  element('span', { class: 'timeline-name', dir: 'auto', title: `${id} ${role}` }, name),
  element('span', { class: 'timeline-values', dir: 'ltr' },
    from ? element('span', { class: 'timeline-before' }, frameText(from)) : 'not shown', ' → ',
    to ? element('span', { class: 'timeline-after' }, frameText(to)) : 'not shown'));

const contentRow = ({ id, name }) => element('li', { class: 'timeline-change' }, element('span', { class: 'timeline-name', dir: 'auto', title: id }, name));

const section = (title, rows) => (rows.length === 0 ? null
  : element('section', {}, element('h3', {}, title), element('ul', {}, ...rows)));

/** The part of the timeline beside the list. */
export class Details {
  /** @param {(moment: number) => void} scrub selects a moment inside the input */
  constructor(scrub) {
    this.title = element('h2', { dir: 'auto' });
    this.inside = element('input', { type: 'range', min: '0', class: 'timeline-inside', 'aria-label': 'Moment inside this input' });
    this.place = element('span', { class: 'timeline-place' });
    this.scrubber = element('div', { class: 'timeline-scrub' }, this.inside, this.place);
    this.changes = element('div', { class: 'timeline-changes', tabindex: '0', role: 'group', 'aria-label': 'What changed' });
    this.calls = element('div', { class: 'timeline-calls', tabindex: '0', role: 'group', 'aria-label': 'Calls that UIKit made' });
    this.element = element('div', { class: 'timeline-details' },
      element('header', { class: 'timeline-head' }, this.title, this.scrubber), this.changes, this.calls);
    this.inside.addEventListener('input', () => scrub(Number(this.inside.value)));
  }

  /** Shows which moment of an input is selected, and the message that led to it. */
  point(entry, moment, message) {
    const [count, at] = [entry.last - entry.first + 1, moment - entry.first];
    const shown = { ...entry, message };
    setText(this.title, `${deedOf(shown)} ${detailOf(shown)}`.trim());
    setHidden(this.scrubber, count < 2);
    if (this.inside.max !== String(count - 1)) this.inside.max = String(count - 1);
    if (this.inside.value !== String(at)) this.inside.value = String(at);
    setText(this.place, `${at + 1} of ${count}`);
    this.inside.setAttribute('aria-valuetext', `${at + 1} of ${count}`);
  }

  /**
   * Shows what has changed since the moment before the input.
   *
   * @param {{refusal: ?string, isKept: boolean, traits: object[], containers: object[], panes: object[], contents: object[], groups: object[]}} caused
   */
  show({ refusal, isKept, traits, containers, panes, contents, groups }) {
    const none = !refusal && isKept && traits.length + containers.length + panes.length + contents.length === 0;
    this.changes.replaceChildren(...[
      refusal ? element('p', { class: 'timeline-refusal' }, `The server refused this: ${refusal}`) : null,
      isKept ? null : element('p', { class: 'timeline-empty' }, 'The picture of this moment is no longer recorded.'),
      none ? element('p', { class: 'timeline-empty' }, 'Nothing changed.') : null,
      section('Traits', traits.map(changeRow)),
      section('Containers', containers.map(changeRow)),
      section('Panes', panes.map(paneRow)),
      section('Contents', contents.map(contentRow)),
    ].filter(Boolean));
    const shown = groups.slice(-mostGroups);
    this.calls.replaceChildren(...[
      element('h3', { class: 'timeline-calls-title' }, shown.length === 0 ? 'No calls' : 'Calls'),
      shown.length < groups.length ? element('p', { class: 'timeline-empty' }, `The newest ${mostGroups} of ${groups.length} groups.`) : null,
      ...shown.map(group => new CallGroup(group).element),
    ].filter(Boolean));
  }
}
