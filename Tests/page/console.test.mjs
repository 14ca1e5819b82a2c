// The pure parts of the environment: text sizes, groups of keys, the address.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupsOf } from '../../Public/app/console/keyGroups.js';
import { stateOf } from '../../Public/app/console/state.js';
import { placeOf, stepped, textSizes } from '../../Public/app/console/textSizes.js';
import { openMessage, readQuery, searchOf } from '../../Public/app/wire/query.js';
import { unreadIn } from '../../Public/app/faults/mistakes.js';

const largest = 'accessibilityExtraExtraExtraLarge';

test('the twelve categories grow, with UIKit’s sizes of body text', () => {
  assert.deepEqual(textSizes.map(({ body }) => body), [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]);
  assert.equal(new Set(textSizes.map(({ name }) => name)).size, 12);
});

test('a step stops at the first and the last category', () => {
  assert.equal(stepped('large', 1), 'extraLarge');
  assert.equal(stepped('large', -1), 'medium');
  assert.equal(stepped('extraSmall', -1), 'extraSmall');
  assert.equal(stepped(largest, 1), largest);
  assert.equal(placeOf('unknown'), placeOf('large'));
});

test('the address has every text size, the contrast, the motion and the language', () => {
  for (const { name } of textSizes) {
    const query = readQuery(`?scene=mail&text=${name}`);
    assert.equal(query.overrides.preferredContentSizeCategory, name);
    assert.equal(searchOf(query), `?scene=mail&text=${name}`);
  }
  const search = '?scene=mail&contrast=high&motion=reduce&lang=ar';
  const query = readQuery(search);
  assert.equal(searchOf(query), search);
  const message = openMessage(query, { size: null, isDark: false, isRightToLeft: false });
  assert.equal(message.language, 'ar');
  assert.equal(message.traits.accessibilityContrast, 'high');
  assert.ok(query.isStill);
});

test('a text size, a contrast or a motion that does not exist is left out and named', () => {
  for (const text of ['huge', 'extraExtraSmall', 'accessibilitySmall', 'Large', 'extraExtraExtraExtraLarge']) {
    const query = readQuery(`?text=${text}`);
    assert.deepEqual(query.overrides, {}, text);
    assert.equal(unreadIn(`?text=${text}`, query)[0].split(';')[0], `There is no text size named ${text}`);
  }
  const search = '?contrast=low&motion=none';
  assert.deepEqual(unreadIn(search, readQuery(search)), ['There is no contrast named low; there are high and normal.', 'There is no motion named none; there is reduce.']);
  assert.deepEqual(unreadIn('?contrast=normal', readQuery('?contrast=normal')), []);
});

test('the keys stand in their groups, in the order in which they were named', () => {
  const keys = [
    { key: 'i', words: 'Inspector', group: 'Page' }, { key: 'a', words: 'Light or dark', group: 'Traits' },
    { key: 'z', words: 'Something else', group: 'Another part' }, { key: 'd', words: 'Device', group: 'Page' },
  ];
  assert.deepEqual(groupsOf(keys).map(({ name, keys: own }) => [name, own.map(({ key }) => key)]), [['Traits', ['a']], ['Page', ['i', 'd']], ['Another part', ['z']]]);
});

const window = (traits, rest = {}) => ({
  traits: { layoutDirection: 'leftToRight', userInterfaceStyle: 'light', preferredContentSizeCategory: 'large', ...traits },
  keyboard: 0, activationState: 'foregroundActive', ...rest,
});

test('the controls show what a system does not have', () => {
  const before = stateOf({ look: {}, window: window({ preferredContentSizeCategory: largest }) }, {});
  assert.equal(before.hasTextSizes, false);
  assert.equal(before.contrast, null);
  const since = stateOf({
    look: { language: 'ar' }, window: window({ preferredContentSizeCategory: largest, accessibilityContrast: 'high' }, { textStyles: { body: [53, 62] }, keyboard: 300 }),
  }, { isStill: true });
  assert.deepEqual([since.hasTextSizes, since.contrast, since.motion, since.language, since.isKeyboardShown], [true, 'high', 'reduced', 'ar', true]);
});
