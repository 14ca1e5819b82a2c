// The names that display modes have in a version: in words and in addresses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceWords } from '../../Public/app/panels/identifiers.js';
import { modes, withModes } from '../../Public/app/scene/modeNames.js';
import { sentencesInWords } from '../../Public/app/explain/sentences.js';
import { wireName, withNames as named } from '../../Public/app/tools/namedOptions.js';

const before = { ...modes };

/** Runs a test with what the server says of two profiles, and with one of them on screen. */
function withNames(run, profile = 'new') {
  const names = { secondaryOnly: 'primaryHidden', oneBesideSecondary: 'allVisible' };
  Object.assign(modes, { names, profiles: ['old'], shown: () => profile });
  try {
    run();
  } finally {
    Object.assign(modes, before);
  }
}

test('the words for a display mode are those of the profile on screen', () => {
  withNames(() => assert.equal(choiceWords('displayMode', 'secondaryOnly'), 'Secondary only'));
  withNames(() => {
    assert.equal(choiceWords('displayMode', 'secondaryOnly'), 'Primary hidden');
    assert.equal(choiceWords('displayMode', 'twoOverSecondary'), 'Two over secondary');
  }, 'old');
});

test('the menu writes the names of the profile into the address, whichever it has read', () => withNames(() => {
  for (const mode of ['secondaryOnly', 'primaryHidden']) {
    const query = { scene: 'photos', profile: null, options: { mode, count: 3 } };
    assert.deepEqual(named(query, { profile: 'old' }).options, { mode: 'primaryHidden', count: 3 });
    assert.deepEqual(named({ ...query, profile: 'new' }, { profile: 'old' }).options, { mode: 'secondaryOnly', count: 3 });
    assert.equal(wireName(mode), 'secondaryOnly');
  }
}));

test('only names of modes are replaced, in members and lists too', () => withNames(() => {
  const value = { a: ['oneBesideSecondary', 3, null, true], constructor: 'constructor' };
  assert.deepEqual(withModes(value, 'old'), { ...value, a: ['allVisible', 3, null, true] });
  assert.deepEqual(withModes({ a: 'constructor' }, 'old'), { a: 'constructor' });
}));

test('a sentence of the server, which has the names of the profile, is said in words', () => withNames(() => {
  const fact = { target: 'split', name: 'displayMode', value: 'oneBesideSecondary', text: 'The display mode of split is allVisible, because of its width.' };
  assert.match(sentencesInWords([fact], new Map(), null)[0].text, / is all visible, because/);
}, 'old'));
