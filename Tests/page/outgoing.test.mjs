import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Outgoing } from '../../Public/app/wire/outgoing.js';

globalThis.requestAnimationFrame = frame => frame();

/** A socket that keeps what it is given, under ids from 1. */
class Socket {
  isUp = true;
  said = [];

  send(message) {
    if (!this.isUp) return null;
    this.said.push(message);
    return this.said.length;
  }

  /** The messages since the last call, each as one line. */
  news() {
    const news = this.said.slice(this.told ?? 0);
    this.told = this.said.length;
    return news.map(({ type, ...rest }) => [type, ...Object.values(rest)].join(' '));
  }
}

/** A conversation with a scene open. */
function opened() {
  const socket = new Socket();
  const outgoing = new Outgoing(socket);
  outgoing.open({ type: 'open', scene: 'lab' }, { width: 800, height: 600 }, false);
  outgoing.answered(1);
  outgoing.take(1);
  outgoing.hear([800, 600]);
  assert.deepEqual(socket.news(), ['open lab']);
  return { socket, outgoing };
}

const tap = target => ({ type: 'tap', target });

test('what the user does is said at once and in order', () => {
  const { socket, outgoing } = opened();
  outgoing.send(tap('a'));
  outgoing.send(tap('b'));
  assert.deepEqual(socket.news(), ['tap a', 'tap b']);
  assert.deepEqual(outgoing.take(3), [tap('a'), tap('b')]);
});

test('before a scene is there nothing is said but what opens it', () => {
  const socket = new Socket();
  const outgoing = new Outgoing(socket);
  outgoing.resize({ width: 500, height: 600 });
  outgoing.open({ type: 'open', scene: 'lab' }, { width: 800, height: 600 }, false);
  outgoing.resize({ width: 500, height: 600 });
  outgoing.send(tap('a'));
  assert.deepEqual(socket.news(), ['open lab']);
  outgoing.hear([800, 600]);
  outgoing.answered(1);
  assert.deepEqual(socket.news(), ['resize 500 600', 'tap a']);
});

test('of sizes, places and drags only the newest counts, one at a time', () => {
  const { socket, outgoing } = opened();
  for (const width of [700, 600, 500]) outgoing.resize({ width, height: 600 });
  outgoing.drag('edge', 'began', 10);
  for (const x of [20, 30, 40]) outgoing.drag('edge', 'changed', x);
  for (const dividerX of [500, 600]) outgoing.arrange({ arrangement: 'split', side: 'left', dividerX });
  assert.deepEqual(
    socket.news(),
    ['resize 700 600', 'resize 500 600', 'drag edge began 10', 'drag edge changed 20', 'arrange split left 500'],
  );
  outgoing.answered(6);
  assert.deepEqual(socket.news(), ['drag edge changed 40', 'arrange split left 600']);
});

test('a window that has this size is not told so', () => {
  const { socket, outgoing } = opened();
  outgoing.resize({ width: 800, height: 600 });
  assert.deepEqual(socket.news(), []);
});

test('an offset is heard before what may change the layout, and held while that is out', () => {
  const { socket, outgoing } = opened();
  const list = outgoing.offsets.begin('list');
  list.scrolled(0, 40);
  outgoing.send(tap('a'));
  list.scrolled(0, 60);
  assert.deepEqual(socket.news(), ['scroll list 0 40', 'tap a']);
  outgoing.answered(3);
  assert.deepEqual(socket.news(), ['scroll list 0 60']);
});

test('what was done before a tap is said before it, though an answer is out', () => {
  const { socket, outgoing } = opened();
  outgoing.typing.typed('field', 'h');
  outgoing.typing.typed('field', 'hi');
  outgoing.send(tap('send'));
  outgoing.typing.typed('field', 'x');
  assert.deepEqual(socket.news(), ['edit field h', 'edit field hi', 'tap send']);
  outgoing.answered(3);
  assert.deepEqual(socket.news(), ['edit field x']);
});

test('what was done while the connection was cut is said in the order in which it was done', () => {
  const { socket, outgoing } = opened();
  socket.isUp = false;
  outgoing.lost();
  outgoing.resize({ width: 700, height: 600 });
  outgoing.resize({ width: 500, height: 600 });
  outgoing.send(tap('clear'));
  outgoing.typing.focused('field');
  outgoing.typing.typed('field', 'new');
  outgoing.resize({ width: 400, height: 600 });
  socket.isUp = true;
  outgoing.resume('name');
  assert.deepEqual(socket.news(), ['open name']);
  assert.equal(outgoing.typing.hear('field', 'old'), null, 'the page is ahead');
  outgoing.goOn(1);
  outgoing.answered(2);
  assert.deepEqual(socket.news(), ['resize 500 600', 'tap clear', 'focus field', 'edit field new']);
  outgoing.answered(3);
  assert.deepEqual(socket.news(), ['resize 400 600']);
});

test('what was lost is said again in its order, whatever it is', () => {
  const { socket, outgoing } = opened();
  outgoing.send(tap('clear'));
  outgoing.typing.typed('field', 'new');
  outgoing.resize({ width: 500, height: 600 });
  outgoing.send(tap('a'));
  assert.deepEqual(socket.news(), ['tap clear', 'edit field new', 'resize 500 600', 'tap a']);
  outgoing.lost();
  outgoing.resume('name');
  outgoing.goOn(2);
  assert.equal(outgoing.typing.hear('field', ''), null);
  assert.ok(outgoing.isResizing);
  outgoing.answered(6);
  assert.deepEqual(socket.news(), ['open name', 'edit field new', 'resize 500 600', 'tap a']);
  outgoing.answered(9);
  assert.ok(!outgoing.isResizing);
  assert.equal(outgoing.typing.hear('field', 'new'), 'new');
});

