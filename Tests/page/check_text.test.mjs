import { test } from 'node:test';
import assert from 'node:assert/strict';
import { checkText, factsOf } from '../../Public/app/share/checkText.js';
import { commandText } from '../../Public/app/share/commandText.js';
import { recordedInputs } from '../../Public/app/share/recorded.js';
import { partsOf } from '../../Public/app/timeline/filmFrame.js';

const split = (isCollapsed, displayMode) => ({ id: 'split', type: 'SplitViewController', isCollapsed, displayMode, children: [] });
const scene = {
  scene: 'mail', profile: 'ios26', window: { size: [700, 900], traits: { horizontalSizeClass: 'regular', verticalSizeClass: 'regular' } },
  hierarchy: split(false, 'oneBesideSecondary'),
};
const open = { type: 'open', scene: 'mail', options: { inspector: false }, window: { width: 1000, height: 900 }, traits: { userInterfaceStyle: 'light', layoutDirection: 'rightToLeft' } };

test('a check opens the scene as it is, repeats the inputs and expects what is on screen', () => {
  const inputs = [
    { type: 'traits', id: 2, preferredContentSizeCategory: 'large' }, { type: 'tap', id: 3, target: 'message/compose' },
    { type: 'resize', id: 4, width: 800, height: 900 }, { type: 'resize', id: 5, width: 700, height: 900 },
  ];
  assert.equal(checkText({ open, inputs }, scene).text, `# yaml-language-server: $schema=scenario.schema.json
format: 1
scene: mail
checks:
  - name: "mail at 700 by 900"
    widths: 700
    height: 900
    profiles: [ios26]
    options:
      inspector: false
    traits: {layoutDirection: rightToLeft, preferredContentSizeCategory: large}
    steps:
      - {type: tap, target: message/compose}
    expect:
      - {window.horizontalSizeClass: regular}
      - {window.verticalSizeClass: regular}
      - {split.isCollapsed: false}
      - {split.displayMode: oneBesideSecondary}
`);
});

test('a collapsed split view has no mode that a check expects', () => {
  assert.deepEqual(factsOf({ ...scene, hierarchy: split(true, 'allVisible') }).map(([name]) => name), ['window.horizontalSizeClass', 'window.verticalSizeClass', 'split.isCollapsed']);
});

test('a check is refused with a reason where it could not repeat what happened', () => {
  const lack = (message, inputs = [], shown = scene) => checkText({ open: { ...open, ...message }, inputs }, shown).lack;
  assert.match(lack({ place: { tab: 1 } }), /at a place/);
  assert.match(lack({ policy: 'phone' }), /policy/);
  assert.match(lack({}, [], { ...scene, window: { ...scene.window, device: 'ipad-9' } }), /device/);
  assert.match(lack({}, Array.from({ length: 101 }, () => ({ type: 'tap', target: 'a' }))), /too many/);
  assert.equal(lack({}), null);
});

test('a command is one line of a shell', () => {
  assert.equal(commandText('http://a/?scene=mail&x=\'y', 'mail.svg', false), "split-preview picture --link 'http://a/?scene=mail&x='\\''y' --output mail.svg");
  assert.match(commandText('http://a/', 'own.svg', true), /^split-preview picture PATH --link /);
});

test('the record since the opening has the inputs of the page alone', () => {
  const line = (kind, message) => ({ kind, text: JSON.stringify(message) });
  const lines = [
    line('send', { type: 'open', scene: 'lab' }), line('send', open), line('receive', { type: 'scene' }), line('send', { type: 'sweep', from: 1, to: 2 }),
    line('send', { type: 'tap', target: 'a', slot: 2 }), line('send', { type: 'tap', target: 'b' }),
  ];
  assert.deepEqual(recordedInputs({ lines }), { open, inputs: [{ type: 'tap', target: 'b' }] });
  assert.equal(recordedInputs({ lines: lines.slice(2) }), null);
});

test('a small picture has the columns and what lies over them', () => {
  const pane = (role, more = {}) => ({ role, frame: [0, 0, 1, 1], isVisible: true, ...more });
  const panes = [pane('primary', { column: 'primary' }), pane('separator'), pane('tabBar'), pane('content', { isVisible: false }), pane('dimming'), pane('content', { presentation: { style: 'formSheet' } })];
  assert.deepEqual(partsOf({ panes }).map(({ kind }) => kind), ['primary', 'dimming', 'presented']);
});
