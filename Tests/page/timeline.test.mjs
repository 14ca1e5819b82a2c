// The timeline: the record of what was said, the account of it, its transcript, and a playback.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeScene } from '../../Public/app/scene/state.js';
import { Account } from '../../Public/app/timeline/account.js';
import { containerChanges, contentChanges, paneChanges, traitChanges } from '../../Public/app/timeline/changes.js';
import { isInput, pause } from '../../Public/app/timeline/inputs.js';
import { Playback } from '../../Public/app/timeline/playback.js';
import { queryAfter } from '../../Public/app/timeline/reopening.js';
import { readTranscript, transcriptOf } from '../../Public/app/timeline/transcript.js';
import { amountsOf, deedOf, detailOf, frameText, replayedText, scaleText } from '../../Public/app/timeline/words.js';
import { bounds, Journal } from '../../Public/app/wire/journal.js';
import { readQuery, searchOf } from '../../Public/app/wire/query.js';

const hello = { type: 'hello', protocol: 1, server: { name: 'split-preview', version: '9.9' }, session: 's', epoch: 'e', resumeFor: 600 };
const traits = { horizontalSizeClass: 'regular', userInterfaceStyle: 'light', layoutDirection: 'leftToRight' };
const node = { id: 'split', type: 'SplitViewController', isCollapsed: false, displayMode: 'oneBesideSecondary', because: { isCollapsed: 'wide' }, children: [] };
const pane = (id, frame, more = {}) => ({ id, role: 'secondary', container: 'split', frame, isVisible: true, isInHierarchy: true, ...more });

const whole = (ack, more = {}) => ({
  type: 'scene', rev: 1, ack, session: 's', scene: 'lab', profile: 'ios26', look: { name: 'x' },
  window: { size: [1000, 700], traits, because: { horizontalSizeClass: 'pad: 1000 is above 667' } },
  hierarchy: node, panes: [pane('a/pane', [0, 0, 1000, 700])], viewModels: { a: { kind: 'plain' } }, events: [], transition: null, place: {}, ...more,
});
const moved = (ack, width, more = {}) => ({
  type: 'scene', rev: ack, ack, session: 's', scene: 'lab', profile: 'ios26',
  window: { size: [width, 700] }, panes: { 'a/pane': { frame: [0, 0, width, 700] } }, viewModels: {}, events: [], transition: null, ...more,
});

test('a question about the app is no input, and neither is a message for another slot', () => {
  for (const type of ['ping', 'sweep', 'overview', 'explain', 'audit', 'picture', 'export', 'properties']) assert.equal(isInput({ type }), false, type);
  assert.deepEqual([{}, { slot: 2 }, { slots: [1, 2] }, { slots: [1, 0] }].map(more => isInput({ type: 'tap', ...more })), [true, false, false, true]);
});

/** A record to which messages are added at given times. */
function recording() {
  let time = 0;
  const journal = new Journal(() => time);
  const note = (kind, message, after = 16) => {
    time += after;
    journal.note(kind, JSON.stringify(message));
  };
  note('receive', hello, 0);
  return {
    journal,
    say: (message, after) => note('send', message, after),
    hear: (message, after) => note('receive', message, after),
    open(id = 1) {
      note('send', { type: 'open', scene: 'lab', traits: { userInterfaceStyle: 'light' }, window: { width: 1000, height: 700 }, id });
      note('receive', whole(id));
    },
    resize(id, width, after) {
      note('send', { type: 'resize', width, height: 700, id }, after);
      note('receive', moved(id, width));
    },
  };
}

function accountOf({ journal }) {
  const account = new Account();
  for (const line of journal.lines) account.take(line);
  return account;
}

/** A drag of many sizes between two taps. */
function session(count = 200) {
  const record = recording();
  record.open();
  record.say({ type: 'tap', target: 'row', id: 2 });
  record.hear(moved(2, 1000, { viewModels: { b: { kind: 'plain' } }, events: [{ call: 'viewDidLoad', phase: 'did', receiver: 'b', arguments: [] }] }));
  for (let index = 0; index < count; index += 1) record.resize(3 + index, 999 - index);
  record.say({ type: 'tap', target: 'row', id: 3 + count });
  record.hear({ type: 'error', ack: 3 + count, code: 'stale', message: 'The element row existed and is gone.', path: 'target' });
  return record;
}