test('a scene that is opened again is told what its last session did not answer', () => {
  const { socket, outgoing } = opened();
  outgoing.send(tap('a'));
  outgoing.answered(2);
  outgoing.take(2);
  outgoing.send(tap('b'));
  outgoing.lost();
  outgoing.send(tap('c'));
  socket.news();
  outgoing.open({ type: 'open', scene: 'lab' }, { width: 800, height: 600 }, true);
  outgoing.lost();
  outgoing.open({ type: 'open', scene: 'lab' }, { width: 800, height: 600 }, true);
  outgoing.answered(5);
  assert.deepEqual(socket.news(), ['open lab', 'open lab', 'tap b', 'tap c']);
});

test('a session that goes on is told again what it never got, before what was done meanwhile', () => {
  const { socket, outgoing } = opened();
  outgoing.send(tap('a'));
  outgoing.send(tap('b'));
  outgoing.resize({ width: 500, height: 600 });
  socket.isUp = false;
  outgoing.lost();
  outgoing.send(tap('c'));
  outgoing.resize({ width: 400, height: 600 });
  socket.news();
  socket.isUp = true;
  assert.equal(outgoing.resume('name'), 5);
  assert.deepEqual(socket.news(), ['open name']);
  assert.ok(outgoing.isOpenedBy(5));
  outgoing.goOn(2);
  outgoing.answered(5);
  assert.deepEqual(socket.news(), ['tap b', 'resize 500 600', 'tap c']);
  outgoing.answered(8);
  assert.deepEqual(socket.news(), ['resize 400 600']);
});

test('a scene that is opened instead hears nothing of the last', () => {
  const { socket, outgoing } = opened();
  socket.isUp = false;
  outgoing.lost();
  outgoing.send(tap('a'));
  outgoing.drag('edge', 'changed', 20);
  socket.isUp = true;
  outgoing.forget();
  outgoing.open({ type: 'open', scene: 'mail' }, null, false);
  assert.deepEqual(socket.news(), ['open mail']);
  outgoing.answered(2);
  outgoing.hear([700, 600]);
  assert.deepEqual(socket.news(), []);
});

/** A conversation in which each input goes to slots 1 and 2 as well, and each swipe in slot 3 goes the other way. */
function spreadOut() {
  const made = opened();
  made.outgoing.spread = message => [
    ...(message.type === 'swipe' ? [{ ...message, direction: 'left', slots: [3] }] : []),
    { ...message, slots: [1, 2, 0] },
  ];
  return made;
}

const swipe = { type: 'swipe', direction: 'right', x: 1, y: 2 };

test('what the user does goes to other slots as well, before the first one', () => {
  const { socket, outgoing } = spreadOut();
  outgoing.send(tap('a'));
  outgoing.send(swipe);
  outgoing.resize({ width: 700, height: 600 });
  assert.deepEqual(socket.news(), ['tap a 1,2,0', 'swipe left 1 2 3', 'swipe right 1 2 1,2,0', 'resize 700 600 1,2,0']);
  assert.deepEqual(outgoing.take(4), [tap('a'), swipe], 'each was done once');
});

test('the next size waits until all slots have answered the one before', () => {
  const { socket, outgoing } = spreadOut();
  outgoing.resize({ width: 700, height: 600 });
  outgoing.resize({ width: 690, height: 600 });
  assert.deepEqual(socket.news(), ['resize 700 600 1,2,0']);
  outgoing.answered(2);
  assert.deepEqual(socket.news(), ['resize 690 600 1,2,0']);
});

test('after an interruption, lost messages go to the slots that are open then', () => {
  const { socket, outgoing } = spreadOut();
  outgoing.send(swipe);
  outgoing.lost();
  outgoing.spread = message => [{ ...message, slots: [4, 0] }];
  outgoing.goOn(1);
  outgoing.answered(1);
  assert.deepEqual(socket.news(), ['swipe left 1 2 3', 'swipe right 1 2 1,2,0', 'swipe left 1 2 3', 'swipe right 1 2 4,0']);
});

test('a scene that is opened afresh hears again only what was done in it', () => {
  const { socket, outgoing } = spreadOut();
  outgoing.send(swipe);
  socket.news();
  outgoing.lost();
  outgoing.spread = message => [message];
  outgoing.open({ type: 'open', scene: 'lab' }, { width: 800, height: 600 }, true);
  outgoing.answered(4);
  assert.deepEqual(socket.news(), ['open lab', 'swipe right 1 2']);
});

test('what is said again waits until the other slots are open again, and goes to all of them', () => {
  const { socket, outgoing } = spreadOut();
  outgoing.send(swipe);
  const { spread } = outgoing;
  let isOpening = false;
  Object.assign(outgoing, { spread: message => [message], isOpening: () => isOpening });
  outgoing.lost();
  socket.news();
  outgoing.open({ type: 'open', scene: 'lab' }, { width: 800, height: 600 }, true);
  outgoing.send(swipe);
  assert.deepEqual(socket.news(), ['open lab'], 'nothing before the scene is open');
  // The board opens its slots with the scene.
  isOpening = true;
  outgoing.answered(4);
  outgoing.goOnSending();
  assert.deepEqual(socket.news(), []);
  Object.assign(outgoing, { spread });
  isOpening = false;
  outgoing.goOnSending();
  assert.equal(socket.news().length, 4, 'each of the two for both windows');
});

test('not everything that is done while the connection is cut waits', () => {
  const { socket, outgoing } = opened();
  outgoing.lost();
  for (let number = 0; number < 100; number += 1) outgoing.send(tap(number));
  assert.ok(outgoing.isWaiting);
  outgoing.goOn(1);
  outgoing.answered(1);
  assert.equal(socket.news().length, 64);
  assert.equal(outgoing.isWaiting, false);
});
