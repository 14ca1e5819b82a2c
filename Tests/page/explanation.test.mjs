import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inWords } from '../../Public/app/explain/inWords.js';
import { sourceWords } from '../../Public/app/explain/sources.js';
import { changeText, flipsOf, isInset, leadOf, sourceText, statementText } from '../../Public/app/explain/words.js';

test('a sentence says how well it is known and from where, and its statement is beside it', () => {
  const statement = { id: '40', class: 'documented', sources: ['AD', 'M26', 'X9'], text: 'It is so.' };
  assert.equal(sourceText({ statement, certainty: 'x' }), 'Documented: Apple’s documentation, measurements in the simulator, X9');
  assert.equal(statementText({ statement }), 'Statement 40: It is so.\nSources in docs/sources.md: AD, M26, X9');
  assert.equal(sourceText({ statement: { id: '9', class: 'unmeasured', sources: [] }, certainty: 'x' }), 'Unmeasured');
  assert.equal(sourceText({ statement: { id: '9', class: 'observed', sources: ['H11', 'H14'] } }), 'Observed: headers of the SDK');
  assert.equal(sourceText({ statement: { id: '9', class: 'inferred', sources: ['M26'] } }), 'Inferred from: measurements in the simulator');
  assert.equal(sourceText({ statement: null, certainty: 'This is our choice.' }), 'This is our choice.');
  assert.equal(statementText({ statement: null }), '');
});

test('every source of the documentation has words', () => {
  const [, table] = readFileSync(new URL('../../docs/sources.md', import.meta.url), 'utf8').split('| tag | source |');
  const tags = table.split('\n\n')[0].match(/^\| [^|]+/gm).flatMap(cell => cell.match(/[A-Z][A-Z0-9-]*/g) ?? []);
  assert.ok(tags.length > 20);
  assert.deepEqual(tags.filter(tag => sourceWords(tag) === tag), []);
});

test('the answer of a collapsed window begins with the detail that is hidden, and why', () => {
  const fact = (target, name, value) => ({ target, name, value });
  const [list, primary, secondary, inspector] = [fact('list', 'isVisible', true), ...['primary', 'secondary', 'inspector'].map(column => fact(`split.${column}`, 'isVisible', column === 'primary'))];
  const [collapsed, compact] = [fact('split', 'isCollapsed', true), fact('window', 'horizontalSizeClass', 'compact')];
  assert.deepEqual(leadOf([collapsed, primary, inspector, secondary, compact]), { lead: [secondary, compact], rest: [collapsed, primary, inspector] });
  assert.deepEqual(leadOf([list, primary, inspector, secondary, collapsed, compact]).lead, [list], 'what is asked about is there');
  assert.deepEqual(leadOf([fact('split', 'isVisible', true), secondary, collapsed, compact]).lead, [secondary, compact], 'the split view itself is there, of course');
  assert.deepEqual(leadOf([list, secondary, fact('split', 'isCollapsed', false)]).lead, [list]);
  assert.deepEqual(leadOf([list, collapsed, compact]), { lead: [list], rest: [collapsed, compact] });
  assert.deepEqual(leadOf([]), { lead: [], rest: [] });
});

test('a change is in words', () => {
  assert.equal(changeText({ target: 'split', name: 'isCollapsed', from: true, to: false }), 'split: collapsed → expanded');
  assert.equal(changeText({ target: 'split.primary', name: 'width', from: 320.25, to: null }), 'primary column of split: width 320.3 → nothing');
  assert.equal(changeText({ target: 'split.secondary', name: 'isVisible', from: false, to: true }), 'secondary column of split: hidden → shown');
  assert.equal(changeText({ target: 'split', name: 'columns', from: ['primary'], to: ['primary', 'secondary'] }), 'split: columns primary → primary, secondary');
});

test('only the flips in the range are shown, the narrower one first', () => {
  const flip = (width, edge = width) => ({ width, flip: edge, changes: Array.from({ length: 6 }, () => ({ target: 'a', name: 'b', from: 1, to: 2 })) });
  assert.deepEqual(flipsOf({ narrower: null, wider: null }), []);
  assert.deepEqual(flipsOf({ narrower: flip(667), wider: flip(954.5, 954) }).map(({ width, heading, changes }) => [width, heading, changes.length]),
    [[667, 'Narrower: changes at 667', 4], [954.5, 'Wider: changes at 954', 4]]);
});

