// The reasons for the size classes, with controls to override them, and for what is presented.
import { element, setHidden } from '../dom/element.js';
import { longName } from '../picker/arrangements.js';
import { insetsMark, markSentences } from '../picker/devices.js';
import { select, selectName } from '../tools/controls.js';
import { field } from '../tools/field.js';
import { capital } from '../text.js';
import { reasonWords } from '../panels/reasons.js';
import { wordsFor } from '../panels/identifiers.js';
import { rowOf } from '../stage/placement.js';

const classes = [['', 'By the policy'], ['compact', 'Compact'], ['regular', 'Regular']].map(([value, label]) => ({ value, label }));

/** How well the insets of a window are known. A floating window has none, because its insets are unknown. */
function insetsWorth({ arrangement }, device, insets) {
  if (arrangement === 'free' || arrangement === 'slide-over') return 'unknown, none given';
  return markSentences[arrangement === 'cover-full' ? device.coverSafeArea?.mark : insetsMark(device, insets)];
}

/** How well a device's row and its insets of the given name are known. A window without a device has any size. */
export function worth(window, device, insetsName) {
  if (!device) return null;
  const row = rowOf(device, window.arrangement, window.orientation);
  const insets = insetsWorth(window, device, insetsName);
  const sentences = [
    `${device.name}${device.year ? `, ${device.year}` : ''}`,
    `${longName(window.arrangement)}, ${row ? markSentences[row.mark] : 'any size'}`,
    ...(insets ? [`Insets ${insets}`] : []),
  ];
  return `${sentences.join('. ')}.${window.note ? ` ${window.note}` : ''}`;
}

/** The reasons for the frontmost presentation, a line each, or none if nothing is presented. */
export function presentationReasons(panes) {
  const front = panes.findLast(pane => pane.presentation?.because);
  if (!front) return [];
  return Object.entries(front.presentation.because).map(([name, sentence]) => [`${capital(front.controller)}, ${wordsFor(name).toLowerCase()}`, reasonWords(sentence)]);
}

/** The part of the badge's panel with the policy and the size classes. */
export class Why {
  #key = '';
  #reasons = '';

  /** @param {{setPolicy: (name: ?string) => void, override: (trait: string, value: ?string) => void}} app */
  constructor(app) {
    this.app = app;
    this.source = element('p', { class: 'why-source' });
    this.fields = element('div', { class: 'why-fields' });
    this.presentation = element('dl', { class: 'why-presentation' });
    this.element = element('div', { class: 'why' }, this.source, this.fields, this.presentation);
  }

  /**
   * @param {import('../wire/messages').Scene} scene
   * @param {{policies: string[], usual: string, insets: string}} offer the policies, the default one, and the name of
   * the insets that hold
   */
  show({ window, panes }, device, query, offer) {
    this.#showPresentation(presentationReasons(panes));
    const source = worth(window, device, offer.insets);
    setHidden(this.source, !source);
    const key = JSON.stringify([source, offer, query.policy, query.overrides]);
    if (this.#key === key) return;
    this.#key = key;
    this.source.textContent = source ?? '';
    const focused = [...this.fields.querySelectorAll('select')].indexOf(document.activeElement);
    this.fields.replaceChildren(this.#policy(query, offer), this.#trait('Width class', 'horizontalSizeClass', query), this.#trait('Height class', 'verticalSizeClass', query));
    this.fields.querySelectorAll('select')[focused]?.focus();
  }

  #showPresentation(reasons) {
    setHidden(this.presentation, reasons.length === 0);
    const key = JSON.stringify(reasons);
    if (this.#reasons === key) return;
    this.#reasons = key;
    this.presentation.replaceChildren(...reasons.flatMap(([name, sentence]) => [element('dt', {}, name), element('dd', {}, sentence)]));
  }

  #policy({ policy }, { policies, usual }) {
    return field('Policy', selectName(policies, policy ?? usual, usual, name => this.app.setPolicy(name === usual ? null : name)));
  }

  #trait(label, trait, { overrides }) {
    return field(label, select(classes, overrides[trait] ?? '', value => this.app.override(trait, value || null)));
  }
}
