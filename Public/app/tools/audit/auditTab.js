// The tab with what some people cannot use in the app. Nothing is asked before the user wants it, because an audit takes a while.
import { element, setText } from '../../dom/element.js';
import { pushButton } from '../controls.js';
import { groupsOf, placesOf, summaryOf } from './words.js';

/** The widths that an audit looks at, in points. */
const range = { from: 320, to: 1400 };

/** The tab. A finding outlines its element, and a press goes to the first width at which it holds. */
export class AuditTab {
  name = 'audit';
  title = 'Audit';
  #height = 0;

  /**
   * @param {{audit: (range: object, answer: (audit: object) => void, refused: () => void) => void, jump: (width: number) => void,
   *   outlineElement: (id: ?string, pane?: string) => void}} app
   */
  constructor(app) {
    this.app = app;
    this.start = pushButton({ class: 'tools-button' }, () => this.#ask(), 'Look at every width');
    this.state = element('p', { class: 'audit-state', role: 'status' });
    this.bar = [this.start];
    this.list = element('div', { class: 'audit-list' });
    this.element = element('div', { class: 'audit', tabindex: '0', role: 'group', 'aria-label': 'What some people cannot use' }, this.state, this.list);
    this.clear();
  }

  /** Follows the scene: an audit has the height of its window. */
  show(scene, _before) {
    this.#height = scene.window.size[1];
  }

  hide() {
    this.app.outlineElement(null);
  }

  clear() {
    this.list.replaceChildren();
    setText(this.state, 'Touch targets below 44 x 44 points, elements without a name, low contrast and cut text.');
  }

  #ask() {
    setText(this.state, 'Looking…');
    this.app.audit({ ...range, height: this.#height }, answer => this.#show(answer), () => setText(this.state, 'The server has no answer now. Please try again.'));
  }

  #show(audit) {
    setText(this.state, summaryOf(audit));
    this.list.replaceChildren(...groupsOf(audit).map(group => this.#group(group, audit.widths)));
  }

  #group({ title, source, findings }, widths) {
    return element('section', { class: 'audit-group' }, element('h2', {}, title), element('p', { class: 'audit-source' }, source),
      element('ul', {}, ...findings.map(finding => element('li', {}, this.#finding(finding, widths)))));
  }

  #finding(finding, widths) {
    const made = pushButton({ class: 'audit-finding' }, () => this.app.jump(finding.widths[0]), element('span', {}, finding.text), element('small', {}, placesOf(finding, widths)));
    for (const name of ['pointerenter', 'focus']) made.addEventListener(name, () => this.app.outlineElement(finding.target, finding.pane));
    for (const name of ['pointerleave', 'blur']) made.addEventListener(name, () => this.app.outlineElement(null));
    return made;
  }
}
