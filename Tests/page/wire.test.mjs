// The modules below `wire`.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Absence } from '../../Public/app/wire/absence.js';
import { delay, steps } from '../../Public/app/wire/backoff.js';
import { Newest } from '../../Public/app/wire/newest.js';
import { Offsets } from '../../Public/app/wire/offsets.js';
import { openMessage, readQuery, searchOf, withoutToken } from '../../Public/app/wire/query.js';
import { Pulse } from '../../Public/app/wire/pulse.js';
import { Resumption } from '../../Public/app/wire/resumption.js';
import { Said } from '../../Public/app/wire/said.js';

const equal = (a, b) => a === b;

test('the wait grows by the table and stays at its end, within a quarter either way', () => {
  for (let attempt = 0; attempt < 15; attempt += 1) {
    const step = steps[Math.min(attempt, steps.length - 1)];
    for (const random of [0, 0.5, 0.999]) {
      const wait = delay(attempt, random);
      assert.ok(wait >= Math.floor(step * 0.75) && wait <= Math.ceil(step * 1.25), `${attempt}: ${wait}`);
    }
  }
});

test('only the newest value goes out, and only when the last one is answered', () => {
  const stream = new Newest(equal);
  stream.offer(1);
  assert.equal(stream.take(), 1);
  stream.sent(10, 1);
  stream.offer(2);
  stream.offer(3);
  assert.equal(stream.take(), undefined);
  stream.answered(9);
  assert.equal(stream.take(), undefined);
  stream.answered(12);
  assert.equal(stream.take(), 3);
  assert.equal(stream.take(), undefined);
});

test('a value that the server holds already is not sent', () => {
  const stream = new Newest(equal);
  stream.reset(5);
  stream.offer(5);
  assert.equal(stream.take(), undefined);
  assert.equal(stream.isBusy, false);
  stream.offer(6);
  assert.equal(stream.isBusy, true);
  assert.equal(stream.take(), 6);
});

test('what is taken though an answer is out is owed until its own answer', () => {
  const stream = new Newest(equal);
  stream.offer(1);
  stream.sent(10, stream.take());
  stream.offer(2);
  assert.equal(stream.pull(), 2);
  stream.answered(10);
  assert.ok(stream.isBusy && !stream.isWaiting);
  stream.sent(11, 2);
  stream.answered(11);
  assert.ok(!stream.isBusy && stream.holds(2));
});

test('an answer that will not come is not waited for', () => {
  const stream = new Newest(equal);
  stream.offer(1);
  stream.sent(10, stream.take());
  stream.lost();
  assert.ok(!stream.isBusy && stream.holds(1));
  stream.owe(1);
  stream.offer(2);
  assert.equal(stream.take(), undefined);
  stream.sent(12, 1);
  stream.answered(12);
  assert.equal(stream.take(), 2);
});

test('streams know whose value was offered last', () => {
  const [one, other] = [new Newest(equal), new Newest(equal)];
  one.offer(1);
  other.offer(1);
  assert.ok(one.turn < other.turn);
  one.offer(2);
  assert.ok(one.turn > other.turn);
});

test('an offset is an order unless it is old news or what was sent last', () => {
  const offsets = new Offsets(() => {});
  const talk = offsets.begin('pane');
  const [[pane, stream]] = offsets.streams;
  assert.equal(pane, 'pane');
  assert.deepEqual(talk.hear([0, 100], false), { x: 0, y: 100 });
  assert.equal(talk.hear([0, 100], false), null);
  assert.deepEqual(talk.hear([0, 100], true), { x: 0, y: 100 });
  talk.scrolled(0, 140);
  assert.deepEqual(stream.take(), { x: 0, y: 140 });
  assert.equal(talk.hear([0, 100], false), null);
  assert.equal(talk.hear([0, 140], false), null);
  assert.deepEqual(talk.hear([0, 100], false), { x: 0, y: 100 });
  assert.deepEqual(talk.hear([0, 140], false), { x: 0, y: 140 });
});

test('an offset that was received and not answered is no order when the session goes on', () => {
  const offsets = new Offsets(() => {});
  const talk = offsets.begin('pane');
  const [[, stream]] = offsets.streams;
  talk.hear([0, 0], false);
  talk.scrolled(0, 300);
  stream.sent(5, stream.take());
  talk.scrolled(0, 500);
  stream.answered(5);
  stream.lost();
  assert.equal(talk.hear([0, 300], false), null);
  assert.deepEqual(stream.take(), { x: 0, y: 500 });
});

