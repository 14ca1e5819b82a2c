// Links that lead to the same state: what is behind `place` and `do` in an address.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pastOf, pastText } from '../../Public/app/share/inputs.js';
import { differences, isSameScene } from '../../Public/app/share/likeness.js';
import { denoted, noted } from '../../Public/app/share/notation.js';
import { frameSize, frameText, pictureSize, pictureText, sharedQuery } from '../../Public/app/share/sharedQuery.js';
import { boundedPast, waysInAddress } from '../../Public/app/share/trace.js';
import { waysTo } from '../../Public/app/share/ways.js';
import { Past } from '../../Public/app/wire/past.js';
import { forgetPast, hasPast, readQuery, searchOf, wholeSearch } from '../../Public/app/wire/query.js';
import { Replay } from '../../Public/app/wire/replay.js';

/** Splits an address as a browser does. */
const split = address => {
  const { search, hash } = new URL(address, 'http://localhost/');
  return { search, hash };
};

test('a value is written so that people can read it', () => {
  for (const [value, text] of [
    [{}, '()'], [[], '(;)'], [[1], '(1;)'], [[[]], '((;);)'], [{ tab: 'profile', offsets: { 'feed/pane': [0, -20.5] } }, '(tab:profile,offsets:(feed/pane:(0;-20.5)))'],
    ['', "''"], ["it's", "'it''s'"], ['7', "'7'"], [7, '7'], ['true', "'true'"], [true, 'true'], [null, 'null'], [{ 'a:b': [{ c: null }] }, "('a:b':((c:null);))"],
    [{ '': 'a b' }, "('':'a b')"], ['\n', "'\n'"], ['grün', 'grün'], [1e21, '1e+21'], [[{ a: 1 }, { b: 2 }], '((a:1);(b:2))'],
  ]) {
    assert.equal(noted(value), text);
    assert.deepEqual(denoted(text), value);
  }
});

test('an undefined member is left out, as in JSON', () => {
  assert.equal(noted({ a: undefined, b: 1 }), '(b:1)');
  assert.deepEqual(pastText({ place: null, size: null, inputs: [{ type: 'rotate', to: undefined }] }).inputs, ['rotate()']);
});

test('random values are read back as they were written', () => {
  let seed = 7;
  const random = count => (seed = (seed * 48271) % 2147483647) % count;
  const signs = ['a', 'B', '1', '-', '.', 'e', "'", '(', ')', ',', ':', ';', ' ', '&', '=', '%', '#', '+', 'ü', '猫', '\n'];
  const word = () => Array.from({ length: random(6) }, () => signs[random(signs.length)]).join('');
  const value = depth => [
    () => word(), () => random(1000) / 8 - 50, () => random(2) === 1, () => null, () => String(random(100)),
    () => Array.from({ length: random(4) }, () => value(depth - 1)),
    () => Object.fromEntries(Array.from({ length: random(4) }, () => [word(), value(depth - 1)])),
  ][random(depth > 0 ? 7 : 5)]();
  for (let count = 0; count < 3000; count += 1) {
    const one = value(4);
    assert.deepEqual(denoted(noted(one)), one);
    const address = split(`/${searchOf({ ...readQuery('?scene=lab'), place: noted(one) })}`);
    assert.equal(readQuery(wholeSearch(address)).place, noted(one) || null);
  }
});

test('what is no notation is no value', () => {
  for (const text of ['', '(', '())', '(a', '(a:', '(a:)', 'a,b', '(a:b;c)', "'", "'a", '(;;)', '(a,b)', '(1;)x', '(;', '('.repeat(40)]) assert.equal(denoted(text), undefined, text);
});

const messages = [
  { type: 'tap', target: 'post-3' }, { type: 'tap', x: 10.5, y: 20 }, { type: 'swipe', direction: 'right', x: 0, y: 300 },
  { type: 'set', target: 'split', properties: { preferredDisplayMode: 'oneBesideSecondary' } },
  { type: 'edit', target: 'search', text: "it's & 100 % (of) #1" }, { type: 'focus', target: null }, { type: 'foreground' },
  { type: 'traits', horizontalSizeClass: null, layoutDirection: 'rightToLeft' }, { type: 'perform', target: 'nav', action: 'popTo', to: 'a' },
];

test('every input can be written and read', () => {
  const past = { place: { tab: 'home', texts: { search: 'x' } }, size: { width: 500, height: 800 }, inputs: messages };
  const text = pastText(past);
  assert.deepEqual(text.inputs.slice(0, 3), ['open(width:500,height:800)', 'tap(target:post-3)', 'tap(x:10.5,y:20)']);
  assert.deepEqual(pastOf(text), { ...past, fault: null });
  const query = { ...readQuery('?scene=mail'), ...text };
  assert.deepEqual(readQuery(wholeSearch(split(`/${searchOf(query)}`))), query);
  assert.deepEqual(pastText({ place: {}, size: null, inputs: [] }), { place: null, inputs: [] });
});

