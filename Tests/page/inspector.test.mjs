// The inspector: its words, its facts, its settings, what can be undone, and what is drawn on the picture.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsShown, extentOf, inVisualOrder } from '../../Public/app/panels/columns.js';
import { groupsOf } from '../../Public/app/tools/inspector/facts.js';
import { History } from '../../Public/app/tools/inspector/history.js';
import { firstSelected, rowOfPane, startOf } from '../../Public/app/tools/inspector/selection.js';
import { choicesOf, detentWords, numberIn, settingGroups, stepped } from '../../Public/app/tools/inspector/settingGroups.js';
import { paneOf, rowsOf } from '../../Public/app/tools/inspector/tree.js';
import { choiceWords, humanized, wordsFor } from '../../Public/app/panels/identifiers.js';
import { insetsWords, valueWords } from '../../Public/app/panels/values.js';
import { bandsOf, hasRoom, shapesOf } from '../../Public/app/tools/measures/measures.js';
import { takenWords } from '../../Public/app/tools/taken.js';
import { partsOfCall, wordsOfName } from '../../Public/app/tools/values.js';
import { sentencesAbout } from '../../Public/app/explain/words.js';

const traits = { userInterfaceIdiom: 'pad', horizontalSizeClass: 'regular', verticalSizeClass: 'regular', layoutDirection: 'leftToRight' };

const column = (role, frame, safeArea = [32, 0, 25, 0], more = {}) => ({
  id: `nav:${role}/pane`, role, column: role, container: 'split', controller: `nav:${role}`, frame, safeArea, isVisible: true, isInHierarchy: true, ...more,
});

/** Three columns, the first of which floats over the second, as the server reports them. */
function triple(more = {}) {
  const names = ['supplementary', 'primary', 'secondary'];
  const split = {
    id: 'split', type: 'SplitViewController', title: 'Mail', style: 'tripleColumn', isCollapsed: false, displayMode: 'twoBesideSecondary',
    primaryColumnWidth: 280, supplementaryColumnWidth: 610, displayModeButtonItem: { isVisible: true, image: 'x', target: 'oneBesideSecondary' },
    preferredPrimaryColumnWidth: null, preferredPrimaryColumnWidthFraction: 0.4, minimumPrimaryColumnWidth: null, maximumPrimaryColumnWidth: 280,
    preferredSupplementaryColumnWidth: null, preferredSupplementaryColumnWidthFraction: null, minimumSupplementaryColumnWidth: null,
    maximumSupplementaryColumnWidth: null,
    because: {
      displayMode: '1366 has room', primaryColumnWidth: 'maximum: held to 280', supplementaryColumnWidth: 'automatic: 320, and 290 under the primary',
    },
    children: names.map(name => ({ id: `nav:${name}`, type: 'NavigationController', children: [] })), ...more,
  };
  const panes = [
    column('secondary', [610.5, 0, 755.5, 1024]), column('supplementary', [0, 0, 610, 1024], [32, 290, 25, 0]), column('primary', [10, 32, 280, 977], [0, 0, 10, 0]),
  ];
  return { window: { size: [1366, 1024], scale: 2, safeArea: [32, 0, 25, 0], layoutMargins: [32, 20, 25, 20], readableWidth: 664, orientation: 'landscapeLeft', traits, because: {} }, hierarchy: split, panes };
}

const factsOf = (id, scene, settable) => {
  const rows = rowsOf(scene);
  return new Map(groupsOf(rows.find(row => row.id === id), rows, scene, settable).flatMap(({ facts }) => facts).map(fact => [fact.name, fact]));
};

test('identifiers are said in words', () => {
  assert.equal(humanized('compactTabBar'), 'Compact tab bar');
  assert.equal(humanized('oneBesideSecondary'), 'One beside secondary');
  assert.equal(wordsFor('minimumSupplementaryColumnWidth'), 'Least width');
  assert.equal(wordsFor('isCollapsed'), 'Collapsed');
  assert.equal(choiceWords('style', 'unspecified'), 'Classic, without a style');
  assert.equal(choiceWords('selectedDetentIdentifier', null), 'None');
  assert.deepEqual([null, true, 320.555, 'Inbox', []].map(value => valueWords('x', value)), ['None', 'Yes', '320.56', 'Inbox', 'None']);
  assert.equal(valueWords('viewControllers', ['nav[A]', 'B']), 'a stack of A, B');
  const titleOf = id => ({ conversations: 'Messages', noor: 'Noor' })[id] ?? id;
  assert.equal(valueWords('viewControllers', ['nav[conversations,nav[noor]]', 'nav[]'], titleOf), 'Messages, with Noor’s stack on top, an empty stack');
  assert.equal(valueWords('viewControllers', ['nav[conversations,nav[noor]]'], titleOf), 'Messages, with Noor’s stack on top (one child)');
  assert.equal(valueWords('viewControllers', ['nav[conversations,nav[]]'], titleOf), 'Messages, with an empty stack on top (one child)');
  assert.equal(valueWords('viewControllers', ['nav[conversations,noor]'], titleOf), 'a stack of Messages and Noor');
  assert.equal(valueWords('columns', { primary: 'conversations', inspector: 'inspector' }, titleOf), 'primary: Messages, inspector: inspector');
  assert.equal(valueWords('displayModeButtonItem', { isVisible: true, target: 'secondaryOnly' }), 'Shown, leads to secondary only');
  assert.deepEqual([insetsWords([0, 0, 0, 0]), insetsWords([24, 0, 20, 0])], ['None', 'top 24, bottom 20']);
});

