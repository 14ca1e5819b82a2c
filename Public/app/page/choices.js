// The choices of the user: a preview, the place and the size of its window, and its traits.
import { jumpTo } from '../ruler/jump.js';
import { atPlace, nowhere, onDevice } from '../stage/placement.js';
import { usualDevice } from '../stage/usualDevice.js';
import { withChoice } from '../tools/menu.js';
import { forgetPast } from '../wire/query.js';

/** Carries out choices, and writes them into the address. */
export class Choices {
  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
  }

  /** Opens a query and writes it into the address. */
  go(query, keepsPlace = false) {
    const { address, opening, preview, switches, trace } = this.page;
    if (keepsPlace) trace.carry(query);
    address.leaveFor(forgetPast(query));
    opening.takeMistakes();
    opening.missingScene = null;
    preview.reopen(query, keepsPlace);
    switches.introduce(query);
  }

  /** Selects a device, or the browser's window for null. */
  chooseDevice(device) {
    const { address, preview, room } = this.page;
    const { query } = preview;
    const { width, height } = room.size;
    if (device) return this.go(onDevice(query, device, height > width), true);
    if (query.device) return this.go({ ...query, ...nowhere }, true);
    preview.fill();
    room.stand();
    address.writeSoon();
  }

  /** Opens a place of the overview. */
  openPlace(place) {
    this.go({ ...atPlace(this.page.preview.query, place), isOverview: false }, true);
  }

  setPolicy(name) {
    this.go(withChoice(this.page.preview.query, 'policy', name), true);
  }

  setSize(size) {
    const { address, edgeDrag, preview } = this.page;
    edgeDrag.moved();
    preview.setSize(size);
    address.writeSoon();
  }

  /** Gives the window a size that the user has typed. A width alone makes the same window on a device as a click on the ruler. */
  typeSize(size) {
    const { scene, query } = this.page.preview;
    if (query.device && scene?.window.size[1] === size.height) this.jump(size.width);
    else this.setSize(size);
  }

  /** Gives the window a width at the edge of the room. */
  setWidth(width) {
    this.page.room.giveWidth(width);
    this.page.address.writeSoon();
  }

  /** Selects light or dark, or the browser's own appearance for null. */
  setAppearance(appearance) {
    const { address, preview } = this.page;
    preview.setAppearance(appearance);
    address.write();
  }

  /** Opens the scene in another version of the OS, or in the scene's own for null. */
  setSystem(profile) {
    this.go(withChoice(this.page.preview.query, 'profile', profile), true);
  }

  /** Puts the window on the usual device, or back into the browser's window. */
  toggleStage() {
    const { offer, preview } = this.page;
    if (preview.query.device) return this.chooseDevice(null);
    const { window, profile } = preview.scene ?? {};
    offer.wholeOrNothing().then(() => this.chooseDevice(usualDevice(offer.devices, window?.traits.userInterfaceIdiom, profile)));
  }

  override(trait, value) {
    this.page.preview.override(trait, value);
    this.page.address.writeSoon();
  }

  setRightToLeft(isOn) {
    this.page.preview.setRightToLeft(isOn);
    this.page.address.write();
  }

  /** Turns the device, or the window without one, by a quarter turn. */
  turn() {
    this.page.preview.turn();
    this.page.address.writeSoon();
  }

  /** Gives the window a width. With the whole width of the browser, it fills the browser. A phone leaves its body. */
  jump(width) {
    const { offer, preview, room } = this.page;
    const { scene, query } = preview;
    if (!scene) return;
    if (!query.device && width === room.size.width) return this.chooseDevice(null);
    const { look, window } = scene;
    const height = query.fixedSize?.height ?? room.size.height;
    const { arrange, size } = jumpTo(width, { window, device: offer.deviceOf(window.device), look, height });
    if (arrange) preview.arrange(arrange);
    else if (preview.situation.isAlone) this.go({ ...query, fixedSize: size }, true);
    else this.setSize(size);
  }
}
