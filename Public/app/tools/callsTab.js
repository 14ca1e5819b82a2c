// The tab with the log of calls. The newest call is last, the number of calls is limited, and a filter hides some.
// While the log is paused, new calls wait.
import { element, setText } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';
import { CallGroup } from './callRow.js';
import { labelledFlag, pushButton } from './controls.js';

/** The distance from the end, in points, within which the newest calls stay in view. */
const nearEnd = 40;

const button = (label, act) => pushButton({ class: 'tools-button' }, act, label);

export class CallsTab {
  name = 'calls';
  title = 'Calls';
  #log;
  #isShown = false;
  #isPaused = false;
  #missed = 0;
  /** Whether the end of the log is in view, and stays there. */
  #isAtEnd = true;
  /** The offset at which the list was last scrolled to its end. */
  #keptTop = 0;
  /** The size of the list since its end was last looked for. */
  #size = '';

  /**
   * @param {{logAll: (isOn: boolean) => void}} app
   * @param {import('./callLog.js').CallLog} log
   */
  constructor(app, log) {
    this.#log = log;
    this.filter = element(
      'input', { type: 'search', class: 'tools-filter', placeholder: 'Filter', 'aria-label': 'Filter calls', spellcheck: 'false' });
    this.pause = button('Pause', () => this.#setPaused(!this.#isPaused));
    this.all = labelledFlag('All calls', isOn => app.logAll(isOn));
    this.bar = [this.filter, this.pause, button('Clear', () => this.#clearLog()), this.all.element];
    this.list = element(
      'div', { class: 'tools-calls', role: 'log', 'aria-label': 'Calls that UIKit made', 'aria-live': 'off', tabindex: '0' }, element('div'));
    this.list.addEventListener('scroll', () => this.#noteEnd(), { passive: true });
    // Calls arrive in groups that are there already, too, a hidden list has no end, and the panel stands beside or below the app.
    const observer = new ResizeObserver(() => this.#keepEnd());
    for (const sized of [this.list, this.list.firstElementChild]) observer.observe(sized);
    this.empty = element('p', { class: 'tools-empty' });
    this.element = element('div', { class: 'tools-log' }, this.list, this.empty);
    this.groups = new Keyed(this.list.firstElementChild, key => new CallGroup(this.#log.groups.find(group => group.key === key)));
    this.pause.setAttribute('aria-pressed', 'false');
    this.filter.addEventListener('input', () => this.#draw());
  }

  /** Shows a new group of the log. */
  note(group) {
    if (this.#isPaused) this.#setMissed(this.#missed + group.calls.length);
    else if (this.#isShown) this.#draw();
  }

  /** Shows whether all calls are logged. */
  showDetail(isAll) {
    this.all.input.checked = isAll;
  }

  show() {
    if (this.#isShown) return;
    this.#isShown = true;
    this.#draw(true);
  }

  hide() {
    this.#isShown = false;
  }

  clear() {}

  #clearLog() {
    this.#log.clear();
    this.#setMissed(0);
    this.#draw();
  }

  #setPaused(isPaused) {
    this.#isPaused = isPaused;
    this.pause.setAttribute('aria-pressed', String(isPaused));
    this.#setMissed(0);
    if (!isPaused) this.#draw(true);
  }

  #setMissed(count) {
    this.#missed = count;
    setText(this.pause, !this.#isPaused ? 'Pause' : count > 0 ? `Resume (${count})` : 'Resume');
  }

  get #currentSize() {
    return `${this.list.clientWidth} ${this.list.clientHeight}`;
  }

  #noteEnd() {
    // A list that has become larger is scrolled by the browser. The observer looks for the end after that.
    if (this.#currentSize !== this.#size) return;
    const { scrollHeight, scrollTop, clientHeight } = this.list;
    const isNear = scrollHeight - scrollTop - clientHeight < nearEnd;
    // The event comes later than the scrolling, and calls that have arrived since move the end away. Only who scrolls back leaves it.
    if (isNear || scrollTop < this.#keptTop - 1) this.#isAtEnd = isNear;
  }

  #keepEnd() {
    this.#size = this.#currentSize;
    if (!this.#isShown || !this.#isAtEnd) return;
    this.list.scrollTop = this.list.scrollHeight;
    this.#keptTop = this.list.scrollTop;
  }

  /** Draws the log. */
  #draw(toEnd = false) {
    if (toEnd) this.#isAtEnd = true;
    const filter = this.filter.value.trim();
    if (!this.#isPaused) this.groups.show(this.#log.groups.map(({ key }) => key));
    for (const group of this.groups.values()) if (group.filtered !== filter) group.filter((group.filtered = filter));
    const isEmpty = [...this.groups.values()].every(group => group.element.hidden);
    const reason = filter ? 'No call matches the filter.' : 'No calls yet. Tap something, or turn the window.';
    setText(this.empty, isEmpty ? reason : '');
    this.#keepEnd();
  }
}