test('what a link cannot repeat is said, and ends the inputs', () => {
  const bad = ['tap', 'tap(', '(target:x)', 'open(width:5,height:5)', 'ping()', 'sweep(from:1)', 'picture()', 'export()', 'tap(id:7)', 'tap(;)', "tap('a')"];
  for (const text of bad) {
    const { inputs, fault } = pastOf({ place: null, inputs: ['tap(target:a)', text, 'tap(target:b)'] });
    assert.deepEqual(inputs, [{ type: 'tap', target: 'a' }], text);
    assert.equal(fault, `The page cannot read do=${text} in the address.`);
  }
  for (const size of ['open(width:0,height:5)', 'open(width:5)', 'open(width:x,height:5)']) {
    assert.deepEqual(pastOf({ place: null, inputs: [size] }), { place: null, size: null, inputs: [], fault: `The page cannot read do=${size} in the address.` });
  }
  for (const place of ['x', '(', '(a;b)', '7']) {
    assert.deepEqual(pastOf({ place, inputs: [] }), { place: null, size: null, inputs: [], fault: `There is no place named ${place}; a place looks like (tab:profile).` });
  }
});

test('an address of more than 1 KiB has its longest fields behind the hash sign', () => {
  const inputs = Array.from({ length: 60 }, (_, index) => `tap(target:post-${index})`);
  const query = { ...readQuery('?scene=mail&device=ipad-air-3&opt.inspector=false&ruler=1'), place: '(tab:home)', inputs };
  const address = searchOf(query);
  const { search, hash } = split(`/${address}`);
  assert.ok(search.length <= 1024 && hash.length > 1024);
  assert.ok(search.includes('scene=mail') && search.includes('place=(tab:home)') && hash.startsWith('#do=tap(target:post-0)&do='));
  assert.deepEqual(readQuery(wholeSearch({ search, hash })), query);
  assert.equal(split(`/${searchOf({ ...query, inputs: inputs.slice(0, 5) })}`).hash, '');
  const both = { ...query, place: `(a:${'x'.repeat(2000)})` };
  assert.ok(split(`/${searchOf(both)}`).search.length <= 1024);
  assert.deepEqual(readQuery(wholeSearch(split(`/${searchOf(both)}`))), both);
});

test('a line break stands behind the hash sign, because no request may have one', () => {
  const query = { ...readQuery('?scene=mail'), place: '(a:b)', inputs: ["edit(target:x,text:'a\nb')"] };
  const { search, hash } = split(`/${searchOf(query)}`);
  assert.equal(search, '?scene=mail&place=(a:b)');
  assert.deepEqual(readQuery(wholeSearch({ search, hash })), query);
});

test('a hash sign without fields is none of the address', () => {
  assert.equal(wholeSearch({ search: '?scene=lab', hash: '#top' }), '?scene=lab');
  assert.equal(wholeSearch({ search: '', hash: '#scene=lab' }), '?&scene=lab');
  assert.equal(readQuery(wholeSearch({ search: '', hash: '#scene=lab&place=(a:b)' })).place, '(a:b)');
});

test('a query forgets what happened', () => {
  const query = readQuery('?scene=lab&place=(a:b)&do=tap(target:x)');
  assert.ok(hasPast(query));
  assert.ok(!hasPast(forgetPast({ ...query })));
  assert.equal(searchOf(forgetPast({ ...query })), '?scene=lab');
});

const opening = { type: 'open', scene: 'mail', window: { width: 1000, height: 700, scale: 2 }, place: { tab: 'home' } };
const size = (width, height = 700) => ({ type: 'resize', width, height });
const called = { events: [{ call: 'x' }] };

test('the past begins with an opening, and has the inputs since', () => {
  const past = new Past();
  past.add([{ type: 'tap', target: 'old' }], {});
  past.add([opening, { type: 'tap', target: 'a' }], {});
  past.add([{ type: 'tap', target: 'a' }, { type: 'set', target: 'split', properties: {} }], called);
  assert.deepEqual([past.place, past.size, past.isWhole], [{ tab: 'home' }, { width: 1000, height: 700 }, true]);
  assert.deepEqual(past.inputs.map(({ type }) => type), ['tap', 'tap', 'set']);
  past.add([{ type: 'open', scene: 'lab' }], {});
  assert.deepEqual([past.place, past.size, past.inputs], [null, null, []]);
});

