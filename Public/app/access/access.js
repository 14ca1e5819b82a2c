// The help of the page for people who use it by keyboard or with a screen reader, beside what each part does itself.
import { element } from '../dom/element.js';
import { Announcer } from './announcer.js';
import { Columns } from './columns.js';
import { Regions } from './regions.js';
import { Roving } from './roving.js';
import { brief, newsIn, targetOfNews } from './news.js';

/** The time, in milliseconds, for which no scene must come before the columns are named and arranged. */
const pause = 150;

/** The landmarks, the line that says what has changed, and the keys that go from region to region. */
export class Access {
  #timer = 0;
  /** The names of the bar's tools. @type {?import('./tips.js').Tips} */
  tips = null;

  /**
   * @param {{panes: Element, bar: HTMLElement, caption: import('../bar/caption.js').Caption, scene: () => ?import('../wire/messages').Scene,
   * reasons: (target: string) => {href: string, show: () => void}}} page `reasons` returns where the reasons of a controller are
   */
  constructor({ panes, bar, caption, scene, reasons }) {
    this.scene = scene;
    this.reasons = reasons;
    this.caption = caption;
    this.columns = new Columns(panes);
    this.line = element('p', { class: 'said', role: 'status' });
    document.body.append(this.line);
    this.announcer = new Announcer(text => { this.line.textContent = text; });
    this.roving = new Roving(bar);
    this.regions = new Regions();
    this.#settle();
  }

  /** Notes that a scene is on screen, and says what it has changed. @param {object[]} flips those that the ruler knows */
  show(scene, before, flips) {
    const news = newsIn(scene, before, flips);
    const target = news && targetOfNews(scene, before);
    this.caption.tell(news, brief(news));
    if (target) this.caption.lead(this.reasons(target));
    this.announcer.tell(news);
    this.#settleSoon();
  }

  /** Says what has changed, in the caption and to screen readers. */
  say(news) {
    this.caption.tell(news);
    this.announcer.tell(news);
  }

  #settleSoon() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#settle(), pause);
  }

  /** Names and arranges the columns, unless something moves. */
  #settle() {
    const scene = this.scene();
    if (!scene) return;
    if (this.columns.root.matches('.is-moving, .is-exchanging')) {
      this.announcer.tell('');
      return this.#settleSoon();
    }
    this.columns.follow(scene);
  }
}
