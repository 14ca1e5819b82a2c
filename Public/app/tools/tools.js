// The developer's panel, with the view controller hierarchy, the log of calls and the menu.
import { element, setLength } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { drawnWords } from '../page/takenHeight.js';
import { AuditTab } from './audit/auditTab.js';
import { CallsTab } from './callsTab.js';
import { pushButton } from './controls.js';
import { Divider } from './divider.js';
import { InspectorTab } from './inspector/inspectorTab.js';
import { SceneTab } from './sceneTab.js';
import { standing } from './side.js';
import { TakenStrip } from './takenStrip.js';

/** The panel, with a tab for each part. */
export class Tools {
  #isRightToLeft = false;
  #thickness = null;
  #tab = null;
  #scene = null;

  /**
   * @param {{page: HTMLElement, button: HTMLElement, log: import('./callLog.js').CallLog}} parts the parent of the
   * panel, the button that opens it, and the log of calls
   * @param {object} app the actions of the tabs; also `moved` and `turned`, which are called when the room for the picture
   * has changed, and when the panel has opened or closed, `drawn`, which returns how the app is drawn, `undock`, which is called when the panel opens, `offerChoices`, which is called when the menu opens, `browser`, which
   * returns the browser's size, and `remember`, which gets the open part
   */
  constructor({ page, button, log }, app) {
    this.app = app;
    this.button = button;
    this.hierarchy = new InspectorTab(app);
    this.calls = new CallsTab(app, log);
    this.menu = new SceneTab(app);
    this.audit = new AuditTab(app);
    this.tabs = [this.hierarchy, this.calls, this.audit, this.menu];
    this.divider = new Divider({ wants: thickness => this.#drag(thickness), standing: () => this.standing });
    this.taken = new TakenStrip(app.fit);
    this.#build();
    page.append(this.element);
    this.standing = standing(app.browser(), { isOpen: false, isRightToLeft: false, thickness: null });
  }

  get isOpen() {
    return this.#tab !== null;
  }

  /** Whether the menu of scenes is open, which alone shows the server's whole offer. */
  get showsMenu() {
    return this.#tab === this.menu;
  }

  /** The room that the panel leaves to the picture of the app. */
  get room() {
    return this.standing.room;
  }

  /** The app as it is drawn beside the panel, or null while it is drawn at its own size. */
  get #drawn() {
    const drawn = this.isOpen ? this.app.drawn() : null;
    return drawn && drawn.scale < 0.995 ? drawn : null;
  }

  /** The words of the caption about an app that is drawn smaller beside the panel, the longest first, or null. */
  get words() {
    const drawn = this.#drawn;
    return drawn && drawnWords(drawn.scale, drawn.size);
  }

  /** Opens the part with a name. Any other name closes the panel. */
  open(name) {
    const tab = this.tabs.find(one => one.name === name) ?? null;
    if (tab === this.#tab) return;
    const wasOpen = this.isOpen;
    this.#tab?.hide();
    if (!wasOpen) this.app.undock();
    this.#tab = tab;
    this.element.hidden = !tab;
    for (const { name: own, button, panel } of this.parts) {
      const isSelected = own === tab?.name;
      button.setAttribute('aria-selected', String(isSelected));
      button.tabIndex = isSelected ? 0 : -1;
      panel.hidden = !isSelected;
    }
    this.button.setAttribute('aria-expanded', String(this.isOpen));
    if (tab && this.#scene) this.#face(this.#scene);
    this.stand();
    if (tab && this.#scene) tab.show(this.#scene, null);
    if (this.showsMenu) this.app.offerChoices();
    if (Boolean(tab) !== wasOpen) this.app.turned();
    this.showTaken();
  }

  /** Opens the part that was open last, or closes the panel, and moves the focus. */
  toggle() {
    if (this.isOpen) return this.close();
    this.open(this.last ?? 'hierarchy');
    this.app.remember(this.#tab.name);
    this.parts.find(({ name }) => name === this.#tab.name).button.focus({ preventScroll: true });
  }

  close() {
    const hadFocus = this.element.contains(document.activeElement);
    this.last = this.#tab?.name;
    this.open(null);
    this.app.remember('off');
    if (hadFocus) this.button.focus({ preventScroll: true });
  }

  /** Places the panel by the browser's size. */
  stand() {
    const browser = this.app.browser();
    this.standing = standing(browser, { isOpen: this.isOpen, isRightToLeft: this.#isRightToLeft, thickness: this.#thickness });
    const { side, thickness } = this.standing;
    const root = document.documentElement;
    if (this.element.dataset.side !== (side ?? '')) this.element.dataset.side = side ?? '';
    for (const name of ['left', 'right', 'bottom']) setLength(root, `--tools-${name}`, side === name ? thickness : 0);
    if (side) this.divider.update(this.standing);
  }

  /** Says how the app is drawn. During a resize, this waits for the scene, because it would be a layout of its own. */
  showTaken() {
    this.taken.show(this.#drawn, this.standing);
  }

  /** Passes a scene to the open part, with the group of its calls in the log, or null if it has none. */
  show(scene, before, calls) {
    this.#scene = scene;
    if (calls) this.note(calls);
    if (!this.#tab) return;
    if (this.#face(scene)) {
      this.stand();
      this.app.moved();
    }
    this.showTaken();
    this.#tab.show(scene, before);
  }

  /** Takes a new group of calls in the log. */
  note(calls) {
    this.calls.note(calls);
  }

  /** Clears all tabs, because another scene is open. */
  clear() {
    for (const tab of this.tabs) tab.clear();
  }

  /** Forgets the settings that were made in the inspector, because the session in which they held is lost. */
  forgetSettings() {
    this.hierarchy.forgetSettings();
  }

  /** Shows the server's offer, and the open scene's choices. */
  offer(meta, query) {
    this.menu.offer(meta, query);
    this.calls.showDetail(query.options.log === 'all');
  }

  /** Takes the app's layout direction. Returns whether it has changed. */
  #face({ window: { traits } }) {
    const isRightToLeft = traits.layoutDirection === 'rightToLeft';
    if (this.#isRightToLeft === isRightToLeft) return false;
    this.#isRightToLeft = isRightToLeft;
    this.element.dir = isRightToLeft ? 'rtl' : 'ltr';
    return true;
  }

  #drag(thickness) {
    this.#thickness = thickness;
    this.stand();
    this.app.moved();
    this.showTaken();
  }

  #build() {
    this.parts = this.tabs.map(tab => this.#part(tab));
    const buttons = this.parts.map(({ button }) => button);
    const list = element('div', { class: 'tools-tabs', role: 'tablist', 'aria-label': 'Parts of the panel' }, ...buttons);
    list.addEventListener('keydown', event => this.#pressedTab(event));
    const close = pushButton({ class: 'tools-close', 'aria-label': 'Close the panel' }, () => this.close(), symbolElement('xmark'));
    this.element = element('aside', { class: 'tools', id: 'tools', 'aria-label': 'Inspector', hidden: true },
      this.divider.element, element('header', { class: 'tools-header' }, list, close), this.taken.element, ...this.parts.map(({ panel }) => panel));
    this.element.addEventListener('keydown', event => this.#pressed(event));
  }

  #part({ name, title, bar, element: content }) {
    const [tab, own] = [`tools-tab-${name}`, `tools-${name}`];
    const button = element('button', { type: 'button', class: 'tools-tab', role: 'tab', id: tab, 'aria-controls': own }, title);
    button.addEventListener('click', () => this.#choose(name));
    const panel = element('div', { class: 'tools-part', role: 'tabpanel', id: own, 'aria-labelledby': tab, hidden: true },
      bar.length > 0 ? element('div', { class: 'tools-bar' }, ...bar) : null, content);
    button.setAttribute('aria-selected', 'false');
    return { name, button, panel };
  }

  #choose(name) {
    this.open(name);
    this.app.remember(name);
  }

  #pressedTab(event) {
    const isRightToLeft = this.element.dir === 'rtl';
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] * (isRightToLeft ? -1 : 1);
    if (!step) return;
    event.preventDefault();
    const at = this.parts.findIndex(({ button }) => button === event.target);
    const next = this.parts[(at + step + this.parts.length) % this.parts.length];
    this.#choose(next.name);
    next.button.focus();
  }

  /** Escape closes the panel while the focus is in it. */
  #pressed(event) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    this.close();
  }
}
