// The panel for developers, as a part of the page.
import { browserSize } from '../browserSize.js';
import { outlinedElement } from './audit/place.js';
import { MeasureView } from './measures/measureView.js';
import { withOption } from './menu.js';
import { tabBeside } from '../page/opening.js';
import { forgetPast } from '../wire/query.js';
import { Tools } from './tools.js';

/** Creates the panel. */
export function make(page) {
  const { appWindow, drawing, toolsOpener: button, log, preview, stage } = page;
  const measure = new MeasureView(stage);
  appWindow.measures = measure;
  if (appWindow.at) measure.stand(appWindow.at);
  const made = new Tools({ page: document.body, button, log }, { ...actions(page), ...questions(page), measure, stage });
  if (preview.scene) made.show(drawing.shown, null, null);
  return made;
}

/** The app as it is drawn at the edge of the browser, or null if it is not there: on a device, as a phone, on the board or in the overview. */
function drawnIn({ appWindow: { scale, size }, drawing, preview: { query, scene, situation } }) {
  return scene && size && drawing.isApp && !query.device && !situation.isAlone ? { scale, size } : null;
}

/** The actions of the panel on the rest of the page. */
function actions(page) {
  const { address, appWindow, choices, drawing, parts, preview, room, switches } = page;
  return {
    browser: browserSize,
    drawn: () => drawnIn(page),
    fit: width => choices.setWidth(width),
    moved() {
      page.dock?.stand();
      room.stand();
    },
    turned() {
      page.dock?.stand();
      room.standAnew();
    },
    remember(panel) {
      const own = tabBeside(preview.query, switches.introduced) ?? 'off';
      preview.query.panel = panel === own ? null : panel;
      address.write();
    },
    outline: pane => drawing.window.outline.show(pane),
    isPast: () => drawing.isPast,
    seeThrough(isOn) {
      appWindow.seeThrough(isOn);
      room.stand();
    },
    logAll: isOn => choices.go(withOption(preview.query, 'log', isOn ? 'all' : 'standard', { default: 'standard' }), true),
    open: query => choices.go(query),
    pickDevice: () => parts.need(parts.picker, panel => panel.open()),
    relaunch: () => preview.reopen(forgetPast({ ...preview.query })),
    offerChoices: () => switches.offerChoices(),
    undock: () => page.dock?.close(),
  };
}

/** The questions of the tabs to the server, and their messages. */
const questions = ({ choices, drawing, parts, preview }) => ({
  outlinePane: id => drawing.window.outline.show(drawing.shown.panes.find(pane => pane.id === id) ?? null),
  explain: (question, answer, refused) => preview.explanations.ask(question, reply => parts.need(parts.explanation, part => answer(part.inWords(reply))), refused),
  outlineElement: (id, pane) => drawing.window.outline.show(outlinedElement(id, pane, drawing)),
  audit: (range, answer, refused) => preview.audits.ask(range, answer, refused),
  askProperties: (target, answer) => preview.properties.ask({ target }, answer),
  set: (target, properties) => preview.send({ type: 'set', target, properties }),
  jump: width => choices.jump(width),
});
