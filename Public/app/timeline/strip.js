// The strip of the timeline: its tools, the list of the inputs, and what the selected one has caused.
import { element, setHidden, setText } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { pushButton } from '../tools/controls.js';
import { Details } from './details.js';
import { EntryList } from './entryList.js';

const tool = (symbol, label, act) => pushButton({ class: 'timeline-tool', 'aria-label': label, title: label }, act, symbolElement(symbol));
const words = (label, act, attributes = {}) => pushButton({ class: 'timeline-act', ...attributes }, act, label);

/** A button of which a narrow browser shows only the first word. */
function shortened(first, rest, act) {
  const made = words(first, act, { 'aria-label': `${first} ${rest}` });
  made.append(element('span', { class: 'timeline-more' }, ` ${rest}`));
  return made;
}

/** The strip. It draws what `Timeline` decides. */
export class Strip {
  /**
   * @param {object} acts `step`, which goes a number of inputs on; `choose`, which selects an input; `scrub`, which selects a
   * moment inside the input; `goOn`, `goNow`, `copyCheck`, `copyCommand`, `save`, `open`, which takes a file, and `close`
   */
  constructor(acts) {
    this.acts = acts;
    this.list = new EntryList(index => acts.choose(index));
    this.details = new Details(moment => acts.scrub(moment));
    this.#makeTools(acts);
    this.element = element('section', { class: 'timeline', id: 'timeline', 'aria-label': 'Timeline', hidden: true },
      this.#bar(acts), element('div', { class: 'timeline-body' }, this.list.element, this.details.element));
    this.element.addEventListener('keydown', event => this.#pressed(event));
  }

  #makeTools(acts) {
    this.back = tool('chevron.backward', 'Step back (←)', () => acts.step(-1));
    this.forward = tool('chevron.forward', 'Step forward (→)', () => acts.step(1));
    this.slider = element('input', { type: 'range', min: '0', step: '1', class: 'timeline-slider', 'aria-label': 'Input' });
    this.slider.addEventListener('input', () => acts.choose(Number(this.slider.value)));
    this.place = element('span', { class: 'timeline-where', role: 'status' });
    this.goOn = words('Go on from here', acts.goOn, { class: 'timeline-act is-main' });
    this.goNow = words('Now', acts.goNow, { title: 'Back to the app as it is now' });
  }

  #bar(acts) {
    const file = element('input', { type: 'file', accept: '.jsonl,.json,application/json', hidden: true, 'aria-label': 'Transcript' });
    file.addEventListener('change', () => {
      if (file.files[0]) acts.open(file.files[0]);
      file.value = '';
    });
    const track = element('div', { class: 'timeline-track' }, this.back, this.slider, this.forward);
    return element('header', { class: 'timeline-bar' }, track, this.place, this.goOn, this.goNow, element('span', { class: 'timeline-files' },
      words('Copy as check', acts.copyCheck, { title: 'A check in YAML that holds at this moment' }), words('Copy as command', acts.copyCommand, { title: 'A command that draws this moment' }),
      shortened('Save', 'transcript', acts.save), shortened('Replay', 'a transcript…', () => file.click()), file),
    tool('xmark', 'Close the timeline', acts.close));
  }

  /**
   * Shows the inputs, and which of them is selected. `message` is the one that led to the moment.
   *
   * @param {{entries: object[], index: number, moment: number, message: ?object, isPast: boolean, where: string}} state
   */
  show({ entries, index, moment, message, isPast, where }) {
    const entry = entries[index];
    this.list.fill(entries);
    setHidden(this.goOn, !isPast);
    setHidden(this.goNow, !isPast);
    setText(this.place, where);
    this.#allow(this.back, moment > 0);
    this.#allow(this.forward, isPast);
    const last = String(Math.max(0, entries.length - 1));
    if (this.slider.max !== last) this.slider.max = last;
    if (this.slider.value !== String(index)) this.slider.value = String(index);
    this.slider.setAttribute('aria-valuetext', where);
    this.list.select(index);
    if (entry) this.details.point(entry, moment, message);
  }

  /** Shows whether a button has an effect. It keeps the focus, with which the arrow keys go on. */
  #allow(button, isAllowed) {
    button.setAttribute('aria-disabled', String(!isAllowed));
  }

  /** The arrow keys step, except in a slider, which has them itself. Escape leads back to now, and from there out. */
  #pressed(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
    const isSlider = event.target.matches?.('input');
    const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (event.key === 'Escape' && !event.defaultPrevented) this.acts.escape();
    else if (!step || isSlider || !(isAcross || event.target === this.list.element)) return;
    else this.acts.step(step);
    event.preventDefault();
  }
}
