import { test } from 'node:test';
import assert from 'node:assert/strict';
import { fitting, linesOf } from '../../Public/app/bar/fitting.js';
import { barOfWideCaption, folded, leastCaption, spacing } from '../../Public/app/bar/folding.js';
import { widthAt } from '../../Public/app/demonstration/edgeShow.js';
import { brief, newsIn, targetOfNews } from '../../Public/app/access/news.js';
import { knowDevices, knowSystems, nameOfSystem, nameOn, newestFirst } from '../../Public/app/scene/systems.js';
import { usualDevice } from '../../Public/app/stage/usualDevice.js';

const items = [{ width: 100, rank: 0 }, { width: 50, rank: 2 }, { width: 50, rank: 3 }, { width: 50, rank: 1 }];
const whole = 250 + 4 * spacing;

test('a bar with room for everything has no menu', () => {
  assert.deepEqual([...folded(items, whole, 36)], []);
});

test('the items with the highest ranks go into the menu first, which takes room itself', () => {
  assert.deepEqual([...folded(items, whole - 1, 36)], [2]);
  assert.deepEqual([...folded(items, whole - 50 + 36 - 1, 36)], [2, 1]);
});

test('an item with the rank 0 stays in the narrowest bar', () => {
  for (let room = 0; room <= whole; room += 1) assert.ok(!folded(items, room, 36).has(0));
});

test('an item with an infinite rank is in the menu of any bar', () => {
  const all = [...items, { width: 30, rank: Infinity }];
  for (const room of [0, whole, 5000]) assert.ok(folded(all, room, 36).has(4), `in ${room}`);
  assert.deepEqual([...folded(all, 5000, 36)], [4]);
});

test('a wider bar never has fewer items', () => {
  let last = Infinity;
  for (let room = 0; room <= whole; room += 1) {
    const { size } = folded(items, room, 36);
    assert.ok(size <= last, `at ${room}`);
    last = size;
  }
});

test('a caption that grows with the bar takes no tool away', () => {
  assert.deepEqual([320, 375, 400, 500, barOfWideCaption, 3000].map(leastCaption), [92, 92, 117, 128, 216, 216]);
  let last = Infinity;
  for (let bar = 320; bar <= 2000; bar += 1) {
    const { size } = folded([...Array.from({ length: 30 }, () => ({ width: 40, rank: 1 })), { width: leastCaption(bar), rank: 0 }], bar, 36);
    assert.ok(size <= last, `at ${bar}`);
    last = size;
  }
});

test('the demonstration begins and ends at the whole width and turns below every flip', () => {
  assert.equal(widthAt(0, 1200), 1200);
  const widths = [];
  for (let time = 0; widthAt(time, 1200) !== null; time += 16) widths.push(widthAt(time, 1200));
  assert.ok(Math.min(...widths) <= 605 && Math.max(...widths) === 1200);
  assert.ok(widths.at(-1) > 1190);
});

const split = (isCollapsed, displayMode = 'oneBesideSecondary') => ({ id: 'split', type: 'SplitViewController', isCollapsed, displayMode });
const pane = (column, isVisible = true) => ({ id: column, container: 'split', column, role: column, isVisible });
const scene = (width, node, columns, sizeClass = 'regular') => ({
  window: { size: [width, 800], traits: { horizontalSizeClass: sizeClass } }, hierarchy: { id: 'root', children: [node] },
  panes: columns,
});

test('the news name the flip and its width', () => {
  const wide = scene(1000, split(false), [pane('primary'), pane('secondary')]);
  const narrow = scene(640.5, split(true), [pane('primary')], 'compact');
  assert.equal(newsIn(narrow, wide), 'Collapsed to one column');
  assert.equal(newsIn(wide, narrow), 'Expanded to two columns');
  assert.equal(newsIn(scene(700, split(false, 'secondaryOnly'), [pane('primary', false), pane('secondary')]), wide), 'Primary hidden');
  assert.equal(newsIn(wide, wide), '');
  assert.equal(newsIn(wide, null), '');
});

/** A scene of three columns at a width, as the sample of mail is. */
function mail(width) {
  const [isCollapsed, hasThree] = [width <= 667, width >= 954.5];
  const room = hasThree ? 'three columns, which need more than 954' : 'two columns, but not three, which need more than 954';
  const node = { ...split(isCollapsed), because: isCollapsed ? {} : { displayMode: `${width} fits ${room}` } };
  const columns = isCollapsed ? [pane('primary')] : [pane('primary', hasThree), pane('supplementary'), pane('secondary')];
  const made = scene(width, node, columns, isCollapsed ? 'compact' : 'regular');
  Object.assign(made.window, { because: { horizontalSizeClass: `pad: ${width} is ${isCollapsed ? 'not ' : ''}above 667` } });
  return made;
}