test('the differences of insets are shown to those who ask about a safe area', () => {
  const change = (name, from = 1, to = 2) => ({ target: 'split.secondary', name, from, to });
  const nearest = { narrower: { width: 954, flip: 954, changes: [change('width'), change('safeArea.left', 330, 0), change('contentSafeArea.top')] }, wider: null };
  const shown = asked => flipsOf(nearest, asked)[0].changes.map(text => text.replace('secondary column of split: ', ''));
  assert.deepEqual(shown({ target: 'split.secondary', name: 'safeArea' }), ['safe area at the left 330 → 0', 'safe area below the bar at the top 1 → 2', 'width 1 → 2']);
  assert.deepEqual(shown({ target: 'split.secondary', name: 'width' }), ['width 1 → 2']);
  assert.deepEqual(shown(undefined), ['width 1 → 2']);
  nearest.narrower.changes.shift();
  assert.equal(shown(undefined).length, 2, 'a flip of insets alone is no empty one');
  assert.deepEqual(['safeArea.top', 'contentSafeArea.left', 'safeArea', 'isVisible'].map(name => isInset({ name })), [true, true, false, false]);
});

const scene = {
  hierarchy: { id: 'split', type: 'SplitViewController', children: [
    { id: 'nav:list', type: 'NavigationController', children: [{ id: 'list', type: 'ViewController', title: 'Lists' }] },
    { id: 'nav:detail-1', type: 'NavigationController', children: [{ id: 'detail', type: 'ViewController' }] },
  ], presented: { id: 'nav:new', type: 'NavigationController', children: [{ id: 'new', type: 'ViewController', title: 'New Message' }] } },
  panes: [{ id: 'nav:list/pane', role: 'primary', column: 'primary' }, { id: 'nav:detail-1/pane', role: 'secondary' }],
};

test('an answer has words for the identifiers that the page knows', () => {
  const said = facts => inWords({ title: 'T', target: 't', sentences: facts, nearest: { narrower: null, wider: null } }, scene).sentences.map(({ text }) => text);
  assert.deepEqual(said([
    { name: 'isVisible', value: true, text: 'The controller detail is visible, because it is on top of the stack nav:detail-1.' },
    { name: 'isVisible', value: true, text: 'The controller list is visible, because split is collapsed, and list is on top of its stack.' },
    { name: 'isVisible', value: true, text: 'The primary column of split is visible, because the display mode of split is oneBesideSecondary.' },
    { name: 'displayMode', value: 'oneBesideSecondary', text: 'The display mode of split is oneBesideSecondary, because oneBesideSecondary is preferred.' },
    { name: 'displayMode', value: 'one', text: 'The displayMode of the controller split is one, because it is narrow.' },
    { name: 'isVisible', value: true, text: 'The stack nav:new is visible, because the stack nav:detail-12 presents it.' },
    { name: 'columns', value: 2, text: 'It is so, because 688 fits two columns, but not three, which need more than 954.' },
  ]), [
    'The controller detail is visible, because it is on top of the navigation controller in the secondary column.',
    'The controller “Lists” is visible, because the split view is collapsed, and “Lists” is on top of its stack.',
    'The primary column of the split view is visible, because the display mode of the split view is one beside secondary.',
    'The display mode of the split view is one beside secondary, because one beside secondary is preferred.',
    'The display mode of the split view is one column, because it is narrow.',
    'The navigation controller of “New Message” is visible, because the stack nav:detail-12 presents it.',
    'It is so, because 688 fits two columns, but not three, which need more than 954.',
  ]);
});

test('the title of an answer and the changes at other widths have words too', () => {
  const change = { target: 'nav:list', name: 'displayMode', from: 'one', to: 'sideBySide' };
  const { title, nearest } = inWords({ title: 'nav:detail-1', target: 'nav:detail-1', sentences: [], nearest: { narrower: { width: 1, changes: [change] }, wider: null } }, scene);
  assert.equal(title, 'The navigation controller in the secondary column');
  assert.equal(changeText(nearest.narrower.changes[0]), 'the navigation controller in the primary column: display mode one column → side by side');
});