test('an order drops what the user scrolled before and was not sent', () => {
  const offsets = new Offsets(() => {});
  const talk = offsets.begin('pane');
  talk.scrolled(0, 50);
  assert.ok(offsets.isWaiting);
  talk.hear([0, 900], false);
  assert.ok(!offsets.isWaiting);
});

const filling = { device: null, orientation: null, arrangement: null, side: null, divider: null, overrides: {}, isRuled: false, isStill: false, language: null, isOverview: false, isTimed: false, board: null, docked: null, appearance: null, isWhole: false, isEmbedded: false, font: null, place: null, inputs: [] };

test('the address says scene, profile, policy, direction, size and options', () => {
  const query = readQuery('?scene=lab&profile=ios26&policy=phone&rtl=1&width=1024&height=768&opt.hosted=true&opt.style=tripleColumn');
  assert.deepEqual(
    query,
    {
      scene: 'lab',
      profile: 'ios26',
      policy: 'phone',
      isRightToLeft: true,
      fixedSize: { width: 1024, height: 768 },
      ...filling,
      panel: null,
      options: { hosted: true, style: 'tripleColumn' },
    },
  );
});

test('an address that says nothing is the prototype in the browser’s own size', () => {
  assert.deepEqual(
    readQuery(''),
    { scene: 'instagram', profile: null, policy: null, isRightToLeft: false, fixedSize: null, ...filling, panel: null, options: {} },
  );
  for (const size of [
    'width=0&height=5',
    'width=x&height=5',
    'width=900',
    'width=20001&height=5',
  ]) assert.equal(readQuery(`?${size}`).fixedSize, null);
});

test('open carries the place only when there is one', () => {
  const given = { size: { width: 10, height: 20 }, scale: 2, isDark: true, isRightToLeft: true };
  const message = openMessage(readQuery('?scene=mail'), given);
  assert.deepEqual(
    message,
    {
      type: 'open',
      scene: 'mail',
      updates: 'moved',
      window: { width: 10, height: 20, scale: 2 },
      traits: { userInterfaceStyle: 'dark', layoutDirection: 'rightToLeft' },
    },
  );
  assert.deepEqual(openMessage(readQuery('?profile=ios26'), { ...given, place: { tab: 1 } }).place, { tab: 1 });
  assert.equal(openMessage(readQuery('?policy=phone'), given).policy, 'phone');
});

test('an address that is made of a query is read back as that query', () => {
  for (const search of [
    '?scene=instagram',
    '?scene=instagram&opt.selectsFirst=false',
    '?scene=instagram&opt.tab=home',
    '?scene=instagram&do=tap(target:profile/post-5)',
    '?scene=lab&profile=ios26&policy=phone&rtl=1&width=1024&height=768&panel=calls&opt.hosted=true&opt.style=tripleColumn',
    '?scene=lab&board=textSizes',
    '?scene=split-or-flip&opt.minimumWidthForWideColumn=880',
    '?scene=mail&device=ipad-pro-11-m4&orientation=landscape&arrangement=tile-1/2&side=right&divider=700.5&ruler=1',
    '?scene=mail&embed=1&font=own',
    '?scene=mail&device=ipad-air-3&orientation=portraitUpsideDown&arrangement=free&width=500&height=600&widthClass=regular&heightClass=compact',
    '?scene=lab&opt.separateSecondary=%22true%22&opt.properties=%5B%7B%22primaryEdge%22:%22trailing%22%7D%5D',
  ]) {
    assert.equal(searchOf(readQuery(search)), search);
    assert.deepEqual(readQuery(searchOf(readQuery(search))), readQuery(search));
  }
});

test('an address without options opens a scene with its documented defaults', () => {
  const options = search => readQuery(search).options;
  for (const search of ['', '?scene=instagram', '?scene=instagram&profile=ios26&device=ipad-9', '?do=tap(x)', '?scene=mail']) assert.deepEqual(options(search), {});
  assert.deepEqual(options('?opt.selectsFirst=true'), { selectsFirst: true });
  assert.equal(searchOf(readQuery('?opt.selectsFirst=true')), '?scene=instagram&opt.selectsFirst=true');
  assert.equal(searchOf({ ...readQuery('?opt.selectsFirst=true'), options: {} }), '?scene=instagram', 'a user has set the option back');
});

