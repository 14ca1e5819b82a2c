// Which presses of keys are those of a command (Public/apps/uikit/keyCommands.js).
import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.addEventListener = () => {};
const { isPress } = await import('../../Public/apps/uikit/keyCommands.js');

const press = (key, held = '') => ({
  key, metaKey: held.includes('m'), ctrlKey: held.includes('c'), altKey: held.includes('a'), shiftKey: held.includes('s'),
});

test('a command is pressed with its key and its modifiers alone', () => {
  const command = { input: 'n', modifiers: ['command'] };
  assert.ok(isPress(command, press('n', 'm')));
  assert.ok(isPress(command, press('n', 'c')), 'Control stands for Command');
  for (const held of ['', 's', 'ms', 'ma', 'a']) assert.ok(!isPress(command, press('n', held)), held);
  assert.ok(!isPress(command, press('m', 'm')));
});

test('Shift belongs to a letter, and a sign has it in itself', () => {
  assert.ok(isPress({ input: 'n', modifiers: ['command', 'shift'] }, press('N', 'ms')));
  assert.ok(isPress({ input: 'N', modifiers: ['command'] }, press('n', 'm')));
  assert.ok(isPress({ input: '?' }, press('?', 's')));
  assert.ok(isPress({ input: '?', modifiers: ['shift'] }, press('?', 's')));
});

test('keys without a character have the names of UIKit', () => {
  assert.ok(isPress({ input: 'UIKeyInputUpArrow' }, press('ArrowUp')));
  assert.ok(isPress({ input: 'UIKeyInputF5' }, press('F5')));
  assert.ok(isPress({ input: '\r', modifiers: ['command'] }, press('Enter', 'm')));
  assert.ok(isPress({ input: '\b' }, press('Backspace')));
  assert.ok(!isPress({ input: 'UIKeyInputUpArrow' }, press('ArrowUp', 'm')));
});

test('Control alone is no Command key of a Mac', () => {
  assert.ok(isPress({ input: 'k', modifiers: ['control'] }, press('k', 'c')));
  assert.ok(!isPress({ input: 'k', modifiers: ['control'] }, press('k', 'm')));
});