test('columns stand as one reads them, from the left or from the right', () => {
  const scene = triple();
  assert.deepEqual(rowsOf(scene).map(({ id }) => id), ['', 'split', 'nav:primary', 'nav:supplementary', 'nav:secondary']);
  const mirrored = triple();
  mirrored.window.traits = { ...traits, layoutDirection: 'rightToLeft' };
  mirrored.panes = [
    column('secondary', [0, 0, 755.5, 1024]), column('supplementary', [756, 0, 610, 1024], [32, 0, 25, 290]), column('primary', [1076, 32, 280, 977], [0, 0, 10, 0]),
  ];
  assert.deepEqual(rowsOf(mirrored).slice(2).map(({ id }) => id), ['nav:primary', 'nav:supplementary', 'nav:secondary']);
});

test('of two columns that begin together, the one that lies over the other comes first, and hidden ones keep their side', () => {
  const panes = [column('secondary', [0, 0, 800, 1000]), column('primary', [0, 0, 320, 1000])];
  const order = inVisualOrder(panes.map(({ id }) => id), id => panes.find(pane => pane.id === id), panes, { isRightToLeft: false, isTrailing: false });
  assert.deepEqual(order, ['nav:primary/pane', 'nav:secondary/pane']);
  const parked = [column('secondary', [0, 0, 800, 1000]), column('primary', [-320, 0, 320, 1000], [0, 0, 0, 0], { isVisible: false })];
  const roles = direction => inVisualOrder(parked, pane => pane, parked, direction).map(({ role }) => role);
  assert.deepEqual(roles({ isRightToLeft: false, isTrailing: false }), ['primary', 'secondary']);
  assert.deepEqual(roles({ isRightToLeft: true, isTrailing: false }), ['primary', 'secondary']);
  assert.deepEqual(roles({ isRightToLeft: false, isTrailing: true }), ['secondary', 'primary']);
  assert.deepEqual(columnsShown(parked).map(({ pane }) => pane.role), ['secondary']);
});

test('the extent of a column leaves out what a floating one covers, but not the insets of a device', () => {
  const { panes } = triple();
  assert.deepEqual(extentOf(panes[1], panes), { x: 290, width: 320, covered: 290 });
  const phone = [column('secondary', [0, 0, 800, 400], [0, 59, 20, 59])];
  assert.deepEqual(extentOf(phone[0], phone), { x: 0, width: 800, covered: 0 });
});

test('a width says what was asked and what was got, with the reason', () => {
  const facts = factsOf('nav:primary', triple());
  assert.equal(facts.get('asked-primary').value, '0.4 of the split view');
  assert.equal(facts.get('limits-primary').value, 'at most 280');
  assert.deepEqual([facts.get('primaryColumnWidth').value, facts.get('primaryColumnWidth').because], ['280', 'maximum: held to 280']);
  assert.deepEqual(facts.get('primaryColumnWidth').why, { target: 'split.primary', name: 'width' });
  const supplementary = factsOf('nav:supplementary', triple());
  assert.equal(supplementary.get('asked-supplementary').value, 'Nothing: automatic');
  assert.equal(supplementary.get('supplementaryColumnWidth').value, '320, and 290 more under the primary');
});

test('what stands in the stack of a column has the widths of the column, and a question about its frame', () => {
  const scene = triple();
  scene.hierarchy.children[0].children = [{ id: 'list', type: 'ViewController', children: [] }];
  const stack = scene.hierarchy.children[0].id;
  const role = stack.slice('nav:'.length);
  scene.panes.push({ ...scene.panes.find(({ id }) => id === `${stack}/pane`), id: 'list/pane', role: 'content', column: undefined, container: stack, controller: 'list' });
  const [around, inside] = [factsOf(stack, scene), factsOf('list', scene)];
  const names = [`asked-${role}`, `limits-${role}`, `${role}ColumnWidth`];
  assert.deepEqual(names.map(name => inside.get(name)), names.map(name => around.get(name)));
  assert.ok(inside.get(`${role}ColumnWidth`).because);
  for (const facts of [around, inside]) assert.deepEqual(facts.get('frame').why, { target: `split.${role}`, name: 'width' });
  scene.hierarchy.isCollapsed = true;
  assert.equal(factsOf('list', scene).get('frame').why, undefined);
});