test('a query without a version opens in the one in which the page shows the scene', () => {
  const window = { size: null, scale: 2, isDark: false, isRightToLeft: false };
  const profile = query => openMessage(query, window).profile;
  assert.equal(profile(readQuery('?scene=mail')), undefined, 'before the server has said which one that is');
  assert.equal(profile({ ...readQuery('?scene=mail'), shownProfile: 'ios26' }), 'ios26');
  assert.equal(profile({ ...readQuery('?scene=mail&profile=ios14'), shownProfile: 'ios26' }), 'ios14');
  assert.equal(searchOf({ ...readQuery('?scene=mail'), shownProfile: 'ios26' }), '?scene=mail', 'an address says nothing of it');
});

test('what an address cannot mean is left out', () => {
  assert.deepEqual(readQuery('?orientation=sideways&side=top&divider=x&widthClass=wide&ruler=yes&font=other'), readQuery(''));
});

test('on a device the window has the device’s scale, and overridden size classes from the start', () => {
  const message = openMessage(readQuery('?device=ipad-air-3&widthClass=compact'), { size: { width: 834, height: 1112 }, scale: 2 });
  assert.equal(message.device, 'ipad-air-3');
  assert.deepEqual(message.window, { width: 834, height: 1112 });
  assert.equal(message.traits.horizontalSizeClass, 'compact');
});

test('a window that nobody gives a size has the scene’s own', () => {
  assert.equal('window' in openMessage(readQuery(''), { size: null, scale: 2 }), false);
});

test('an answer is to every message up to that of its id, and to each only once', () => {
  const said = new Said();
  for (const id of [1, 2, 3, 5]) said.add(id, { message: `message ${id}` });
  assert.deepEqual(said.take(0), []);
  assert.deepEqual(said.take(2), ['message 1', 'message 2']);
  assert.deepEqual(said.take(2), []);
  assert.deepEqual(said.take(4), ['message 3']);
  assert.deepEqual(said.take(9), ['message 5']);
});

test('what was said over a connection that is lost is answered by nobody', () => {
  const said = new Said();
  said.add(1, { message: 'before' });
  said.clear();
  said.add(2, { message: 'after' });
  assert.deepEqual(said.take(2), ['after']);
});

test('what the server never got is said again in its order', () => {
  const said = new Said();
  const sayings = [1, 2, 4, 6].map(id => ({ message: `message ${id}`, stream: id }));
  [1, 2, 4, 6].forEach((id, index) => said.add(id, sayings[index]));
  assert.deepEqual(said.after(3), sayings.slice(2));
  assert.deepEqual(said.after(3), [], 'it goes out under ids of its own');
  assert.deepEqual(said.take(9), ['message 1', 'message 2'], 'what it got is answered');
});

test('of what the server has taken in nothing is said again', () => {
  const said = new Said();
  said.add(1, { message: 'message 1' });
  assert.deepEqual(said.after(1), []);
  assert.deepEqual(new Said().after(0), []);
});

test('a session may be there still in the same process, if that keeps any', () => {
  const resumption = new Resumption();
  assert.ok(!resumption.greeted({ epoch: 'a', resumeFor: 0 }));
  assert.ok(resumption.greeted({ epoch: 'a', resumeFor: 600 }));
  assert.equal(resumption.lost, null);
});

/** The greeting of a run of a process, which has a name or none. */
const greeting = (epoch, process) => ({ epoch, resumeFor: 600, server: { name: 'split-preview', ...(process && { process }) } });

test('a restart is remembered through further cuts, until a scene is open', () => {
  const resumption = new Resumption();
  resumption.greeted(greeting('1'));
  resumption.opened();
  for (let cut = 0; cut < 2; cut += 1) {
    assert.ok(!resumption.greeted(greeting('2')));
    assert.equal(resumption.lost, 'restarted');
  }
  resumption.opened();
  assert.equal(resumption.lost, null);
  assert.ok(resumption.greeted(greeting('2')));
});

test('a page asks for its session at the run of the process that has it, and nowhere else', () => {
  for (const { way, isThere, lost } of [
    { way: [['1', 'a']], isThere: true, lost: null },
    { way: [['2', 'a']], isThere: false, lost: 'restarted' },
    { way: [['9', 'b']], isThere: false, lost: 'elsewhere' },
    // The proxy sent the page to another process for a moment, in which no scene was opened.
    { way: [['9', 'b'], ['1', 'a']], isThere: true, lost: null },
    { way: [['9', 'b'], ['2', 'a']], isThere: false, lost: 'restarted' },
  ]) {
    const resumption = new Resumption();
    resumption.greeted(greeting('1', 'a'));
    resumption.opened();
    const answers = way.map(([epoch, process]) => resumption.greeted(greeting(epoch, process)));
    assert.equal(answers.at(-1), isThere, String(way));
    assert.equal(resumption.lost, lost, String(way));
  }
});