test('of a drag, the past keeps the sizes that called something, and the last one', () => {
  const past = new Past();
  past.add([opening], {});
  for (const [width, scene] of [[900, {}], [800, {}], [667, called], [600, {}], [500, {}], [668, called], [700, {}]]) past.add([size(width)], scene);
  assert.deepEqual(past.inputs.map(({ width }) => width), [667, 668, 700]);
  for (const y of [1, 2, 3]) past.add([{ type: 'scroll', target: 'feed', x: 0, y }], {});
  past.add([{ type: 'scroll', target: 'list', x: 0, y: 9 }], {});
  assert.deepEqual(past.inputs.slice(3).map(({ target, y }) => [target, y]), [['feed', 3], ['list', 9]]);
});

test('a past that is too long is no longer whole', () => {
  const past = new Past();
  past.add([opening], {});
  for (let count = 0; count < 401; count += 1) past.add([{ type: 'tap', target: `${count}` }], {});
  assert.equal(past.inputs.length, 400);
  assert.equal(past.isWhole, false);
  assert.equal(waysTo({}, past).some(({ inputs }) => inputs.length === 400), false);
});

test('the shortest way comes first, and no way comes twice', () => {
  const past = new Past();
  past.add([opening], {});
  assert.deepEqual(waysTo({ tab: 'home' }, past), [{ place: { tab: 'home' }, size: null, inputs: [] }, { place: { tab: 'home' }, size: past.size, inputs: [] }]);
  past.add([{ type: 'tap', target: 'a' }], {});
  past.add([size(500)], called);
  past.add([{ type: 'scroll', target: 'feed', x: 0, y: 5 }], {});
  past.add([{ type: 'tap', target: 'b' }], {});
  past.add([{ type: 'scroll', target: 'feed', x: 0, y: 9 }], {});
  const ways = waysTo({ tab: 'search' }, past).map(({ place, size: first, inputs }) => [place.tab, first?.width ?? null, inputs.map(({ type, target }) => target ?? type).join()]);
  assert.deepEqual(ways, [['search', null, ''], ['search', null, 'feed'], ['home', null, 'a,feed,b,feed'], ['home', 1000, 'a,resize,feed,b,feed']]);
});

test('the address of a window that fills the browser begins with no size, and has no inputs if they are too long', () => {
  const past = new Past();
  past.add([{ type: 'open', window: { width: 1200, height: 800 } }, { type: 'tap', target: 'a' }], {});
  assert.ok(waysTo({ tab: 'x' }, past).some(({ size }) => size));
  assert.ok(waysInAddress({ tab: 'x' }, past, false).some(({ size }) => size));
  assert.ok(!waysInAddress({ tab: 'x' }, past, true).some(({ size }) => size));
  const text = { place: '(tab:x)', inputs: ['tap(target:a)'] };
  assert.deepEqual(boundedPast(text), text);
  assert.deepEqual(boundedPast({ ...text, inputs: Array(400).fill('tap(target:a)') }), { place: '(tab:x)', inputs: [] });
});

test('a link has all inputs, and the address tries out few', () => {
  const past = new Past();
  past.add([{ type: 'open', window: { width: 1200, height: 800 } }], {});
  const mostIn = ways => Math.max(...ways.map(({ inputs }) => inputs.length));
  for (let count = 0; count < 20; count += 1) past.add([{ type: 'tap', target: `${count}` }], {});
  assert.equal(mostIn(waysInAddress({ tab: 'x' }, past, true)), 20);
  past.add([{ type: 'tap', target: 'last' }], {});
  assert.equal(mostIn(waysTo({ tab: 'x' }, past)), 21);
  assert.equal(mostIn(waysInAddress({ tab: 'x' }, past, true)), 0);
});

test('an app in the background is sent there, and one that came back is not', () => {
  const past = new Past();
  const left = () => waysTo({}, past).map(({ inputs }) => inputs.map(({ type }) => type).join());
  past.add([{ type: 'open' }, { type: 'background' }], {});
  assert.ok(left().includes('background'));
  past.add([{ type: 'foreground' }], {});
  assert.deepEqual(left(), ['', 'background,foreground']);
});

test('a link is left when the user does something after its inputs', () => {
  const replay = new Replay();
  const steps = [{ type: 'tap', target: 'a' }, { type: 'tap', target: 'a' }];
  replay.begin(steps);
  assert.equal(replay.isLeftBy([{ type: 'tap', target: 'x' }]), false);
  for (const step of steps) assert.equal(replay.owned(replay.next()), step);
  assert.equal(replay.next(), null);
  assert.equal(replay.isLeftBy([steps[0], steps[1], { type: 'scroll' }, { type: 'focus' }, { type: 'resize' }]), false);
  assert.equal(replay.isLeftBy([{ type: 'tap', target: 'a' }]), true);
});