test('a split view has the widths of all its columns, and no properties that the settings show', () => {
  const facts = factsOf('split', triple(), new Set(['style']));
  assert.equal(facts.get('supplementaryColumnWidth').label, 'Supplementary, got');
  assert.equal(facts.get('displayMode').value, 'Two beside secondary');
  assert.equal(facts.has('style') || facts.has('preferredPrimaryColumnWidth'), false);
  assert.equal(factsOf('split', triple({ isCollapsed: true })).has('primaryColumnWidth'), false);
});

test('a column says that its margins are not known', () => {
  assert.match(factsOf('nav:primary', triple()).get('layoutMargins').value, /^Not known/);
});

test('the window has its margins and its traits', () => {
  const facts = factsOf('', triple());
  assert.deepEqual(['size', 'layoutMargins', 'readableWidth', 'horizontalSizeClass'].map(name => facts.get(name).value), ['1366 × 1024 at 2x', 'top 32, left 20, bottom 25, right 20', '664', 'Regular']);
});

test('a pane in the picture has a row, and a row a pane', () => {
  const scene = triple();
  const rows = rowsOf(scene);
  assert.equal(rowOfPane('nav:primary/pane', rows, scene).id, 'nav:primary');
  assert.equal(rowOfPane('nobody/pane', rows, scene), null);
  assert.equal(firstSelected(rows), 'split');
  assert.equal(paneOf(rows[2], rows).id, 'nav:primary/pane');
});

test('a setting is undone, made again, and set back', () => {
  const history = new History();
  assert.deepEqual(history.set('split', 'width', null, 300), [{ target: 'split', name: 'width', value: 300 }]);
  assert.deepEqual(history.set('split', 'width', 300, 300), []);
  history.set('split', 'width', 300, 310);
  history.set('A', 'title', 'A', 'B');
  assert.equal(history.changed.length, 2);
  assert.deepEqual(history.undo(), [{ target: 'A', name: 'title', value: 'A' }]);
  assert.deepEqual(history.undo(), [{ target: 'split', name: 'width', value: 300 }]);
  assert.deepEqual(history.redo(), [{ target: 'split', name: 'width', value: 310 }]);
  assert.ok(history.isChanged('split', 'width') && !history.isChanged('A', 'title') && history.canRedo);
  assert.deepEqual(history.setBack('split', 'width'), [{ target: 'split', name: 'width', value: null }]);
  assert.deepEqual([history.changed.length, history.canRedo], [0, false]);
});

test('all settings go back in one step, which can be undone', () => {
  const history = new History();
  history.set('split', 'width', null, 300);
  history.set('split', 'mode', 'automatic', 'secondaryOnly');
  assert.deepEqual(history.setAllBack().map(({ value }) => value), [null, 'automatic']);
  assert.equal(history.changed.length, 0);
  assert.deepEqual(history.undo().map(({ value }) => value), ['secondaryOnly', 300]);
  assert.equal(history.firstOf('split', 'width'), null);
  history.clear();
  assert.deepEqual([history.canUndo, history.undo()], [false, []]);
});

test('properties are grouped for people, and few short choices stand side by side', () => {
  const properties = [{ name: 'preferredDisplayMode' }, { name: 'minimumPrimaryColumnWidth' }, { name: 'title' }, { name: 'detents' }, { name: 'maximumPrimaryColumnWidth' }];
  assert.deepEqual(settingGroups(properties).map(({ title, properties: list }) => [title, list.length]), [
    ['Settings', 1], ['Width of the primary', 2], ['Title and bars', 1], ['When it is presented', 1],
  ]);
  assert.equal(choicesOf({ name: 'primaryEdge', values: ['leading', 'trailing'] }).areSegments, true);
  assert.equal(choicesOf({ name: 'preferredDisplayMode', values: ['automatic', 'secondaryOnly', 'oneBesideSecondary'] }).areSegments, false);
  assert.equal(choicesOf({ name: 'selectedIndex', values: [0, 1] }).choices[1].label, 'Tab 2');
  assert.deepEqual([detentWords(['medium', 'large']), detentWords([{ identifier: 'small', value: 200 }])], ['Medium and Large', 'small']);
});