test('the record has what was said, with its time, and no pings', () => {
  const record = recording();
  record.say({ type: 'ping', id: 1 });
  record.hear({ type: 'pong', ack: 1 });
  record.open(2);
  assert.deepEqual(record.journal.lines.map(({ at, kind, text }) => [at, kind, JSON.parse(text).type]), [
    [0, 'receive', 'hello'], [48, 'send', 'open'], [64, 'receive', 'scene'],
  ]);
});

test('each message is told to whoever watches', () => {
  const { journal } = recording();
  const heard = [];
  journal.watch = () => heard.push(journal.lines.at(-1).text);
  journal.note('send', '{"type":"sync","id":1}');
  assert.deepEqual(heard, ['{"type":"sync","id":1}']);
});

test('beyond its characters, the oldest answers keep only what identifies them', () => {
  const record = recording();
  record.open();
  const long = 'x'.repeat(bounds.characters / 4);
  for (let id = 2; id < 8; id += 1) {
    record.say({ type: 'tap', target: 'row', id });
    record.hear(moved(id, 1000, { slot: 0, session: 's', place: long }));
  }
  const { lines, dropped } = record.journal;
  assert.equal(dropped, 0);
  assert.ok(lines.reduce((sum, { text }) => sum + text.length, 0) <= bounds.characters);
  assert.equal(lines[2].text, '{"type":"scene","rev":1,"ack":1}');
  assert.ok(lines[2].isTrimmed && !lines.at(-1).isTrimmed);
  assert.deepEqual(lines.filter(({ kind }) => kind === 'send').map(({ text }) => JSON.parse(text).id), [1, 2, 3, 4, 5, 6, 7]);
});

test('beyond its number of messages, the oldest ones go', () => {
  const { journal } = recording();
  for (let id = 0; id < bounds.messages + 10; id += 1) journal.note('send', `{"type":"sync","id":${id}}`);
  assert.deepEqual([journal.lines.length, journal.dropped], [bounds.messages, 11]);
  assert.equal(journal.lines[0].text, '{"type":"sync","id":10}');
});

test('a drag of hundreds of sizes is one input', () => {
  const { entries, moments } = accountOf(session());
  assert.deepEqual(entries.map(entry => [deedOf(entry), detailOf(entry), entry.count]), [
    ['Open', 'lab', 1], ['Tap', 'row', 1], ['Resize', '800 × 700', 200], ['Tap', 'row', 1],
  ]);
  assert.equal(moments.length, 203);
  assert.deepEqual([entries[2].first, entries[2].last], [2, 201]);
});

test('a pause begins another input, and so does another drag of an edge', () => {
  const record = recording();
  record.open();
  record.resize(2, 900);
  record.resize(3, 800, pause + 1);
  for (const [id, phase] of [[4, 'began'], [5, 'changed'], [6, 'ended'], [7, 'began'], [8, 'ended']]) {
    record.say({ type: 'drag', target: 'split/primary/edge', phase, x: id, id });
    record.hear(moved(id, 800));
  }
  assert.deepEqual(accountOf(record).entries.map(entry => [entry.message.type, entry.count]), [
    ['open', 1], ['resize', 1], ['resize', 1], ['drag', 3], ['drag', 2],
  ]);
});

test('the scene of each moment is that which the messages lead to', () => {
  const { lines } = session().journal;
  const account = accountOf({ journal: { lines } });
  let scene = null;
  const scenes = lines.filter(({ text }) => text.startsWith('{"type":"scene"')).map(({ text }) => (scene = mergeScene(scene, JSON.parse(text))));
  const order = [5, 4, 150, 149, 201, 0, 33, 32, 31, 64, 202];
  for (const index of order) assert.deepEqual(account.sceneAt(index), scenes[Math.min(index, 201)], `moment ${index}`);
});

test('a refused input has the scene from before, and the sentence', () => {
  const account = accountOf(session(2));
  const { refusal, last } = account.entries.at(-1);
  assert.equal(refusal, 'The element row existed and is gone.');
  assert.deepEqual(account.sceneAt(last), account.sceneAt(last - 1));
  assert.deepEqual(amountsOf(account.entries.at(-1)), ['refused']);
});