test('a session that its own process has dropped is lost, and a restart says more', () => {
  const resumption = new Resumption();
  resumption.greeted(greeting('1'));
  resumption.opened();
  resumption.greeted(greeting('1'));
  resumption.expired();
  assert.equal(resumption.lost, 'expired');
  resumption.greeted(greeting('2'));
  resumption.expired();
  assert.equal(resumption.lost, 'restarted');
});

test('only what was asked for is answered, and only while it is waited for', () => {
  const resumption = new Resumption();
  assert.ok(!resumption.isAnsweredBy({ type: 'hello' }));
  resumption.asked(8);
  assert.ok(resumption.isOut && resumption.isAnsweredBy({ ack: 8 }) && !resumption.isAnsweredBy({ ack: 7 }));
  resumption.over();
  assert.ok(!resumption.isOut && !resumption.isAnsweredBy({ ack: 8 }));
});

/** A pulse, what it says, and a clock for its timers that need not go with the one on the wall. */
function watched(context) {
  const said = [];
  const names = ['ask', 'slept', 'silent', 'heard', 'dead'];
  const pulse = new Pulse(Object.fromEntries(names.map(name => [name, () => said.push(name)])));
  let now = 0;
  context.mock.timers.enable({ apis: ['setTimeout'] });
  context.mock.method(Date, 'now', () => now);
  const pass = (milliseconds, asleep = 0) => {
    now += milliseconds + asleep;
    context.mock.timers.tick(milliseconds);
    return said.splice(0);
  };
  return { pulse, pass };
}

test('a quiet socket is asked, and an answer waited for', context => {
  const { pulse, pass } = watched(context);
  pulse.heard();
  assert.deepEqual(pass(4999), []);
  assert.deepEqual(pass(1), ['ask']);
  pulse.sent();
  assert.deepEqual(pass(3000), ['silent']);
  pulse.heard(1);
  assert.deepEqual(pass(0), ['heard']);
  pulse.sent();
  assert.deepEqual(pass(3000), ['silent']);
  assert.deepEqual(pass(7000), ['dead']);
});

test('a timer that comes late has slept: what it would have said counts for nothing', context => {
  const { pulse, pass } = watched(context);
  pulse.heard();
  assert.deepEqual(pass(5000, 60000), ['slept']);
  pulse.stop();
  pulse.doubted(1);
  assert.deepEqual(pass(1500, 60000), ['slept']);
  assert.ok(!pulse.isDoubting, 'it may be doubted anew');
});

test('a socket in doubt is dead soon, unless it answers what it was asked', context => {
  const { pulse, pass } = watched(context);
  pulse.doubted(7);
  pulse.heard();
  pulse.heard(6);
  assert.ok(pulse.isDoubting, 'that may have lain in a buffer');
  assert.deepEqual(pass(1499), []);
  assert.deepEqual(pass(1), ['dead']);
  pulse.stop();
  pulse.doubted(8);
  pulse.heard(8);
  assert.ok(!pulse.isDoubting);
  assert.deepEqual(pass(4999), []);
  assert.deepEqual(pass(1), ['ask']);
});

test('why no socket opens is known from what the server answers otherwise', async () => {
  const answers = { 200: 'limit of open pages', 403: 'has another address', 404: 'about to stop', 500: 'does not answer', 503: 'No server' };
  for (const [status, words] of Object.entries(answers)) {
    const absence = new Absence(async () => ({ status: Number(status) }));
    assert.match(absence.words, /does not answer/);
    await absence.askAgain();
    assert.ok(absence.words.includes(words));
  }
  const absence = new Absence(async () => { throw new Error('nobody'); });
  await absence.askAgain();
  assert.match(absence.words, /does not answer/);
});

test('the token leaves an address, and nothing else does', () => {
  for (const [search, rest] of [
    ['', ''],
    ['?token=abc', ''],
    ['?token=abc&scene=mail', '?scene=mail'],
    ['?scene=mail&token=abc&opt.token=1', '?scene=mail&opt.token=1'],
    ['?scene=a%2Fb&rtl', '?scene=a%2Fb&rtl'],
    ['?token=a&token=b', ''],
  ]) {
    assert.equal(withoutToken(search), rest);
  }
});