test('the news lead to the reasons of what they are about', () => {
  const wide = scene(1000, split(false), [pane('primary'), pane('secondary')]);
  const narrow = scene(640.5, split(true), [pane('primary')], 'compact');
  assert.equal(targetOfNews(narrow, wide), 'split');
  assert.equal(targetOfNews(wide, wide), null);
  assert.equal(brief('Sasha shown over the whole window'), 'Sasha shown');
  assert.equal(brief('Collapsed to one column at 667'), 'Collapsed to one column at 667');
  const plain = (sizeClass, ...panes) => scene(900, { id: 'plain', type: 'ViewController' }, panes, sizeClass);
  assert.equal(targetOfNews(plain('compact'), plain('regular')), 'window');
  assert.equal(targetOfNews(plain('regular', { id: 'compose', role: 'content' }), plain('regular')), 'compose');
});

test('a flip has one number in all news, and a jump over two flips names both', () => {
  const said = (from, to) => newsIn(mail(to), mail(from));
  for (const [narrow, wide] of [[954, 954.5], [954, 955], [700, 1417], [953.5, 954.5]]) {
    assert.equal(said(narrow, wide), 'Primary shown at 954');
    assert.equal(said(wide, narrow), 'Primary hidden at 954');
  }
  for (const [narrow, wide] of [[667, 667.5], [667, 668], [640, 700]]) {
    assert.equal(said(narrow, wide), 'Expanded to two columns at 667');
    assert.equal(said(wide, narrow), 'Collapsed to one column at 667');
  }
  assert.equal(said(620, 1440), 'Expanded at 667, three columns at 954');
  assert.equal(said(1440, 620), 'Collapsed to one column at 667');
});

test('a flip whose number no reason names has that of the sweep, or none', () => {
  const [one, two] = [scene(700, split(false), [pane('secondary')]), scene(1200, split(false), [pane('primary'), pane('secondary')])];
  const flip = (start, name = 'columns') => ({ before: start, from: start + 0.5, start, changes: [{ target: 'split', name }] });
  assert.equal(newsIn(two, one), 'Primary shown');
  assert.equal(newsIn(two, one, [flip(954), flip(667), flip(1000, 'width')]), 'Primary shown at 954');
  assert.equal(newsIn(two, one, [flip(954), flip(1100)]), 'Primary shown');
  assert.equal(newsIn(scene(700.5, two.hierarchy.children[0], two.panes), one), 'Primary shown at 700');
});

test('a device that is turned passes no width between the two', () => {
  const turned = (width, height, orientation, hasPrimary) => {
    const made = scene(width, { ...split(false), because: { displayMode: `${width} fits three columns, which need more than 954` } }, [pane('primary', hasPrimary), pane('secondary')]);
    Object.assign(made.window, { size: [width, height], orientation });
    return made;
  };
  assert.equal(newsIn(turned(834, 1210, 'portrait', false), turned(1210, 834, 'landscapeLeft', true)), 'Turned to portrait. Primary hidden');
});

test('an input that keeps the width has news without a number', () => {
  assert.equal(newsIn(scene(954.5, split(false), [pane('secondary')]), scene(954.5, split(false), [pane('primary'), pane('secondary')])), 'Primary hidden');
});

test('the news of the environment are what the user has set', () => {
  const inEnvironment = (traits, activationState = 'foregroundActive') => {
    const made = scene(800, split(false), [pane('secondary')]);
    Object.assign(made.window, { activationState });
    Object.assign(made.window.traits, { layoutDirection: 'leftToRight', userInterfaceStyle: 'light', preferredContentSizeCategory: 'large', accessibilityContrast: 'normal', ...traits });
    return made;
  };
  const usual = inEnvironment({});
  const said = (traits, state = undefined) => newsIn(inEnvironment(traits, state), usual);
  assert.equal(said({}), '');
  assert.equal(said({ layoutDirection: 'rightToLeft' }), 'The layout runs from right to left');
  assert.equal(said({ userInterfaceStyle: 'dark' }), 'Dark appearance');
  assert.equal(said({ preferredContentSizeCategory: 'extraLarge' }), 'Text size: Extra Large');
  assert.equal(said({ accessibilityContrast: 'high' }), 'High contrast');
  assert.equal(said({}, 'background'), 'The app is in the background');
  assert.equal(newsIn(usual, inEnvironment({}, 'background')), 'The app is in the foreground again');
});

test('a window without a split view has news of its size class', () => {
  const plain = (width, sizeClass) => ({ window: { size: [width, 800], traits: { horizontalSizeClass: sizeClass } }, hierarchy: { id: 'root' }, panes: [] });
  assert.equal(newsIn(plain(500, 'compact'), plain(900, 'regular')), 'The width is compact');
});

