// The parts of the page that are loaded when they are first needed, and what each may do.
import { browserSize } from '../browserSize.js';
import { loadStyleSheets } from '../dom/styleSheet.js';
import { Part } from '../part.js';
import { fetchExplanation, fetchGallery, fetchOverview, fetchPicker, fetchRuler, fetchTools } from '../parts.js';
import { root } from '../root.js';
import { withOption, withScene } from '../tools/menu.js';

/** The explanation, the gallery, the panel, the picker, the ruler and the overview. */
export class LaterParts {
  #sheet = null;

  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
    this.explanation = new Part(() => this.#dressed(fetchExplanation), ({ Explanation }) => this.#makeExplanation(Explanation));
    this.gallery = new Part(() => this.#withOffer(fetchGallery), ({ Gallery }) => this.#makeGallery(Gallery));
    this.tools = new Part(() => this.#dressed(fetchTools), ({ Tools }) => this.#makeTools(Tools));
    this.picker = new Part(() => this.#withOffer(fetchPicker), ({ Picker }) => this.#makePicker(Picker));
    this.overview = new Part(() => this.#withOffer(fetchOverview), ({ Overview }) => this.#makeOverview(Overview));
    this.ruler = new Part(() => this.#dressed(fetchRuler), ({ Ruler }) => this.#makeRuler(Ruler));
  }

  /** Does something with a part, once the part has been loaded. */
  need(part, act) {
    if (part.now) return act(part.now);
    part.get().then(act).catch(error => {
      console.error(error);
      this.page.notice.explain('This part of the page could not be loaded. Please try again, or reload the page.');
    });
  }

  /** Loads the files of the parts while the page has nothing else to do. A failure shows when a part is needed. */
  fetchSoon() {
    const soon = window.requestIdleCallback ?? setTimeout;
    soon(() => [fetchTools, fetchExplanation, fetchGallery, fetchPicker, fetchRuler, fetchOverview].forEach(fetchPart => this.#dressed(fetchPart).catch(() => {})));
  }

  /** Loads the module of a part, and the style sheet without which nothing of it is drawn. */
  async #dressed(fetchPart) {
    const [part] = await Promise.all([fetchPart(), this.#dress()]);
    return part;
  }

  /** Loads the style sheet of all parts, once. After a failure, it can be tried again. */
  #dress() {
    this.#sheet ??= loadStyleSheets(root.href, 'styles/parts.css').catch(error => {
      this.#sheet = null;
      throw error;
    });
    return this.#sheet;
  }

  /** Loads a part, and the catalogue that it shows. */
  async #withOffer(fetchPart) {
    const [part] = await Promise.all([this.#dressed(fetchPart), this.page.offer.whole()]);
    return part;
  }

  #makeTools(Tools) {
    const { toolsOpener: button, log, preview } = this.page;
    const made = new Tools({ page: document.body, button, log }, this.#toolsApp);
    if (preview.scene) made.show(preview.scene, null, null);
    return made;
  }

  get #toolsApp() {
    const { address, appWindow, choices, preview, room, switches } = this.page;
    return {
      browser: browserSize,
      moved: () => room.fitIn(),
      remember(panel) {
        preview.query.panel = panel;
        address.write();
      },
      outline: pane => appWindow.outline.show(pane),
      seeThrough(isOn) {
        appWindow.seeThrough(isOn);
        room.stand();
      },
      logAll: isOn => choices.go(withOption(preview.query, 'log', isOn ? 'all' : 'standard', { default: 'standard' }), true),
      open: query => choices.go(query),
      pickDevice: () => this.need(this.picker, panel => panel.open()),
      relaunch: () => preview.reopen({ ...preview.query }),
      opened: () => switches.offerChoices(),
    };
  }

  #makeExplanation(Explanation) {
    const { appWindow, choices, preview, stage, whyButton } = this.page;
    return new Explanation(whyButton, {
      stage,
      pointAt: event => appWindow.pointAt(event),
      ask: (question, answer, refused) => preview.explanations.ask(question, answer, refused),
      outline: pane => appWindow.outline.show(preview.scene.panes.find(({ id }) => id === pane) ?? null),
      turn: isOn => whyButton.turn(isOn),
      jump: width => choices.jump(width),
    });
  }

  #makeGallery(Gallery) {
    const { choices, offer, preview, sceneButton } = this.page;
    const made = new Gallery(sceneButton, {
      present: () => preview.query.scene, choose: scene => choices.go(withScene(preview.query, scene)),
    });
    offer.whole().then(whole => made.offer(whole.scenes));
    return made;
  }

  #makePicker(Picker) {
    const { choices, drawing, offer, pickerButton, preview, switches } = this.page;
    const made = new Picker(pickerButton, {
      choose: device => choices.chooseDevice(device),
      arrange: arrangement => preview.arrange(arrangement),
      rotate: to => preview.rotate(to),
      setSize: size => choices.setSize(size),
      showAll: () => switches.setOverview(true),
    });
    made.offer(offer.devices);
    if (preview.scene) drawing.pick(made);
    return made;
  }

  #makeOverview(Overview) {
    const { choices, offer, overviewButton, preview, stage, switches } = this.page;
    const made = new Overview(overviewButton.element, {
      ask: (device, answer, refused) => preview.overviews.ask({ device }, answer, refused),
      choose: place => choices.openPlace(place),
      toggle: isOn => switches.setOverview(isOn),
    });
    stage.append(made.element);
    made.introduce(switches.introduced);
    made.offer(offer.devices);
    return made;
  }

  #makeRuler(Ruler) {
    const { choices, preview, stage } = this.page;
    const made = new Ruler({ ask: (range, answer) => preview.sweeps.ask(range, answer), jump: width => choices.jump(width) });
    stage.append(made.element);
    this.overview.now?.cover();
    return made;
  }
}