test('messages for other slots, and questions, are no inputs', () => {
  const record = recording();
  record.open();
  record.say({ type: 'open', scene: 'mail', slot: 3, id: 2 });
  record.hear({ ...whole(2), slot: 3 });
  record.say({ type: 'sweep', from: 1, to: 2, height: 3, id: 3 });
  record.say({ type: 'resize', width: 500, height: 700, slots: [0, 3], id: 4 });
  record.hear({ ...moved(4, 500), slot: 0 });
  record.hear({ ...moved(4, 500), slot: 3 });
  record.hear({ type: 'sweep', ack: 3, bands: [] });
  assert.deepEqual(accountOf(record).entries.map(({ message }) => message.type), ['open', 'resize']);
});

test('merged answers belong to all their inputs', () => {
  const record = recording();
  record.open();
  for (const id of [2, 3, 4]) record.say({ type: 'resize', width: 900 - id, height: 700, id });
  record.hear(moved(4, 896));
  const { entries } = accountOf(record);
  assert.deepEqual([entries.length, entries[1].count, entries[1].last - entries[1].first], [2, 3, 0]);
});

test('the calls are numbered over all inputs', () => {
  const account = accountOf(session(2));
  assert.deepEqual(account.callsAt(1).calls.map(({ number, call }) => [number, call]), [[1, 'viewDidLoad']]);
  assert.equal(account.callsAt(1).cause, 'tap row');
  assert.equal(account.entries[1].calls, 1);
});

test('what leads to a moment are the opening before it and all inputs since that were not refused', () => {
  const record = session(3);
  record.open(50);
  record.resize(51, 640);
  const account = accountOf(record);
  const { open, inputs } = account.inputsUpTo(3);
  assert.deepEqual([open.id, inputs.map(({ id }) => id)], [1, [2, 3, 4]]);
  assert.deepEqual(account.inputsUpTo(5).inputs.map(({ id }) => id), [2, 3, 4, 5], 'without the refused tap');
  assert.deepEqual(account.inputsUpTo(account.moments.length - 1).open.id, 50);
});

test('after a lost connection, the inputs that had reached the server count once', () => {
  const record = recording();
  record.open();
  record.say({ type: 'tap', target: 'first', id: 2 });
  record.say({ type: 'tap', target: 'second', id: 3 });
  record.hear(hello);
  record.say({ type: 'open', resume: 's', id: 4 });
  record.hear({ ...whole(4), received: 2 });
  record.say({ type: 'tap', target: 'second', id: 5 });
  record.hear(moved(5, 1000));
  const account = accountOf(record);
  assert.deepEqual(account.inputsUpTo(2).inputs.map(({ target }) => target), ['first', 'second']);
});

test('where the record is shortened, scenes are found from the next one that was kept', () => {
  const record = session(100);
  const { lines } = record.journal;
  const kept = accountOf(record).sceneAt(60);
  for (const line of lines.slice(0, 140)) if (line.kind === 'receive') Object.assign(line, { text: '{"type":"scene","rev":1,"ack":1}', isTrimmed: true });
  const at = lines.findIndex(({ kind, text }) => kind === 'receive' && text.includes('"ack":70,'));
  lines[at].scene = kept;
  const account = accountOf(record);
  assert.equal(account.sceneAt(10), null);
  assert.ok(account.sceneAt(account.moments.length - 1));
});

test('a transcript is read as it was written', () => {
  const { journal } = session(3);
  const text = transcriptOf(journal.lines);
  assert.equal(text.split('\n')[0], '{"transcript":1,"version":"9.9"}');
  assert.ok(text.endsWith('}\n'));
  assert.deepEqual(readTranscript(text), journal.lines);
});

test('a transcript of a shortened record says what is shortened, and begins with an opening', () => {
  const { journal } = session(3);
  journal.lines[2] = { ...journal.lines[2], text: '{"type":"scene","rev":1,"ack":1}', isTrimmed: true };
  assert.ok(transcriptOf(journal.lines).includes('"receive":{"type":"scene","rev":1,"ack":1},"trimmed":true}'));
  assert.equal(transcriptOf(journal.lines.slice(3), 3), null, 'nothing can be replayed');
  assert.equal(readTranscript(transcriptOf(journal.lines, 1)).length, journal.lines.length - 1);
});

