import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sceneStandIns, standIns, unreadIn } from '../../Public/app/faults/mistakes.js';
import { distance, meant, nearest, nearestText } from '../../Public/app/faults/nearest.js';
import { refusalText } from '../../Public/app/faults/refusal.js';
import { mayBeWrong } from '../../Public/app/wire/doubt.js';
import { readQuery } from '../../Public/app/wire/query.js';

const row = (arrangement, orientation) => ({ arrangement, orientation, size: [1, 1], classes: ['compact', 'regular'], mark: 'verified' });
const tablet = { id: 'tablet', name: 'Tablet', idiom: 'pad', size: [834, 1210], windows: [row('split-1/2', 'landscape'), row('tile-1/2', 'portrait')] };
const phone = { id: 'phone', name: 'Phone', idiom: 'phone', size: [320, 568], windows: [] };

const unread = search => unreadIn(search, readQuery(search));
const sentencesOf = (search, device) => standIns(readQuery(search), device, [tablet, phone]).sentences;

test('an address that can be read has no mistakes', () => {
  for (const search of [
    '', '?scene=lab&device=tablet&orientation=portrait&arrangement=split-1/2&side=left&divider=500', '?width=500&height=600',
    '?orientation=landscape&side=right&widthClass=compact&heightClass=regular', '?width=&orientation=',
  ]) assert.deepEqual(unread(search), []);
});

test('what cannot be read of an address is said as it is written', () => {
  for (const [search, words] of [
    ['?divider=x', 'divider=x'], ['?width=99999&height=5', 'width=99999, height=5'], ['?width=500', 'width=500'],
  ]) assert.deepEqual(unread(search), [`The page cannot read ${words} in the address.`]);
  assert.ok(unread(`?divider=${'x'.repeat(500)}`)[0].length < 100);
});

test('a name that a member of the address cannot have is said with the nearest ones', () => {
  for (const [search, words] of [
    ['?board=text', 'There is no board named text; there are textSizes, ipads, iphones, …'],
    ['?text=huge', 'There is no text size named huge; there are large, small, medium, …'],
    ['?orientation=sideways', 'There is no orientation named sideways; there are portrait, landscape, landscapeLeft, …'],
    ['?side=top', 'There is no side named top; there are left and right.'],
    ['?widthClass=wide', 'There is no width class named wide; there are compact and regular.'],
    ['?appearance=drak', 'There is no appearance named drak; there are dark and light.'],
    ['?contrast=hihg', 'There is no contrast named hihg; there are high and normal.'],
    ['?motion=none', 'There is no motion named none; there is reduce.'],
  ]) assert.deepEqual(unread(search), [words]);
  assert.equal(unread('?board=text&text=huge&width=x&foo=1').length, 4);
  assert.ok(unread(`?board=${'x'.repeat(500)}`)[0].length < 140);
});

test('what is there needs no stand-in', () => {
  for (const [search, device] of [
    ['', null], ['?device=tablet', tablet], ['?device=tablet&arrangement=full', tablet], ['?device=tablet&arrangement=free', tablet],
    ['?device=tablet&orientation=landscape&arrangement=split-1/2', tablet], ['?device=tablet&arrangement=tile-1/2', tablet],
    ['?device=phone&arrangement=free&width=300&height=400', phone],
  ]) assert.deepEqual(standIns(readQuery(search), device, [tablet, phone]), { changes: {}, sentences: [] });
});

test('a device that is not there is left out with all that stood on it', () => {
  const query = readQuery('?device=nope&orientation=landscape&arrangement=split-1/2&side=right&width=600&height=500');
  const { changes, sentences } = standIns(query, null, [tablet, phone]);
  assert.deepEqual({ ...query, ...changes }, readQuery('?width=600&height=500'));
  assert.deepEqual(sentences, ['There is no device named nope; there are phone and tablet.']);
  assert.deepEqual(standIns(query, null, []), { changes: {}, sentences: [] });
});

const phones = [['iphone-5.5in', 'iPhone 5.5-inch'], ['iphone-6.1in-island', 'iPhone 6.1-inch Dynamic Island'], ['iphone-air', 'iPhone Air']]
  .map(([id, name]) => ({ ...phone, id, name }));

test('a device can be named by its title or as a product, and keeps what stands on it', () => {
  const instead = search => standIns(readQuery(search), null, [...phones, tablet]);
  assert.deepEqual(instead('?device=iPhone%20Air&orientation=landscape'), { changes: { device: 'iphone-air' }, sentences: [] });
  assert.deepEqual(instead('?device=iPhone 5.5-inch').changes, { device: 'iphone-5.5in' });
  assert.deepEqual(instead('?device=iphone-6-plus'), {
    changes: { device: 'iphone-5.5in' }, sentences: ['The device for iphone-6-plus is iPhone 5.5-inch, named iphone-5.5in.'],
  });
  assert.deepEqual(instead('?device=iPhone16').changes, { device: 'iphone-6.1in-island' });
  assert.deepEqual(instead('?device=Tablet&arrangement=split-9').sentences, ['Tablet has no “split-9” in portrait; it has tile-1/2 and free.', 'It is full screen.']);
  assert.deepEqual(instead('?device=iphone-15-plu').sentences, ['There is no device named iphone-15-plu; there are iphone-6.1in-island, iphone-5.5in, iphone-air, …']);
});

