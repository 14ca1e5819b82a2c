// The help of the page for people who use it by keyboard or with a screen reader, beside what each part does itself.
import { element } from '../dom/element.js';
import { Announcer } from './announcer.js';
import { Columns } from './columns.js';
import { Regions } from './regions.js';
import { Roving } from './roving.js';

/** The time, in milliseconds, for which no scene must come before the columns are named and arranged. */
const pause = 150;

/** The landmarks, the line that says what has changed, and the keys that go from region to region. */
export class Access {
  #timer = 0;

  /** @param {{panes: Element, bar: HTMLElement, scene: () => ?import('../wire/messages').Scene}} page */
  constructor({ panes, bar, scene }) {
    this.scene = scene;
    this.columns = new Columns(panes);
    this.line = element('p', { class: 'said', role: 'status' });
    document.body.append(this.line);
    this.announcer = new Announcer(text => { this.line.textContent = text; });
    this.roving = new Roving(bar);
    this.regions = new Regions();
    this.#settle();
  }

  /** Notes that a scene is on screen, and what it has changed in words. */
  show(news) {
    this.announcer.tell(news);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#settle(), pause);
  }

  /** Names and arranges the columns, unless something moves. */
  #settle() {
    const scene = this.scene();
    if (!scene) return;
    if (this.columns.root.matches('.is-moving, .is-exchanging')) return this.show('');
    this.columns.follow(scene);
  }
}