test('errors in a transcript name the line', () => {
  const head = '{"transcript":1,"version":"1"}';
  for (const [text, sentence] of [
    ['', 'Line 1: A transcript begins with {"transcript":1,"version":"…"}.'],
    ['{"transcript":2}', 'Line 1: A transcript begins with {"transcript":1,"version":"…"}.'],
    [`${head}\n{"at":1,`, 'Line 2: This is no JSON.'],
    [`${head}\n\n[]`, 'Line 3: It must be an object.'],
    [`${head}\n{"send":{"type":"sync"}}`, 'Line 2: at must be a number of milliseconds from 0 on.'],
    [`${head}\n{"at":1}`, 'Line 2: It must have either send or receive.'],
    [`${head}\n{"at":1,"send":{}}`, 'Line 2: send.type must be a string.'],
    [`${head}\n{"at":1,"receive":7}`, 'Line 2: receive.type must be a string.'],
  ]) assert.throws(() => readTranscript(text), { message: sentence });
});

test('changes are those of traits, containers, contents and panes', () => {
  const before = mergeScene(null, whole(1));
  const after = mergeScene(before, moved(2, 600, {
    window: { size: [600, 700], traits: { ...traits, horizontalSizeClass: 'compact' }, because: { horizontalSizeClass: 'pad: 600 is not above 667' } },
    nodes: { split: { isCollapsed: true, because: { isCollapsed: 'compact' } } },
    panes: { 'a/pane': { isVisible: false }, 'b/pane': pane('b/pane', [0, 0, 600, 700]), 'split/separator': pane('split/separator', [1, 0, 1, 700], { role: 'separator' }) },
    order: { panes: ['a/pane', 'b/pane', 'split/separator'] }, viewModels: { a: null, b: { kind: 'plain' } },
  }));
  assert.deepEqual(traitChanges(before, after), [{
    name: 'horizontalSizeClass', label: 'Width class', from: 'Regular', to: 'Compact', because: 'iPad: 600 is not above 667', reason: 'pad: 600 is not above 667',
  }]);
  assert.deepEqual(containerChanges(before, after), [{ name: 'split.isCollapsed', label: 'Split view: collapsed', from: 'No', to: 'Yes', because: 'compact', reason: 'compact' }]);
  assert.deepEqual(contentChanges(before, after), [{ id: 'b', name: 'Plain' }, { id: 'a', name: 'Plain' }]);
  assert.deepEqual(paneChanges(before, after).map(({ id, from, to }) => [id, frameText(from), frameText(to)]), [
    ['a/pane', '1000 × 700 at 0, 0', '–'], ['b/pane', '–', '600 × 700 at 0, 0'],
  ]);
  assert.deepEqual([traitChanges(after, after), paneChanges(after, after), contentChanges(after, after)], [[], [], []]);
});

test('the query of a scene that goes on has the traits after the inputs', () => {
  const open = { type: 'open', scene: 'mail', profile: 'ios18', options: { style: 'x' }, traits: { userInterfaceStyle: 'light', layoutDirection: 'leftToRight' }, window: { width: 700, height: 500 } };
  const inputs = [{ type: 'traits', layoutDirection: 'rightToLeft', id: 3 }, { type: 'traits', horizontalSizeClass: 'compact' }, { type: 'traits', userInterfaceStyle: 'dark' }];
  const query = queryAfter(open, inputs, readQuery('?scene=lab&device=ipad-9&panel=calls&timeline=1'), false);
  assert.equal(searchOf(query), '?scene=mail&profile=ios18&rtl=1&appearance=dark&width=700&height=500&widthClass=compact&timeline=1&panel=calls&opt.style=x');
  assert.equal(queryAfter(open, [], readQuery('?scene=lab'), false).appearance, null, 'it goes on following the browser');
  const entry = { id: 'mail', profile: 'ios26', ownProfile: 'ios13' };
  const profileOf = ({ profile, ...rest }) => queryAfter({ ...rest, ...(profile && { profile }) }, [], readQuery(''), false, entry).profile;
  assert.equal(profileOf(open), 'ios18');
  assert.equal(profileOf({ ...open, profile: 'ios26' }), null, 'the page opens the scene in that version anyway');
  assert.equal(profileOf({ ...open, profile: undefined }), 'ios13', 'a message without a version opens the scene’s own');
  const { place, inputs: repeated } = queryAfter(open, inputs, readQuery('?scene=lab&place=(a:b)&do=tap(target:row)'), false);
  assert.deepEqual([place, repeated], [null, []], 'the page repeats nothing of the address');
});