test('a switch that is neither on nor off is said', () => {
  assert.deepEqual(unread('?rtl=7&ruler=yes'), ['“rtl” can be 1 or 0, and not “7”.', '“ruler” can be 1 or 0, and not “yes”.']);
  assert.deepEqual(unread('?rtl=true&ruler=0&overview=false&timeline=&embed=no'), []);
  assert.deepEqual(unread('?panel=foo'), ['There is no panel named foo; there are off, calls, audit, …']);
});

test('an input that is refused is said with the nearest names', () => {
  const refusal = { code: 'unknownTarget', message: 'There is no element named nope.', target: 'nope' };
  assert.equal(refusalText('tap(target:nope)', refusal, ['list/one', 'note']), 'The page could not repeat do=tap(target:nope) of the address. There is no element named nope; the nearest are note and list/one.');
  assert.equal(refusalText('tap(target:nope)', refusal, []), 'The page could not repeat do=tap(target:nope) of the address. There is no element named nope.');
  assert.equal(refusalText('back()', { code: 'invalid', message: 'No.' }, ['a']), 'The page could not repeat do=back() of the address. No.');
});

test('only an address that names what may not be there is looked at', () => {
  const first = { scenes: [{ id: 'mail', profiles: ['ios14', 'ios26'] }, { id: 'instagram' }] };
  const isDoubted = search => mayBeWrong(search, readQuery(search), first);
  for (const search of ['', '?scene=mail', '?scene=mail&profile=ios14', '?scene=mail&device=x', '?scene=mail&rtl=1&panel=calls&width=500&height=600&appearance=dark&do=tap(target:a)&place=(tab:b)']) assert.equal(isDoubted(search), false, search);
  for (const search of [
    '?scene=mial', '?scene=mail&profile=x', '?scene=mail&policy=x', '?scene=mail&lang=x', '?scene=mail&arrangement=full', '?scene=mail&opt.a=1',
    '?scene=mail&rtl=7', '?scene=mail&panel=x', '?scene=mail&foo=1', '?scene=mail&width=5', '?scene=mail&text=x',
  ]) assert.equal(isDoubted(search), true, search);
});

test('an arrangement that the device does not have becomes the full screen', () => {
  assert.deepEqual(sentencesOf('?device=tablet&arrangement=split-1/2', tablet), [
    'Tablet has no “Split View, half” in portrait; it has tile-1/2 and free.', 'It is full screen.',
  ]);
  assert.deepEqual(sentencesOf('?device=tablet&arrangement=split-9&orientation=landscape', tablet), [
    'Tablet has no “split-9” in landscape; it has split-1/2 and free.', 'It is full screen.',
  ]);
  assert.deepEqual(sentencesOf('?device=phone&arrangement=free', phone), ['Phone has no “Free window” in portrait.', 'It is full screen.']);
  assert.deepEqual(sentencesOf('?arrangement=split-1/2', null), ['An arrangement needs a device.']);
  const query = readQuery('?device=tablet&arrangement=split-1/2&side=right&divider=400');
  assert.deepEqual({ ...query, ...standIns(query, tablet, [tablet]).changes }, readQuery('?device=tablet'));
});

const offer = {
  policies: ['pad', 'phone'],
  scenes: [
    { id: 'instagram', title: 'Instagram', profiles: ['ios13'], options: { selectsFirst: { kind: 'flag' } } },
    { id: 'lab', title: 'Lab', profiles: ['ios26'], options: {
      style: { kind: 'choice', values: ['a', 'b'] }, hosted: { kind: 'flag' }, width: { kind: 'length' }, new: { kind: 'unheard' },
    } },
  ],
};

test('a scene as it is offered needs no stand-in, and without an offer nobody knows', () => {
  const search = '?scene=lab&profile=ios26&policy=phone&opt.style=b&opt.hosted=true&opt.width=880&opt.new=x';
  assert.deepEqual(sceneStandIns(readQuery(search), offer), { changes: {}, sentences: [] });
  assert.deepEqual(sceneStandIns(readQuery('?scene=nope&profile=x'), { scenes: [] }), { changes: {}, sentences: [] });
});

test('an address that names no scene opens the first one of a server without the usual scene', () => {
  const own = { scenes: [{ id: 'recipes', title: 'Recipes', profiles: ['ios26'], options: {} }] };
  assert.deepEqual(sceneStandIns(readQuery('?profile=ios26'), own), { changes: { scene: 'recipes' }, sentences: [] });
  assert.deepEqual(sceneStandIns(readQuery('?scene=nope'), own).changes.scene, 'recipes');
});

