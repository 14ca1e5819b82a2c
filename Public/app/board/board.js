// The board: one scene in up to sixteen windows, over the page's one socket. The first window is the page's own, in slot 0.
import { element } from '../dom/element.js';
import { StageLayer } from '../overview/stageLayer.js';
import { openedOf } from '../panels/opened.js';
import { thickness } from './edge.js';
import { Gliding } from './gliding.js';
import { hasLongNames, scaleFor } from './grid.js';
import { Header, headerHeight } from './header.js';
import { kinds, queryOf, rowsOf } from './kinds.js';
import { openingOf, resizeLike } from './opening.js';
import { Painter } from './painter.js';
import { Roving } from './roving.js';
import { Slots } from './slots.js';
import { asOfFirst, spread } from './spread.js';
import { boxOf, isResizable } from './standing.js';
import { WindowView } from './windowView.js';

/** How far beyond the list a window is drawn as if it were in sight, in the page's points. */
const beyond = '240px';

/** The scale below which a line of three points, such as an indicator of scrolling, is thinner than a pixel of the page. */
const smallScale = 1 / 3;

/** A layer over the stage. While it is shown, it draws the page's scenes, and every input goes to all of its windows. */
export class Board {
  isOn = false;
  #kind = null;
  /** @type {import('./kinds.js').Row[]} */
  #rows = [];
  /** @type {WindowView[]} */
  #windows = [];
  /** Windows that were made, which are used again. @type {WindowView[]} */
  #made = [];
  #standing = '';
  /** Whether the focus goes to the first window once there is one. A page that opens with the board leaves it where it is. */
  #wantsFocus = false;
  #painter = new Painter();

  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
    this.slots = new Slots(page.preview.connection, (slot, isNew) => this.#changed(slot, isNew));
    this.header = new Header(kind => page.switches.setBoard(kind));
    this.list = element('ul', { class: 'board-list', 'aria-label': 'Windows' });
    this.element = element('section', { class: 'stage-layer board', id: 'board', 'aria-labelledby': 'board-title', hidden: true }, this.header.element, this.list);
    this.layer = new StageLayer(this.element, page.boardButton.element, openedOf(page), () => page.switches.setBoard(null));
    this.gliding = new Gliding(this.list);
    this.keys = new Roving(this.list, { windows: () => this.#windows, isOn: () => this.isOn });
    this.sight = new IntersectionObserver(seen => this.#saw(seen), { root: this.list, rootMargin: beyond });
  }

  /** Shows the windows of a kind, or hides the board for null. */
  turn(kind) {
    if (kind === this.#kind) return;
    const wasOn = this.isOn;
    this.#kind = kind;
    this.isOn = Boolean(kind);
    this.element.hidden = !this.isOn;
    this.page.stage.classList.toggle('is-covered', this.isOn);
    if (this.isOn !== wasOn) this.layer.turn(this.isOn);
    if (!this.isOn) return this.#close();
    this.#wantsFocus = !wasOn && this.page.preview.isShown;
    if (this.page.preview.isShown) this.#build();
  }

  /** Draws a scene of the page in the first window. `before` is null if the scene has nothing to do with the one before. */
  show(scene, before) {
    this.page.appWindow.dressPage(scene);
    const [first, ...others] = this.#windows;
    if (!first) return;
    if (!before) first.reset();
    this.#take(first, scene);
    for (const other of others) this.#compare(other, scene);
    this.#layOut();
  }

  /** Places the windows in another room. */
  stand() {
    if (this.isOn && this.#windows[0]?.scene) this.#layOut();
  }

  /** Whether a window is being opened. The inputs of a link wait for it, because they go to all windows. */
  get isOpening() {
    return this.isOn && this.slots.isOpening;
  }

  /** Takes an answer of another slot. */
  receive(message) {
    if (message.ack !== undefined) this.#windows[message.slot]?.hand.answered(message.ack);
    this.slots.receive(message);
  }

  /** The messages to send for one of the page's. */
  spread(message) {
    const windows = this.isOn && !['open', 'restart'].includes(message.type) ? this.#targets : [];
    return windows.length > 1 ? spread(message, windows, kinds[this.#kind]) : [message];
  }

  /** The page has another query. */
  clear() {
    for (const window of this.#windows) window.reset();
  }

  /** The page's scene is open. `there` are the slots with which a session has gone on, or null. */
  opened(there) {
    for (const { hand } of this.#windows) hand.lost();
    if (there) this.slots.resumed(there);
    else if (this.isOn) this.#build();
  }

  /** Closes the other slots, and gives the page's scene back to its own window. */
  #close() {
    const { appWindow, preview: { scene }, room } = this.page;
    this.slots.closeFrom(1);
    this.#painter.clear();
    this.sight.disconnect();
    for (const window of this.#windows) window.reset();
    this.#windows = [];
    this.list.replaceChildren();
    if (scene) appWindow.show(scene, appWindow.scene ?? null);
    room.stand();
    this.layer.giveFocusBack();
  }

  get #situation() {
    const { offer, preview: { query, scene }, switches } = this.page;
    return { query, scene, devices: offer.devices, entry: switches.introduced };
  }

  /** Makes the windows of the kind, and opens their slots. */
  #build() {
    const { offer, preview: { scene } } = this.page;
    this.#rows = [{ change: {}, device: offer.deviceOf(scene.window.device) }, ...rowsOf(this.#kind, this.#situation)];
    this.slots.closeFrom(this.#rows.length);
    this.#painter.clear();
    this.#windows = this.#rows.map((_, slot) => (this.#made[slot] ??= this.#make(slot)));
    this.list.replaceChildren(...this.#windows.map(window => window.element));
    this.header.show(this.#kind, this.#rows.length, this.#situation);
    for (const window of this.#windows) window.reset();
    this.#take(this.#windows[0], scene);
    this.#rows.forEach((row, slot) => slot > 0 && this.#open(slot, row));
    this.#standing = '';
    this.#layOut();
    if (this.#wantsFocus) this.keys.focus(0);
    else this.keys.rove(0);
    this.#wantsFocus = false;
    this.sight.disconnect();
    for (const window of this.#windows) this.sight.observe(window.element);
  }

  #make(slot) {
    const { choices, edgeDrag, offer, preview, room } = this.page;
    return new WindowView(slot, {
      deviceOf: offer.deviceOf,
      act: (from, message) => this.#act(from, message),
      scroll: message => {
        this.gliding.note(message.target);
        return preview.connection.send({ ...message, slots: this.#targets.map(target => target.slot) });
      },
      typing: preview.typing,
      goHome: () => preview.goHome(),
      whenDrawn: act => this.#painter.whenDrawn(act),
      open: from => this.#openLarge(from),
      setWidth: width => choices.setWidth(width),
      room: () => room.size,
      isDragged: () => edgeDrag.isUnderWay || this.#windows.some(({ isHeld }) => isHeld),
    });
  }

  /** Opens the slot of a row. A window in the browser takes the size that the first one has in the meantime. */
  #open(slot, row) {
    const { preview } = this.page;
    const { message, steps } = openingOf(row, preview.query, preview.scene);
    this.slots.begin(slot, message, message.device ? steps : [window => resizeLike(window, preview.scene.window)]);
  }

  /** Another slot has a scene, or the server has refused to open it. */
  #changed(slot, isNew) {
    const window = this.#windows[slot];
    if (!window) return;
    if (isNew) window.reset();
    const refusal = this.slots.refusalOf(slot);
    if (refusal) window.refuse(refusal);
    else this.#drawOther(window, slot);
    if (!this.isOpening) this.page.preview.goOn();
  }

  /** Draws the newest scene of another window than the first. */
  #drawOther(window, slot) {
    this.#take(window, this.slots.sceneOf(slot));
    this.#compare(window, this.page.preview.scene);
    this.#layOut();
  }

  #take(window, scene) {
    window.take(scene, kinds[this.#kind].name(scene, this.page.offer.deviceOf(scene.window.device)));
    this.#painter.ask(window);
  }

  #compare(window, first) {
    if (!window.scene) return;
    window.compareWith(first);
    this.#painter.ask(window);
  }

  /** The windows that get an input. A slot without a scene would have the message refused for all. */
  get #targets() {
    return [0, ...this.slots.open].filter(slot => this.#windows[slot]?.scene).map(slot => this.#target(slot));
  }

  #target(slot) {
    const { window: { size, device, traits } } = this.#windows[slot].scene;
    return { slot, size, isRightToLeft: traits.layoutDirection === 'rightToLeft', isInBrowser: !device };
  }

  /** Sends what the user did in a window, as if it had been done in the first one. */
  #act(from, message) {
    if (!this.#windows[0].scene) return;
    const own = from === 0 ? message : asOfFirst(message, this.#target(from), this.#target(0));
    if (own.type === 'drag') this.page.preview.drag(own.target, own.phase, own.x);
    else this.page.preview.send(own);
  }

  /** Opens a window as the page's own, without the board. */
  #openLarge(slot) {
    const { choices, preview, switches } = this.page;
    const { scene } = this.#windows[slot];
    if (slot === 0) switches.setBoard(null);
    else if (scene) choices.go(queryOf(this.#kind, this.#rows[slot], scene, preview.query), true);
  }

  /** Places all windows, if their sizes or the room have changed. */
  #layOut() {
    const { preview: { scene, situation: { isAlone } }, room: { picture: room, size } } = this.page;
    const page = { first: scene.window, room: size, isAlone };
    const states = this.#windows.map(window => window.scene?.window ?? null);
    const boxes = states.map((window, slot) => boxOf(window, this.#rows[slot], page));
    const isLong = hasLongNames(this.#windows.map(window => window.caption));
    const key = `${room.width} ${room.height} ${isLong} ${boxes.join(' ')}`;
    if (key === this.#standing) return;
    this.#standing = key;
    this.list.classList.toggle('has-long-names', isLong);
    const scale = scaleFor(boxes, { width: room.width, height: room.height - headerHeight }, thickness, isLong);
    this.list.classList.toggle('is-small', scale < smallScale);
    boxes.forEach((box, slot) => this.#windows[slot].stand(box, scale, isResizable(states[slot], this.#rows[slot], page)));
  }

  /** Notes which windows are in sight. */
  #saw(seen) {
    for (const { target, isIntersecting } of seen) {
      const window = this.#windows.find(one => one.element === target);
      if (!window) continue;
      window.isInSight = isIntersecting;
      if (isIntersecting) this.#painter.ask(window);
    }
  }
}