test('a playback sends so many inputs at once as a server takes, and ends with the last answer', async () => {
  const sent = [];
  let id = 0;
  const playback = new Playback({
    reopen: (query, keeps, open) => tell({ ...open, query }),
    send: message => tell(message),
  });
  const tell = message => {
    sent.push(message);
    playback.hear({ kind: 'send', text: JSON.stringify({ ...message, id: (id += 1) }) });
  };
  const answer = async message => {
    playback.hear({ kind: 'receive', text: JSON.stringify(message) });
    await Promise.resolve();
  };
  const inputs = Array.from({ length: 100 }, (_, index) => ({ type: 'tap', target: `row-${index}`, id: 900 + index }));
  const end = playback.start({ type: 'open', scene: 'lab', id: 800 }, inputs, 'query');
  assert.deepEqual(sent, [{ type: 'open', scene: 'lab', query: 'query' }]);
  await answer({ type: 'scene', ack: 1 });
  assert.equal(sent.length, 41);
  await answer({ type: 'scene', ack: 40 });
  assert.equal(sent.length, 41, 'one of them has no answer yet');
  await answer({ type: 'error', ack: 41 });
  assert.equal(sent.length, 81);
  await answer({ type: 'scene', ack: 81 });
  await answer({ type: 'scene', ack: 101 });
  assert.deepEqual([sent.length, sent.at(-1), playback.isUnderWay], [101, { type: 'tap', target: 'row-99' }, false]);
  assert.equal(await end, true);
});

test('a playback whose scene cannot be opened ends', async () => {
  const playback = new Playback({ reopen: () => playback.hear({ kind: 'send', text: '{"type":"open","id":7}' }), send: assert.fail });
  const end = playback.start({ type: 'open', scene: 'gone' }, [{ type: 'sync' }], {});
  playback.hear({ kind: 'receive', text: '{"type":"error","ack":7,"code":"unknownScene"}' });
  assert.equal(await end, false);
});

test('a playback survives a lost connection, and ends when another scene is opened', async () => {
  let sent = 0;
  const playback = new Playback({ reopen: () => {}, send: () => (sent += 1) });
  const end = playback.start({ type: 'open', scene: 'lab' }, [{ type: 'sync' }], {});
  playback.hear({ kind: 'send', text: '{"type":"open","scene":"lab","id":1}' });
  playback.hear({ kind: 'send', text: '{"type":"open","resume":"s","id":2}' });
  assert.ok(playback.isUnderWay);
  playback.hear({ kind: 'send', text: '{"type":"open","scene":"mail","id":3}' });
  assert.deepEqual([await end, sent], [false, 0]);
});

test('words for people', () => {
  assert.equal(replayedText(1), '1 input was replayed into a fresh opening. The app goes on from here.');
  assert.equal(replayedText(12), '12 inputs were replayed into a fresh opening. The app goes on from here.');
  assert.deepEqual(scaleText(0.714), ['drawn at 71 %']);
  assert.deepEqual(scaleText(1), []);
  assert.deepEqual(amountsOf({ count: 212, calls: 1, refusal: null }), ['212 messages', '1 call']);
});

