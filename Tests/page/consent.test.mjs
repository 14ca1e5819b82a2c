// Who has opened an address, and the words of the question about its inputs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headingOf, mostNamed, mostOfValue, restText, sentenceOf, sentencesOf } from '../../Public/app/consent/words.js';
import { forgetPast, readQuery } from '../../Public/app/wire/query.js';

const kept = new Map();
globalThis.sessionStorage = { getItem: key => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };

const address = 'http://127.0.0.1:8080/?scene=mail';
const browser = { state: null, type: 'navigate', request: 'own', href: address, name: address };
Object.assign(globalThis, {
  history: { get state() { return browser.state; } },
  document: { documentElement: { dataset: { get request() { return browser.request; } } } },
  location: { get href() { return browser.href; }, get hash() { return new URL(browser.href).hash; } },
});
Object.defineProperty(performance, 'getEntriesByType', { value: () => [browser] });

const { isOwnDocument, isOwnEntry, stateOf } = await import('../../Public/app/page/historyEntry.js');
const { agreeTo, isAgreed } = await import('../../Public/app/consent/agreements.js');
const { Opening } = await import('../../Public/app/page/opening.js');

/** The page's knowledge in a browser that differs from one in which the user has just opened the address. */
const knownIn = differences => {
  Object.assign(browser, { state: null, type: 'navigate', request: 'own', href: address, name: address }, differences);
  return { document: isOwnDocument(), entry: isOwnEntry() };
};

test('a document is the user’s own if the server says so, or if its entry is', () => {
  const [own, asked] = [stateOf({}), stateOf({ needsConsent: true })];
  const hash = `${address}#do=tap(target:a)`;
  for (const [differences, isOwn] of [
    [{}, true],
    [{ request: undefined }, false],
    [{ request: 'other' }, false],
    // Nobody knows who made an entry without a state that is opened again.
    [{ type: 'reload' }, false],
    [{ type: 'back_forward' }, false],
    [{ type: 'reload', state: own, request: undefined }, true],
    [{ type: 'back_forward', state: own, request: undefined }, true],
    [{ type: 'reload', state: asked }, false],
    [{ type: 'navigate', state: asked }, false],
    [{ type: 'reload', state: { from: 'another program on this port' } }, false],
    // An opener has changed the address while the page loaded.
    [{ href: hash }, false],
    [{ href: hash, name: hash }, true],
    [{ href: hash, name: undefined }, false],
    [{ href: `${address}#top` }, false],
    [{ type: undefined }, false],
  ]) assert.equal(knownIn(differences).document, isOwn, JSON.stringify(differences));
});

test('an entry within a document is the user’s own only if the page has made it', () => {
  for (const [state, isOwn] of [
    [null, false], [{}, false], ['own', false], [{ isOwn: 1 }, false],
    [stateOf({ needsConsent: true }), false], [stateOf({ needsConsent: false }), true], [stateOf({}), true],
  ]) assert.equal(Boolean(knownIn({ state }).entry), isOwn, JSON.stringify(state));
});

test('a query needs consent if it has inputs that somebody else may have written, until the past is forgotten', () => {
  const read = (search, isOwn) => new Opening(/** @type {any} */ (null), () => null).read(search, isOwn);
  const judge = (search, isOwn) => read(search, isOwn).needsConsent;
  assert.equal(judge('?scene=mail&do=tap(target:x)', false), true);
  assert.equal(judge('?scene=mail&do=tap(target:x)', true), false);
  assert.equal(judge('?scene=mail&place=(tab:x)', false), false);
  assert.equal(forgetPast(read('?do=back()', false)).needsConsent, false);
});

test('a tab remembers a yes to exactly the same inputs of the same app', () => {
  const link = '?scene=mail&place=(a:b)&do=tap(target:x)&do=back()';
  agreeTo(readQuery(link));
  assert.equal(isAgreed(readQuery(`${link}&rtl=1`)), true);
  for (const other of [`${link}&do=back()`, link.replace('&do=back()', ''), link.replace('(a:b)', '(a:c)'), link.replace('mail', 'lab'), `${link}&opt.a=1`]) {
    assert.equal(isAgreed(readQuery(other)), false, other);
  }
  for (let count = 0; count < 100; count += 1) agreeTo(readQuery(`?do=tap(target:${count})`));
  assert.equal(isAgreed(readQuery(link)), false);
  assert.equal(isAgreed(readQuery('?do=tap(target:99)')), true);
  assert.ok(JSON.parse(kept.get('agreed')).length <= 20);
});

test('a question names each input', () => {
  for (const [input, sentence] of [
    [{ type: 'tap', target: 'a/b' }, 'Tap a/b'],
    [{ type: 'tap', x: 10.25, y: 3 }, 'Tap at 10.3, 3'],
    [{ type: 'edit', target: 'field', text: 'Boats' }, 'Type “Boats” into field'],
    [{ type: 'edit', target: 'field', text: '' }, 'Edit field'],
    [{ type: 'set', target: 'split', properties: { style: 'a' } }, 'Set {style: a} of split'],
    [{ type: 'perform', target: 'split', action: 'show', column: 'primary' }, 'Perform show on split {column: primary}'],
    [{ type: 'swipe', direction: 'right', x: 0, y: 300 }, 'Swipe right from 0, 300'],
    [{ type: 'drag', target: 'edge', phase: 'began' }, 'Drag edge'],
    [{ type: 'resize', width: 400, height: 820 }, 'Resize the window to 400 × 820'],
    [{ type: 'focus', target: null }, 'Leave the text field'],
    [{ type: 'background' }, 'Send the app to the background'],
    [{ type: 'back' }, 'back'],
    [{ type: 'constructor', to: 1 }, 'constructor {to: 1}'],
    [{ type: 'tap', target: { a: [1] } }, 'Tap {a: [1]}'],
    [{ type: 'swipe' }, 'Swipe nil from nil, nil'],
  ]) assert.equal(sentenceOf(input), sentence);
  assert.equal(sentenceOf({ type: 'tap', target: 'a' }, target => `the ${target}`), 'Tap “the a” (a)');
});

test('a question has one heading, and cuts off what is long', () => {
  const taps = Array.from({ length: 12 }, (_, index) => ({ type: 'tap', target: `row-${index}` }));
  assert.equal(headingOf(taps.slice(0, 1)), 'This link wants to tap 1 thing');
  assert.equal(headingOf(taps.slice(0, 3)), 'This link wants to tap 3 things');
  assert.equal(headingOf([...taps, { type: 'back' }]), 'This link wants to do 13 things');
  assert.equal(headingOf([{ type: 'toString' }]), 'This link wants to do 1 thing');
  const { first, rest } = sentencesOf(taps);
  assert.deepEqual([first.length, first.at(-1), rest[0], rest.at(-1)], [mostNamed, `Tap row-${mostNamed - 1}`, `Tap row-${mostNamed}`, 'Tap row-11']);
  assert.equal(restText(rest), `and ${12 - mostNamed} more`);
  assert.deepEqual(sentencesOf(taps.slice(0, mostNamed + 1)).rest, []);
  assert.equal([...sentenceOf({ type: 'tap', target: '😀'.repeat(500) })].length, 'Tap '.length + mostOfValue);
});

test('a text of a link cannot turn its sentence around', () => {
  for (const hostile of ['بريد', 'Mail \u202E', '\u2069\u202Eliam']) {
    const sentence = sentenceOf({ type: 'edit', target: hostile, text: hostile });
    assert.match(sentence, /^Type “\u2068[^\u2066-\u2069]*\u2069” into \u2068[^\u2066-\u2069]*\u2069$/u);
  }
});