test('for a scene that is not there the first one opens', () => {
  const query = readQuery('?scene=nope&profile=ios26&opt.style=a&rtl=1');
  const { changes, sentences } = sceneStandIns(query, offer);
  assert.deepEqual({ ...query, ...changes }, readQuery('?scene=instagram&rtl=1'));
  assert.deepEqual(sentences, ['There is no scene named nope; there are lab and instagram.']);
});

test('a scene that is named with a letter too many is the one that is meant, with all else of the address', () => {
  const query = readQuery('?scene=labb&profile=ios26&opt.style=a&rtl=1&place=(tab:x)');
  const { changes, sentences } = sceneStandIns(query, offer);
  assert.deepEqual({ ...query, ...changes }, readQuery('?scene=lab&profile=ios26&opt.style=a&rtl=1&place=(tab:x)'));
  assert.deepEqual(sentences, ['No scene is named labb; this is lab.']);
  assert.deepEqual(sceneStandIns(readQuery('?scene=instgram'), offer).changes, { scene: 'instagram' });
});

test('a name is meant if it is the only one that is close', () => {
  assert.deepEqual(['maill', 'mial', 'Mail', 'ma', 'post', 'x'.repeat(9999)].map(name => meant(name, ['mail', 'lab', 'mail-slide'])), ['mail', 'mail', 'mail', null, null, null]);
  assert.equal(meant('lac', ['lab', 'lap']), null);
});

test('for a scene that is not there, the profile and the policy stay or are said too', () => {
  const query = readQuery('?scene=photos&profile=ios27&policy=car');
  assert.deepEqual(sceneStandIns(query, offer).sentences, [
    'There is no scene named photos; there are lab and instagram.', 'There is no profile named ios27; there are ios26 and ios13.',
    'There is no policy named car; there are pad and phone.',
  ]);
  const { changes } = sceneStandIns(readQuery('?scene=photos&profile=ios13&policy=phone'), offer);
  assert.deepEqual(changes, { scene: 'instagram', options: {}, place: null, inputs: [] });
});

test('a profile, a policy and options that a scene does not have are left out, and the rest stays', () => {
  const query = readQuery('?scene=lab&profile=ios13&policy=car&opt.style=c&opt.hosted=1&opt.width=wide&opt.toString=1&opt.new=x');
  const { changes, sentences } = sceneStandIns(query, offer);
  assert.deepEqual({ ...query, ...changes }, readQuery('?scene=lab&opt.new=x'));
  assert.deepEqual(sentences, [
    'Lab has no profile “ios13”; it has ios26.', 'Lab has no policy “car”; it has pad and phone.',
    'Lab has no option “style” of “c”; it can be a and b.', 'Lab has no option “hosted” of “1”.', 'Lab has no option “width” of “wide”.',
    'Lab has no option “toString”; it has hosted, style, width, …',
  ]);
});

test('a distance is the number of letters that are wrong', () => {
  for (const [one, other, letters] of [
    ['', '', 0], ['a', '', 1], ['', 'abc', 3], ['mail', 'mail', 0], ['mial', 'mail', 1], ['iphone-16', 'iphone-15', 1], ['device', 'devcie', 1],
    ['kitten', 'sitting', 3], ['ca', 'abc', 3], ['orientation', 'orientaton', 1], ['ab', 'ba', 1],
  ]) {
    assert.equal(distance(one, other), letters, `${one} ${other}`);
    assert.equal(distance(other, one), letters, `${other} ${one}`);
  }
});

test('a sentence has the three nearest names', () => {
  const names = ['ipad-1', 'iphone-15', 'iphone-16-pro', 'iphone-se'];
  assert.deepEqual(nearest('iPhone-16', names), ['iphone-16-pro', 'iphone-15', 'iphone-se', 'ipad-1']);
  assert.equal(nearestText('iphone-16', names), 'iphone-16-pro, iphone-15, iphone-se, …');
  assert.equal(nearestText('x', ['mail']), 'mail');
  assert.equal(nearestText('x', []), '');
  assert.equal(nearest('x'.repeat(100000), names).length, 4);
});

test('a name of the address that is misspelt is said, and so is any other one that means nothing, unless it is that of a campaign', () => {
  for (const [search, words] of [['?devcie=x', '“devcie”, which means nothing; “device”'], ['?Scene=lab', '“Scene”, which means nothing; “scene”'], ['?orientaton=1', '“orientation”']]) {
    assert.ok(unread(search)[0].includes(words), search);
  }
  assert.deepEqual(unread('?foo=1&hologram=2'), ['The address has “foo”, which means nothing.', 'The address has “hologram”, which means nothing.']);
  assert.deepEqual(unread('?utm_source=x&opt.x=1&v=3&ref=a&fbclid=y'), []);
});
