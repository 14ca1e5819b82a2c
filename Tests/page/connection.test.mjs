// The part of the page about the connection.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DelayLine } from '../../Public/app/connection/delayLine.js';
import { Meter } from '../../Public/app/connection/meter.js';
import { amount, duration, stateText, tripText } from '../../Public/app/connection/words.js';

/** A clock that a test moves, with timers that are due in their order. */
class Clock {
  time = 0;
  #timers = [];
  after = (act, delay) => this.#timers.push({ due: this.time + delay, act });

  moveTo(time) {
    for (;;) {
      const next = this.#timers.filter(({ due }) => due <= time).sort((one, other) => one.due - other.due)[0];
      if (!next) break;
      this.#timers.splice(this.#timers.indexOf(next), 1);
      this.time = Math.max(this.time, next.due);
      next.act();
    }
    this.time = time;
  }
}

function lineOf(random = () => 0) {
  const [clock, arrived] = [new Clock(), []];
  const line = new DelayLine(() => clock.time, random, clock.after);
  const say = (name, direction = 'sent') => line.pass(direction, () => arrived.push([name, clock.time]));
  return { clock, arrived, line, say };
}

test('a line without delay passes a message on at once', () => {
  const { arrived, say } = lineOf();
  say('a');
  assert.deepEqual(arrived, [['a', 0]]);
});

test('a message arrives after the latency, in each direction', () => {
  const { clock, arrived, line, say } = lineOf();
  line.latency = 100;
  say('a');
  clock.moveTo(40);
  say('b', 'received');
  clock.moveTo(99);
  assert.deepEqual(arrived, []);
  clock.moveTo(200);
  assert.deepEqual(arrived, [['a', 100], ['b', 140]]);
});

test('jitter changes no order', () => {
  let seed = 3;
  const { clock, arrived, line, say } = lineOf(() => (seed = (seed * 48271) % 2147483647) / 2147483647);
  Object.assign(line, { latency: 20, jitter: 300 });
  for (let name = 0; name < 100; name += 1) {
    clock.moveTo(name * 7);
    say(name);
  }
  clock.moveTo(5000);
  assert.deepEqual(arrived.map(([name]) => name), Array.from({ length: 100 }, (_, name) => name));
  for (const [name, time] of arrived) assert.ok(time >= name * 7 + 20, `${name} came too early`);
});

test('a line that is made faster still keeps the order', () => {
  const { clock, arrived, line, say } = lineOf();
  line.latency = 100;
  say('slow');
  line.latency = 0;
  say('fast');
  assert.deepEqual(arrived, []);
  clock.moveTo(100);
  assert.deepEqual(arrived, [['slow', 100], ['fast', 100]]);
  say('next');
  assert.deepEqual(arrived.at(-1), ['next', 100]);
});

test('a stall holds everything back, also what is under way', () => {
  const { clock, arrived, line, say } = lineOf();
  line.latency = 50;
  say('under way');
  line.stall(1000);
  say('later');
  clock.moveTo(999);
  assert.deepEqual(arrived, []);
  line.stall(10);
  clock.moveTo(1500);
  assert.deepEqual(arrived.map(([name, time]) => [name, time]), [['under way', 1009], ['later', 1009]]);
  line.latency = 0;
  say('after');
  assert.deepEqual(arrived.at(-1), ['after', 1500]);
});

test('a round trip is that of the message that is named, and the newest ones count', () => {
  let time = 0;
  const meter = new Meter(() => time);
  assert.equal(meter.summary, null);
  meter.sent(1);
  meter.sent(2);
  time = 8;
  meter.heard(2);
  meter.heard(1);
  meter.heard(undefined);
  meter.heard(99);
  assert.deepEqual(meter.summary, { last: 8, median: 8 });
  meter.sent(3);
  meter.lost();
  time = 500;
  meter.heard(3);
  assert.equal(meter.trips.length, 1);
  for (let id = 10; id < 60; id += 1) {
    meter.sent(id);
    time += id;
    meter.heard(id);
  }
  assert.equal(meter.trips.length, 30);
  assert.deepEqual(meter.summary, { last: 59, median: 45 });
});

test('figures have the unit that fits', () => {
  assert.deepEqual([0.42, 9.96, 12.4, 999, 1000, 12345].map(duration), ['0.4 ms', '10.0 ms', '12 ms', '999 ms', '1.0 s', '12.3 s']);
  assert.deepEqual([0, 1, 999, 1000, 123456, 5e6, 7e9, 8e12].map(amount), ['0 bytes', '1 byte', '999 bytes', '1.0 kB', '123.5 kB', '5.0 MB', '7.0 GB', '8000.0 GB']);
  assert.equal(tripText(null), '…');
  assert.equal(tripText({ last: 3, median: 2 }), '3.0 ms, median 2.0 ms');
  assert.equal(stateText({ isCut: true, isUp: false, since: 1 }), 'Cut here');
  assert.ok(stateText({ isCut: false, isUp: false, since: 0 }).startsWith('Away since '));
  assert.equal(stateText({ isCut: false, isUp: true, since: null }), 'Connected');
  assert.equal(stateText({ isCut: false, isUp: false, since: null }), 'Connecting…');
});