test('an input that comes too early waits until the app goes on, and not for ever', () => {
  const replay = new Replay();
  const [first, second] = [{ type: 'tap', target: 'a' }, { type: 'tap', target: 'b' }];
  replay.begin([first, second]);
  assert.equal(replay.next(), first);
  assert.equal(replay.wait(first, 'invalid', 0), 0, 'it would be wrong then too');
  assert.equal(replay.wait({ type: 'tap', target: 'a' }, 'stale', 0), 0, 'it is of the user');
  assert.equal(replay.wait(first, 'unknownTarget', 100), 2000);
  assert.equal(replay.next(), null);
  replay.goOn();
  assert.equal(replay.next(), first);
  assert.equal(replay.wait(first, 'stale', 1100), 1000, 'the time is that of the first refusal');
  replay.goOn();
  assert.equal(replay.next(), first);
  assert.equal(replay.wait(first, 'stale', 2100), 0);
  assert.equal(replay.refused(first), 2);
  assert.equal(replay.next(), null);
});

test('the next input waits as long as the one before', () => {
  const replay = new Replay();
  const [first, second] = [{ type: 'tap', target: 'a' }, { type: 'tap', target: 'b' }];
  replay.begin([first, second]);
  replay.next();
  replay.wait(first, 'stale', 0);
  replay.goOn();
  assert.equal(replay.next(), first);
  assert.equal(replay.next(), second);
  assert.equal(replay.wait(second, 'stale', 1900), 2000);
  assert.equal(replay.isLeftBy([{ type: 'tap', target: 'x' }]), false, 'an input waits');
  replay.goOn();
  assert.equal(replay.next(), second);
  assert.equal(replay.next(), null);
});

test('an app that changes without a message is known as one that goes on by itself', () => {
  const past = new Past();
  past.add([{ type: 'open' }], { ack: 1 });
  past.add([{ type: 'tap', target: 'a' }], { ack: 2 });
  assert.equal(past.isLive, false);
  past.add([], {});
  assert.equal(past.isLive, true);
  past.add([{ type: 'open' }], { ack: 3 });
  assert.equal(past.isLive, false);
});

test('scenes are the same if they show the same, however they came about', () => {
  const scene = { rev: 1, session: 'a', events: [], place: {}, window: { size: [1, 2] }, panes: [{ id: 'a', scrollTo: true, frame: [0, 0] }] };
  assert.ok(isSameScene(scene, { ...scene, rev: 9, ack: 3, session: 'b', panes: [{ id: 'a', frame: [0, 0] }] }));
  for (const change of [{ window: { size: [1, 3] } }, { panes: [] }, { panes: [{ id: 'a', frame: [0] }] }, { viewModels: {} }, { window: null }]) {
    assert.ok(!isSameScene(scene, { ...scene, ...change }));
    assert.deepEqual(differences(scene, { ...scene, ...change }), Object.keys(change));
  }
});

test('a link keeps the size and the appearance of the window', () => {
  const query = readQuery('?scene=mail&ruler=1');
  const window = { size: [1000, 700], traits: { userInterfaceStyle: 'dark' } };
  assert.equal(searchOf(sharedQuery(query, window, { isAlone: false }, true)), '?scene=mail&appearance=dark&width=1000&height=700&ruler=1');
  for (const [isAlone, keepsSize] of [[true, true], [false, false]]) {
    assert.equal(searchOf(sharedQuery(query, window, { isAlone }, keepsSize)), '?scene=mail&appearance=dark&ruler=1');
  }
  const onDevice = readQuery('?scene=mail&device=tablet&arrangement=free&width=500&height=600');
  assert.deepEqual(sharedQuery(onDevice, window, { isAlone: false }, true).fixedSize, { width: 500, height: 600 });
});

test('the HTML of a link is safe, and a frame is as large as what it shows', () => {
  assert.equal(
    pictureText('http://a/?b&c', 'a.svg', '<A> & "B"', { width: 500, height: 700 }),
    '<a href="http://a/?b&amp;c"><img src="a.svg" alt="&lt;A&gt; &amp; &quot;B&quot;" width="500" height="700" style="max-width: 100%; height: auto"></a>',
  );
  assert.equal(
    frameText('http://a/', 'Mail', { width: 10, height: 20 }),
    '<iframe src="http://a/" title="Mail" width="10" height="20" loading="lazy" style="border: 0; max-width: 100%"></iframe>',
  );
  const device = { size: [834, 1210] };
  assert.deepEqual(frameSize({ size: [500, 700], orientation: 'portrait' }, null), { width: 500, height: 700 });
  assert.deepEqual(frameSize({ size: [500, 700], orientation: 'portrait' }, device), { width: 834, height: 1210 });
  assert.deepEqual(frameSize({ size: [500, 700], orientation: 'landscapeLeft' }, device), { width: 1024, height: 706 });
  assert.deepEqual(pictureSize({ size: [500, 700] }), { width: 500, height: 700 });
  assert.deepEqual(pictureSize({ size: [1366, 1024] }), { width: 1024, height: 768 });
});