test('a number is stepped within its limits, and read only within them', () => {
  const points = { kind: 'points', minimum: 0, maximum: 20000, value: null };
  assert.equal(stepped(points, 1, 283.5), 290);
  assert.equal(stepped({ ...points, value: 5 }, -1, 0), 0);
  assert.equal(stepped({ kind: 'fraction', minimum: 0, maximum: 1, value: 0.35 }, 1, 0), 0.4);
  assert.equal(stepped({ kind: 'fraction', minimum: 0, maximum: 1, value: 1 }, 1, 0), 1);
  assert.deepEqual([numberIn('', points), numberIn(' 320.5 ', points)], [null, 320.5]);
  for (const text of ['-1', '20001', 'wide', '1e9']) assert.throws(() => numberIn(text, points), RangeError);
});

test('an automatic width begins at that of its column', () => {
  const scene = triple();
  const row = rowsOf(scene).find(({ id }) => id === 'split');
  assert.equal(startOf({ name: 'preferredSupplementaryColumnWidth', kind: 'points' }, row, scene), 320);
  assert.equal(startOf({ name: 'preferredInspectorColumnWidth', kind: 'points' }, row, scene), 320);
});

test('safe areas are bands, widths are lines at the bottom, and margins are lines from top to bottom', () => {
  const scene = triple();
  assert.deepEqual(bandsOf('a', [10, 20, 100, 200], [5, 0, 7, 3]).map(({ key, frame }) => [key, frame]), [
    ['a top', [10, 20, 100, 5]], ['a bottom', [10, 213, 100, 7]], ['a right', [107, 25, 3, 188]],
  ]);
  assert.deepEqual(shapesOf(scene, {}), []);
  const widths = shapesOf(scene, { widths: true });
  assert.deepEqual(widths.map(({ label, frame: [x, , width] }) => [label, x, width]), [['280', 10, 280], ['320', 290, 320], ['755.5', 610.5, 755.5], ['1366', 0, 1366]]);
  assert.deepEqual(shapesOf(scene, { margins: true }).map(({ label, frame: [x] }) => [label, x]), [
    ['margin 20', 20], ['margin 20', 1346], ['readable 664', 351], ['readable 664', 1015],
  ]);
  assert.equal(hasRoom({ kind: 'band', frame: [0, 0, 100, 10] }, 1), false);
  assert.equal(shapesOf({ ...scene, window: { ...scene.window, layoutMargins: undefined } }, { margins: true }).length, 0);
});

test('the panel says how small the app is drawn beside it, and offers the width that is left', () => {
  assert.deepEqual(takenWords(0.7072, { width: 1366, height: 856 }, 966), { sentence: 'Drawn at 71\u00A0%: the app is still 1366 × 856.', fit: 'Make it 966 wide' });
});

test('a call breaks after punctuation, or else between words', () => {
  const parts = partsOfCall('splitViewController(_:willShow:)');
  assert.equal(parts.join(''), 'splitViewController(_:willShow:)');
  assert.deepEqual(parts, ['splitViewController(', '_:', 'willShow:)']);
  assert.deepEqual(wordsOfName(parts[0]), ['split', 'View', 'Controller(']);
  assert.deepEqual(partsOfCall('nav.view'), ['nav', '.view']);
  assert.deepEqual(partsOfCall(''), []);
});

test('a safe area has a sentence for each edge, and no other fact has one of them', () => {
  const said = (target, name) => ({ target, name });
  const sentences = [
    said('split.primary', 'isVisible'), said('split.primary', 'width'), said('window', 'horizontalSizeClass'),
    said('split.primary', 'safeArea.top'), said('split.primary', 'safeArea.left'), said('split.primary', 'contentSafeArea.top'), said('window', 'safeArea.top'),
  ];
  const asked = name => sentencesAbout({ target: 'split.primary', name }, sentences);
  assert.deepEqual(asked('safeArea').about, sentences.slice(3, 5));
  assert.deepEqual(asked('safeArea').causes, [...sentences.slice(5), ...sentences.slice(0, 3)]);
  assert.deepEqual(asked('contentSafeArea').about, [sentences[5]]);
  assert.deepEqual(asked('width').causes, [sentences[0], sentences[2]]);
});

test('an answer has the sentences about its fact first', () => {
  const sentences = [{ target: 'split.primary', name: 'isVisible' }, { target: 'split.primary', name: 'width' }, { target: 'window', name: 'horizontalSizeClass' }];
  const { about, causes } = sentencesAbout({ target: 'split.primary', name: 'width' }, sentences);
  assert.deepEqual([about.map(({ name }) => name), causes.length], [['width'], 2]);
  assert.deepEqual(sentencesAbout({ target: 'nobody', name: 'x' }, sentences).about, [sentences[0]]);
});
