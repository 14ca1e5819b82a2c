// The answers to "Why?", as a part of the page.
import { dockOf } from '../dock/dock.js';
import { Explanation } from './explanation.js';
import { inWords } from './inWords.js';

/** Creates the panel of the button "Why?". */
export function make(page) {
  const { appWindow, caption, choices, drawing, parts, preview, stage, whyButton } = page;
  return new Explanation(whyButton, {
    stage,
    dock: dockOf(page),
    pointAt: event => appWindow.pointAt(event),
    size: () => appWindow.size,
    ask: (question, answer, refused) => preview.explanations.ask(question, answer, refused),
    inWords: reply => inWords(reply, preview.scene),
    outline: pane => appWindow.outline.show(preview.scene.panes.find(({ id }) => id === pane) ?? null),
    say: text => parts.access.now?.announcer.tell(text),
    turn: isOn => {
      whyButton.turn(isOn);
      caption.ask(isOn ? 'Press a column, or the place where one was.' : '');
    },
    jump: width => choices.jump(width),
    isPast: () => drawing.isPast,
  });
}
