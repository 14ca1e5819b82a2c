// The page from the side of the conversation with the server, which asks it for sizes and passes scenes and news to it.
import { Absence } from '../wire/absence.js';

/**
 * The page, as `Preview` knows it.
 *
 * @param page the objects of the page, by name
 */
export const clientOf = (page, isDark) => ({ ...workOf(page, isDark), ...newsFor(page) });

/** The sentences for the close codes after which the page stays away. */
const farewells = { 4001: 'This preview went on in another page.', 4003: 'Your access has ended.' };

/** How a session was lost. */
const losses = {
  restarted: 'The server was restarted.',
  elsewhere: 'Another server goes on.',
  expired: 'The session had expired.',
};

/** The work that the conversation asks of the page, and the scenes that it shows. */
const workOf = (page, isDark) => ({
  lookUp: query => page.opening.lookUp(query),
  size: () => page.room.size,
  placed: () => page.address.writeSoon(),
  leftPast: () => page.trace.left(),
  misled: (input, refusal) => page.trace.misled(input, refusal),
  happened(messages, isByUser) {
    page.trace.note(messages, isByUser);
    page.parts.consent.now?.follow();
  },
  isDark,
  clear: () => page.drawing.clear(),
  show: (scene, before, messages) => page.drawing.show(scene, before, messages),
  spread: message => page.parts.board.now?.spread(message) ?? [message],
  isOpening: () => Boolean(page.parts.board.now?.isOpening),
  heardBeside(message) {
    const { board, crash } = page.parts;
    if (message.type.startsWith('crash')) return page.parts.need(crash, part => part.show(message));
    crash.now?.heard(message);
    board.now?.receive(message);
  },
  over: code => page.notice.stay(farewells[code]),
  failed(reason) {
    if (!page.parts.scenarios.now?.isAwaiting) page.notice.stay(reason);
  },
  explain: reason => page.notice.explain(reason),
  reload: () => location.reload(),
  scenesChanged: message => page.parts.need(page.parts.scenarios, part => part.heard(message)),
});

/** The news about the connection. */
function newsFor(page) {
  const absence = new Absence((path, options) => fetch(path, options));
  return {
    opened(what) {
      noteServer(page, true);
      opened(page, what);
    },
    lost(attempt) {
      page.caption.ask('');
      noteServer(page, false);
      const { isCut } = page.preview.connection;
      if (isCut || attempt > 7) page.caption.tell(isCut ? 'The connection is cut.' : 'The server is away.');
      if (isCut) return page.notice.stay('The connection is cut.');
      page.notice.wait(attempt > 7 ? absence.words : 'Reconnecting…');
      // A short interruption is not shown, and what the user does meanwhile waits for the server.
      if (attempt > 7) page.outage.show();
      if (attempt > 5) absence.askAgain();
    },
    silent() {
      // The card says why the app does not answer.
      if (page.parts.crash.now?.isAwaiting) return;
      page.notice.wait('The server does not answer. Still waiting…');
      page.caption.ask('The server does not answer.');
      noteServer(page, false);
      page.outage.show();
    },
    heard() {
      page.notice.hide();
      noteServer(page, true);
      // The caption says again what it said before the silence, which tells more than a sentence about what is over.
      page.caption.ask('');
      page.parts.access.now?.announcer.tell('The server answers again.');
    },
  };
}

/** Notes whether the server answers. */
function noteServer({ connectionButton, outage }, isUp) {
  connectionButton.show(isUp);
  if (isUp) outage.end();
  else outage.note();
}

/** A scene was opened: for the first time, again after an interruption, or again because its session was lost. */
function opened({ address, caption, demonstration, dock, notice, opening, parts, preview, room }, { isFirst, lost, slots }) {
  parts.ruler.now?.forget();
  parts.overview.now?.restart();
  parts.board.now?.opened(slots);
  parts.scenarios.now?.opened();
  if (lost) parts.tools.now?.forgetSettings();
  room.stand();
  if (isFirst) room.tellTaken();
  const wrong = opening.takeMistakes();
  if (wrong.length > 0) address.write();
  // A place that never was is explained, like a mistake.
  const mistakes = [...wrong, preview.scene.window.note].filter(Boolean);
  if (lost) notice.explain(`${losses[lost]} Your place is restored. The undo history and unanswered calls are lost.`);
  else if (!isFirst) notice.tell('Connected again.');
  else if (mistakes.length > 0) notice.explain(mistakes.join(' '));
  else notice.hide();
  if (!isFirst) caption.tell('Connected again.');
  if (isFirst) parts.fetchSoon();
  if (isFirst && opening.offersOwn) parts.need(parts.gallery, panel => panel.open());
  opening.offersOwn = false;
  if (isFirst && !preview.query.isEmbedded && (preview.query.docked || dock)) parts.need(parts.docked, part => part.follow());
  if (preview.held.length > 0) parts.need(parts.consent, part => part.ask());
  if (isFirst) demonstration.begin();
}
