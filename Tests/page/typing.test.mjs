import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Typing } from '../../Public/app/wire/typing.js';

const makeTyping = () => new Typing(() => {});
const streamOf = (typing, field) => new Map(typing.streams).get(field);

/** Sends what waits, under this id. */
function send(stream, id) {
  const value = stream.take();
  if (value !== undefined) stream.sent(id, value);
  return value;
}

test('while somebody types, what the server says is older and is not shown', () => {
  const typing = makeTyping();
  assert.equal(typing.hear('f', ''), '');
  typing.typed('f', 'a');
  assert.equal(typing.hear('f', ''), null);
  assert.deepEqual(send(streamOf(typing, 'f'), 1), { text: 'a' });
  typing.typed('f', 'ab');
  assert.equal(send(streamOf(typing, 'f'), 2), undefined);
  streamOf(typing, 'f').answered(1);
  assert.equal(typing.hear('f', 'a'), null);
  assert.deepEqual(send(streamOf(typing, 'f'), 2), { text: 'ab' });
  streamOf(typing, 'f').answered(2);
  assert.equal(typing.hear('f', 'ab'), 'ab');
});

test('a text that the server has is not sent again', () => {
  const typing = makeTyping();
  typing.hear('f', 'a');
  typing.typed('f', 'a');
  assert.equal(send(streamOf(typing, 'f'), 1), undefined);
});

test('fields do not wait for each other', () => {
  const typing = makeTyping();
  typing.typed('f', 'a');
  typing.typed('g', 'b');
  assert.deepEqual(typing.streams.map(([field, stream]) => [field, send(stream, 1)]), [['f', { text: 'a' }], ['g', { text: 'b' }]]);
  assert.equal(typing.isWaiting, false);
});

test('from field to field nobody hears that none had the keyboard', () => {
  const typing = makeTyping();
  assert.equal(typing.hearFocus('f'), true);
  typing.focused(null);
  typing.focused('g');
  assert.deepEqual(send(typing.focus, 1), { target: 'g' });
  assert.equal(typing.hearFocus('f'), false);
  typing.focus.answered(1);
  assert.equal(typing.hearFocus('g'), true);
  typing.focused('g');
  assert.equal(send(typing.focus, 2), undefined);
});

test('a text that the server has refused stays until the user changes it', () => {
  const typing = makeTyping();
  typing.hear('f', 'a');
  typing.typed('f', 'too long');
  send(streamOf(typing, 'f'), 1);
  streamOf(typing, 'f').answered(1);
  typing.refused('f', 'too long');
  assert.equal(typing.hear('f', 'a'), null);
  typing.typed('f', 'b');
  assert.deepEqual(send(streamOf(typing, 'f'), 2), { text: 'b' });
  streamOf(typing, 'f').answered(2);
  assert.equal(typing.hear('f', 'b'), 'b');
});

test('a refused text can be sent again, and an older refusal changes nothing', () => {
  const typing = makeTyping();
  typing.typed('f', 'long');
  send(streamOf(typing, 'f'), 1);
  streamOf(typing, 'f').answered(1);
  typing.refused('f', 'long');
  typing.typed('f', 'long');
  assert.deepEqual(send(streamOf(typing, 'f'), 2), { text: 'long' });
  typing.typed('f', 'longer');
  typing.refused('f', 'long');
  streamOf(typing, 'f').answered(2);
  assert.deepEqual(send(streamOf(typing, 'f'), 3), { text: 'longer' });
});