test('a column that reaches under another one has the width that one sees', () => {
  const at = (width, covered) => ({
    hierarchy: { id: 'split', type: 'SplitViewController', supplementaryColumnWidth: width, because: { supplementaryColumnWidth: `automatic: 320, and ${covered} under the primary` } },
    panes: [
      { container: 'split', column: 'supplementary', role: 'supplementary', frame: [0, 0, width, 800], safeArea: [0, covered, 0, 0] },
      { container: 'split', column: 'primary', role: 'primary', frame: [10, 10, 280, 780], safeArea: [0, 0, 0, 0] },
    ],
  });
  const [change] = containerChanges(at(600, 280), at(630, 290));
  assert.deepEqual([change.label, change.from, change.to], ['Split view: supplementary column width', '320, and 280 more under the primary', '340, and 290 more under the primary']);
  assert.deepEqual(containerChanges(at(600, 280), at(610, 290)), [], 'what one sees of the column is the same');
});

test('a pane is named by its column or its title, and has the frame that one sees', () => {
  const hierarchy = { id: 'split', type: 'SplitViewController', children: [{ id: 'list', type: 'ViewController', title: 'Inbox' }, { id: 'nav:plain', type: 'NavigationController' }] };
  const panes = [
    { id: 'nav:list/pane', controller: 'nav:list', container: 'split', column: 'supplementary', role: 'supplementary', frame: [0, 0, 610, 698], safeArea: [0, 290, 0, 0] },
    { id: 'list/pane', controller: 'list', container: 'nav:list', role: 'content', frame: [0, 0, 610, 698], safeArea: [0, 290, 0, 0] },
    { id: 'plain/pane', controller: 'plain', container: 'nav:plain', role: 'content', frame: [610, 0, 400, 698], safeArea: [0, 0, 0, 0] },
    { id: 'message/pane', controller: 'message', role: 'modal', frame: [700, 0, 300, 698], safeArea: [0, 0, 0, 0], navigationBar: 'message/bar' },
    { id: 'tabs/tabBar', controller: 'tabs', role: 'tabBar', frame: [0, 648, 1010, 50], safeArea: [0, 0, 0, 0] },
    { id: 'nav:primary/pane', controller: 'nav:primary', container: 'split', column: 'primary', role: 'primary', frame: [10, 10, 280, 678], safeArea: [0, 0, 0, 0] },
  ];
  const changes = paneChanges(null, { hierarchy, panes, viewModels: { 'message/bar': { title: 'Proofs are in' } } });
  assert.deepEqual(changes.map(({ name, to }) => [name, frameText(to)]), [
    ['Supplementary column', '320 × 698 at 290, 0'], ['Inbox', '320 × 698 at 290, 0'], ['Plain', '400 × 698 at 610, 0'],
    ['Proofs are in', '300 × 698 at 700, 0'], ['Tab bar', '1010 × 50 at 0, 648'], ['Primary column', '280 × 678 at 10, 10'],
  ]);
});

test('contents are named by the pane that shows them, or by its bar, and others by their title or kind', () => {
  const panes = [
    { id: 'nav:list/pane', controller: 'nav:list', role: 'secondary', navigationBar: 'nav:list/bar', bottomToolbar: 'nav:list/toolbar' },
    { id: 'list/pane', controller: 'list', role: 'content', viewModel: 'list' },
    { id: 'nav:plain/pane', controller: 'nav:plain', role: 'primary', navigationBar: 'nav:plain/bar' },
  ];
  const bar = title => ({ kind: 'navigationBar', title });
  const viewModels = {
    'nav:list/bar': bar('Inbox'), 'nav:list/toolbar': { kind: 'toolbar' }, list: { kind: 'list', title: 'All messages' }, 'nav:plain/bar': bar(),
    hidden: { kind: 'list', title: 'Drafts' }, other: { kind: 'textField' },
  };
  assert.deepEqual(contentChanges(null, { panes, viewModels }).map(({ name }) => name), [
    'Navigation bar: Inbox', 'Bottom toolbar: Inbox', 'All messages', 'Navigation bar: Primary column', 'Drafts', 'Text field',
  ]);
});

test('traits are in words', () => {
  const window = (layoutDirection, size) => ({ window: { traits: { layoutDirection, preferredContentSizeCategory: size } } });
  const changes = traitChanges(window('leftToRight', 'large'), window('rightToLeft', 'extraLarge'));
  assert.deepEqual(changes.map(({ label, from, to }) => [label, from, to]), [
    ['Layout direction', 'Left to right', 'Right to left'], ['Preferred content size category', 'Large', 'Extra large'],
  ]);
});