test('news of sheets, of content, of rotation and of an own container are one line', () => {
  const content = (id, more = {}) => ({ id: `${id}/pane`, controller: id, container: 'nav', role: 'content', navigationBar: `${id}/bar`, ...more });
  const viewModels = { 'compose/bar': { title: 'New Message' }, 'b/bar': { title: 'Inbox' } };
  const shown = (panes, more = {}) => ({
    window: { size: [400, 800], orientation: 'portrait', traits: { horizontalSizeClass: 'compact' }, ...more }, hierarchy: { id: 'root' }, panes, viewModels,
  });
  const sheet = content('compose', { presentation: { style: 'pageSheet' } });
  assert.equal(newsIn(shown([content('a'), sheet]), shown([content('a')])), 'New Message shown as a sheet');
  assert.equal(newsIn(shown([content('a')]), shown([content('a'), sheet])), 'New Message closed');
  assert.equal(newsIn(shown([content('b')]), shown([content('a')])), 'Inbox shown');
  assert.equal(newsIn(shown([content('a')]), shown([content('b')])), 'A screen shown');
  assert.equal(newsIn(shown([content('b')], { size: [500, 800] }), shown([content('a')])), '');
  const turned = shown([content('a')], { size: [800, 400], orientation: 'landscapeLeft', traits: { horizontalSizeClass: 'regular' } });
  assert.equal(newsIn(turned, shown([content('a')])), 'Turned to landscape. The width is regular');
  const wider = shown([content('a')], { size: [900, 800], orientation: 'landscapeLeft' });
  assert.equal(newsIn(wider, shown([content('a')])), '');
  const part = role => ({ id: role, container: 'own', controller: role, role });
  assert.equal(newsIn(shown([part('map')]), shown([part('list'), part('map')])), 'List hidden');
});

test('systems have names for people', () => {
  const systems = { ios8: 'iOS 8 to 12', ios26: 'iOS 26' };
  assert.deepEqual(['ios8', 'ios26', 'mine'].map(name => nameOfSystem(name, systems)), ['iOS 8 to 12', 'iOS 26', 'mine']);
  assert.deepEqual(newestFirst(['ios8', 'ios26'], systems), ['ios26', 'ios8']);
});

test('the usual device follows the idiom, and any catalogue has one', () => {
  const devices = [{ id: 'a', idiom: 'pad' }, { id: 'b', idiom: 'phone' }, { id: 'ipad-pro-11-m4', idiom: 'pad' }];
  assert.equal(usualDevice(devices, 'pad').id, 'ipad-pro-11-m4');
  assert.equal(usualDevice(devices, 'phone').id, 'b');
  assert.equal(usualDevice(devices.slice(0, 1), 'phone').id, 'a');
  assert.equal(usualDevice([], 'pad'), null);
});

test('the caption has the longest text that two lines have room for', () => {
  const widthOf = word => word.length * 6;
  assert.equal(linesOf('Resize this window, or drag its edge.', 300, widthOf), 1);
  assert.equal(linesOf('Resize this window, or drag its edge.', 130, widthOf), 2);
  assert.equal(linesOf('Resize', 20, widthOf), Infinity);
  const texts = ['Inspector closed: the app is 375 × 656.', '375 × 656: inspector closed.'];
  assert.deepEqual(fitting(texts, 200, widthOf), { text: texts[0], isTight: false });
  assert.deepEqual(fitting(texts, 116, widthOf), { text: texts[1], isTight: false });
  assert.deepEqual(fitting(texts, 60, widthOf), { text: texts[1], isTight: true });
});

test('a system has the name of the iPad from the first one that the catalogue names so', () => {
  knowSystems({ early: 'iOS 3.2 to 5', old: 'iOS 14 to 15', new: 'iOS 16', other: 'none' });
  const pad = { idiom: 'pad' };
  assert.equal(nameOn(pad, 'new'), 'iOS 16');
  knowDevices([{ idiom: 'pad', systems: { first: 9, name: 'iOS 9 to iPadOS 15' } }, { idiom: 'pad', systems: { first: 17, name: 'iPadOS 17' } },
    { idiom: 'pad', systems: { first: 14, name: 'iPadOS 14 and later' } }, { idiom: 'phone', systems: { first: 2, name: 'iOS 2' } }, { idiom: 'pad' }]);
  assert.deepEqual(['early', 'old', 'new', 'other'].map(name => nameOn(pad, name)), ['iOS 3.2 to 5', 'iPadOS 14 to 15', 'iPadOS 16', 'none']);
  assert.equal(nameOn({ idiom: 'phone' }, 'new'), 'iOS 16');
  assert.equal(nameOn(null, 'new'), 'iOS 16');
});
