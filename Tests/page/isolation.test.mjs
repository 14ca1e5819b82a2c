// Titles and names that would turn the rest of a sentence around.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { landmarksOf } from '../../Public/app/access/landmarks.js';
import { newsIn } from '../../Public/app/access/news.js';
import { inWords } from '../../Public/app/explain/inWords.js';
import { unreadIn } from '../../Public/app/faults/mistakes.js';
import { refusalText } from '../../Public/app/faults/refusal.js';
import { headingOf } from '../../Public/app/scenarios/cardWords.js';
import { faultyWords } from '../../Public/app/scenarios/words.js';
import { isolated } from '../../Public/app/text.js';
import { nameOfContent, nameOfPane } from '../../Public/app/timeline/paneNames.js';
import { groupsOf } from '../../Public/app/tools/audit/words.js';
import { groupsOf as factsOf } from '../../Public/app/tools/inspector/facts.js';
import { rowsOf } from '../../Public/app/tools/inspector/tree.js';
import { readQuery } from '../../Public/app/wire/query.js';

/** Texts that turn what follows: letters, an override, one behind the end of an isolate, and one in a paragraph of its own. */
const hostile = ['بريد', 'Mail \u202E', '\u2069\u202Eliam', 'Mail\u2029\u202E', '\u2067\u2067', 'א\u2068'];

/** Whether nothing in a sentence turns the page's own words. */
const isSafe = sentence => !/[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\n\u2029]/.test(sentence.replace(/\u2068[^\u2066-\u2069\n\u2029]*\u2069/g, ''));

test('a text that could turn a sentence around is isolated, and every other one stays as it is', () => {
  for (const text of ['', 'Mail', 'Größe: 3 × 4', '設定', '🏔 up', 'a\nb', null, undefined]) assert.equal(isolated(text), text);
  for (const text of hostile) {
    assert.ok(!isSafe(`${text} shown`), text);
    assert.ok(isSafe(`${isolated(text)} shown`), text);
  }
  assert.equal(isolated('بريد'), '\u2068بريد\u2069');
  // The characters of a bidirectional text that need no partner stay, and so does what they turn.
  assert.equal(isolated('a\u202Eb\u2069c'), '\u2068a\u202Eb c\u2069');
});

const pane = (role, controller, more = {}) => ({
  id: `${controller}/pane`, role, controller, frame: [0, 0, 300, 700], safeArea: [0, 0, 0, 0], viewModel: controller, container: 'split', ...more,
});

/** A scene with a title at every place that has one. */
function sceneOf(title) {
  const traits = { userInterfaceIdiom: 'pad', horizontalSizeClass: 'regular', verticalSizeClass: 'regular', layoutDirection: 'leftToRight' };
  const list = { id: 'list', type: 'ViewController', title };
  return {
    window: { size: [900, 700], scale: 2, orientation: 'portrait', safeArea: [0, 0, 0, 0], traits },
    panes: [pane('content', 'list'), pane('primary', 'nav', { navigationBar: 'bar' }), pane('secondary', 'sheet', { presentation: { style: 'pageSheet' } })],
    viewModels: { list: { kind: 'list', title }, bar: { kind: 'navigationBar', title }, sheet: { kind: 'list', title }, loose: { kind: 'list', title } },
    hierarchy: {
      id: 'split', type: 'SplitViewController', isCollapsed: false, columns: { primary: 'nav[list]' }, viewControllers: ['list', 'sheet'],
      children: [{ id: 'nav', type: 'NavigationController', children: [list] }, { id: 'sheet', type: 'ViewController', title }],
    },
  };
}

/** All sentences of the page about a scene. */
function sentencesAbout(title) {
  const scene = sceneOf(title);
  const before = { ...scene, panes: scene.panes.slice(1, 2) };
  const rows = rowsOf(scene);
  const answer = { target: 'list', title, size: [900, 700], nearest: {}, sentences: [{ text: 'The controller list is on top of the stack nav.', name: 'isVisible' }] };
  const explained = inWords(answer, scene);
  return [
    newsIn(scene, before), newsIn({ ...scene, panes: scene.panes.slice(0, 2) }, before), newsIn(before, scene), ...landmarksOf(scene).values(),
    ...scene.panes.map(one => `Tap, ${nameOfPane(one, scene)}`), ...Object.keys(scene.viewModels).map(id => `Changed: ${nameOfContent(id, scene)}`),
    explained.title, ...explained.sentences.map(({ text }) => text),
    ...rows.map(row => `Row ${row.title}`), ...factsOf(rows.find(({ id }) => id === 'split'), rows, scene).flatMap(({ facts }) => facts.map(({ value }) => value)),
    ...groupsOf({ findings: [{ rule: 'name', text: `“${title}” (list/1) is 40 x 40 points.` }, { rule: 'name', text: `“${title}” and ”${title}” (x).` }] })
      .flatMap(({ findings }) => findings.map(({ text }) => text)),
    headingOf([{ file: `/apps/${title}.yaml` }]), faultyWords(`/apps/${title}.yaml`),
    ...unreadIn(`?${encodeURIComponent(title)}xx=1&board=${encodeURIComponent(title)}`, readQuery('?scene=lab')),
    refusalText(title, { code: 'unknownTarget', message: 'No.', target: 'a' }, []),
  ];
}

test('no title and no name turns a sentence of the page around', () => {
  const plain = sentencesAbout('Mail');
  assert.ok(plain.filter(sentence => sentence.includes('Mail')).length > 16, plain.join('\n'));
  for (const title of hostile) {
    for (const sentence of sentencesAbout(title)) assert.ok(isSafe(sentence), `${JSON.stringify(title)} in ${JSON.stringify(sentence)}`);
  }
});
