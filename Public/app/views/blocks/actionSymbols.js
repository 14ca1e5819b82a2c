// Symbols that apps of others give their buttons, rows and tabs most. They are drawn by us in the manner of SF Symbols, on a field of
// 24 x 24. Pure.
import { symbols } from '../../art/symbols.js';
import { box, circle, cut, ring, ringed } from './symbolShapes.js';

const head = 'M12 6.6a3.1 3.1 0 1 1 0 6.2a3.1 3.1 0 0 1 0-6.2Z';
const chest = 'M6.2 18.6c.8-2.5 3-3.9 5.8-3.9s5 1.4 5.8 3.9a8.8 8.8 0 0 1-11.6 0Z';
const filledPerson = cut(head, chest);
const slash = 'M4 3.6l16 16.8';
const plusHole = 'M11.1 7.2h1.8v3.9h3.9v1.8h-3.9v3.9h-1.8v-3.9H7.2v-1.8h3.9Z';
const uturn = 'M8.6 3.8L4.2 8.2l4.4 4.4M4.6 8.2h9.6a5.4 5.4 0 0 1 0 10.8H9';
const uturnBack = 'M15.4 3.8l4.4 4.4-4.4 4.4M19.4 8.2H9.8a5.4 5.4 0 0 0 0 10.8H15';
const right = { strokes: ['M4.6 12h14.6M13.2 5.8L19.4 12l-6.2 6.2'] };
const left = { strokes: ['M19.4 12H4.8M10.8 5.8L4.6 12l6.2 6.2'] };
/** A sheet of paper before another one. */
const sheets = [box(8, 7.4, 11.6, 13.4, 1.8), 'M5.6 16.6a1.6 1.6 0 0 1-1.4-1.6V5a1.8 1.8 0 0 1 1.8-1.8h8.2a1.7 1.7 0 0 1 1.6 1.4'];
const grid = [box(3.4, 4.4, 17.2, 15.2, 2.4)];
const note = [box(4, 4, 16, 16, 2.6)];
/** A sign in the lower corner of a symbol. */
const cornerPlus = 'M18.6 14.6v6.2M15.5 17.7h6.2';
const folderWithCorner = 'M12.6 19.6H5.3a2.5 2.5 0 0 1-2.5-2.5V6.8a2.5 2.5 0 0 1 2.5-2.5h3.5c.6 0 1.2.2 1.7.6l1.1 1c.3.2.7.4 1.1.4h6a2.5 2.5 0 0 1 2.5 2.5v3.4M2.8 9.8h18.4';
const docWithCorner = 'M12.4 20.6H7.2A1.9 1.9 0 0 1 5.3 18.7V5.3a1.9 1.9 0 0 1 1.9-1.9h6l5.4 5.4v3.4M13 3.6v4.4a1 1 0 0 0 1 1h4.4';
const calendarWithCorner = 'M12.4 20.2H6a2.4 2.4 0 0 1-2.4-2.4V7.2A2.4 2.4 0 0 1 6 4.8h12a2.4 2.4 0 0 1 2.4 2.4v5M3.8 9.4h16.4M8 3.2v3M16 3.2v3';

/** Signs in circles and squares. */
const ringedSigns = {
  'line.3.horizontal.decrease.circle': ringed('M7 9.1h10M8.9 12.2h6.2M10.7 15.3h2.6'),
  'ellipsis.circle.fill': cut(circle(7.6, 12, 1.4), circle(12, 12, 1.4), circle(16.4, 12, 1.4)),
  'plus.circle.fill': cut(plusHole),
  'minus.circle.fill': cut(box(7.2, 11.1, 9.6, 1.8, 0.6)),
  'info.circle.fill': cut(circle(12, 7.6, 1.2), box(11.1, 10.2, 1.8, 7.2, 0.6)),
  'exclamationmark.circle.fill': cut(box(11.1, 6.4, 1.8, 7.4, 0.6), circle(12, 16.6, 1.2)),
  'arrow.up.circle': ringed('M12 16.4V7.8M8.4 11.2L12 7.6l3.6 3.6'),
  'arrow.right.circle': ringed('M7.6 12h8.6M12.8 8.4l3.6 3.6-3.6 3.6'),
  'arrow.up.circle.fill': cut('M12 6.4l4.8 4.8-1.3 1.3-2.6-2.6v7.7h-1.8V9.9l-2.6 2.6-1.3-1.3Z'),
  'arrow.down.circle.fill': cut('M12 17.6l-4.8-4.8 1.3-1.3 2.6 2.6V6.4h1.8v7.7l2.6-2.6 1.3 1.3Z'),
  'chevron.right.circle': ringed('M10.4 8l4 4-4 4'),
  'chevron.down.circle': ringed('M8 10.4l4 4 4-4'),
  'play.circle': ringed('M10 8.4v7.2l6-3.6Z'),
  'play.circle.fill': cut('M9.6 7.6v8.8l7.2-4.4Z'),
  'pause.circle': ringed('M10 8.6v6.8M14 8.6v6.8'),
  'star.circle': ringed('M12 7l1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.8-3.1 1.8.7-3.5L7 10.6l3.5-.4Z'),
  'pencil.circle': ringed('M8.4 15.6l.5-2.1 5.6-5.6a1.1 1.1 0 0 1 1.6 1.6l-5.6 5.6Z'),
  'dollarsign.circle': ringed('M14.8 9.4c-.3-1-1.4-1.7-2.8-1.7c-1.6 0-2.8.8-2.8 2.1c0 3 5.8 1.3 5.8 4.4c0 1.3-1.3 2.1-3 2.1c-1.6 0-2.8-.8-3-1.9M12 6.2v11.6'),
  'checkmark.square': { strokes: [...note, 'M8 12.3l2.8 2.9 5.2-6.2'] },
  'plus.square': { strokes: [...note, 'M12 8v8M8 12h8'] },
  'xmark.square': { strokes: [...note, 'M8.6 8.6l6.8 6.8M15.4 8.6l-6.8 6.8'] },
  'arrow.right.square': { strokes: [...note, 'M7.6 12h8.6M12.8 8.4l3.6 3.6-3.6 3.6'] },
  'largecircle.fill.circle': { strokes: [ring], fill: circle(12, 12, 5.2), width: 1.5 },
};

/** People. */
const people = {
  'person.circle': ringed(head, 'M6.2 18.4c.8-2.4 3-3.7 5.8-3.7s5 1.3 5.8 3.7'),
  'person.circle.fill': filledPerson,
  'person.crop.circle.fill': filledPerson,
  'person.2.fill': { strokes: ['M16.4 14.3c3 .1 5 1.8 5 4.9h-3.4'], fill: `${circle(8.8, 8.6, 3.6)}M2.2 19.4c0-3.4 2.9-5.2 6.6-5.2s6.6 1.8 6.6 5.2Z${circle(16.2, 8.8, 2.8)}` },
  'person.3': { strokes: [circle(12, 8.6, 2.9), 'M6.8 18.4c0-2.9 2.3-4.5 5.2-4.5s5.2 1.6 5.2 4.5Z', circle(4.6, 10.4, 1.9), circle(19.4, 10.4, 1.9), 'M1.2 17.4c0-2 1.5-3.2 3.6-3.3M22.8 17.4c0-2-1.5-3.2-3.6-3.3'], width: 1.5 },
  'person.badge.plus': { strokes: ['M13.6 19.6H3.4c0-3.3 2.9-5.1 6.8-5.1c1.6 0 3 .3 4.1.9', circle(10.2, 8, 3.7), cornerPlus] },
  'person.crop.rectangle': { strokes: [...grid, circle(12, 10.2, 2.6), 'M7.2 19.2c.2-2.9 2.2-4.4 4.8-4.4s4.6 1.5 4.8 4.4'] },
  'hand.thumbsup': { strokes: ['M7.6 10.6L11 3.8c1.6 0 2.6 1.1 2.4 2.8l-.4 3h5.2c1.2 0 2 1 1.7 2.2l-1.5 6.4a2.3 2.3 0 0 1-2.2 1.8H7.6Z', 'M7.4 10.6H4.6a.9.9 0 0 0-.9.9v7.6c0 .5.4.9.9.9h2.8'] },
};

/** Documents and words. */
const documents = {
  'doc.on.doc': { strokes: sheets },
  'doc.on.clipboard': { strokes: [box(9.4, 9, 10.4, 11.8, 1.6), 'M7 18.2H5.8A1.8 1.8 0 0 1 4 16.4V6a1.8 1.8 0 0 1 1.8-1.8H7M13.2 4.2h1.2A1.8 1.8 0 0 1 16.2 6v.8', box(7, 2.8, 6.2, 3, 1)] },
  'doc.badge.plus': { strokes: [docWithCorner, cornerPlus] },
  'folder.badge.plus': { strokes: [folderWithCorner, cornerPlus] },
  'calendar.badge.plus': { strokes: [calendarWithCorner, cornerPlus] },
  'doc.richtext': { strokes: [...symbols.doc.strokes, 'M8.6 11.6h6.8M8.6 17.4h6.8M8.6 14.5h4'] },
  'doc.plaintext': { strokes: [...symbols.doc.strokes, 'M8.6 12h6.8M8.6 15h6.8M8.6 18h4'] },
  note: { strokes: ['M4 6.6A2.6 2.6 0 0 1 6.6 4h10.8A2.6 2.6 0 0 1 20 6.6v7.6L14.2 20H6.6A2.6 2.6 0 0 1 4 17.4Z', 'M14.2 20v-4.2a1.6 1.6 0 0 1 1.6-1.6H20'] },
  'note.text': { strokes: [...note, 'M7.6 8.4h8.8M7.6 12h8.8M7.6 15.6h5'] },
  'list.dash': { strokes: ['M3.8 6.5h2.6M3.8 12h2.6M3.8 17.5h2.6M9.4 6.5h11M9.4 12h11M9.4 17.5h11'] },
  'list.number': { strokes: ['M10 6.5h10.4M10 12h10.4M10 17.5h10.4', 'M4 5.4l1.4-.8v4M3.9 10.8c.2-1.2 2.4-1.2 2.4.1c0 .9-1.6 1.3-2.4 2.5h2.5M4 16c.6-.8 2.2-.6 2.2.5c0 .6-.5.9-1.1.9c.7 0 1.2.4 1.2 1c0 1.2-1.8 1.4-2.4.5'], width: 1.5 },
  'list.bullet.rectangle': { strokes: [...grid, 'M10 8.6h7M10 12h7M10 15.4h7'], fill: [8.6, 12, 15.4].map(y => circle(7, y, 1)).join('') },
  checklist: { strokes: ['M3.6 6.4l1.5 1.6 2.7-3.2M3.6 12.2l1.5 1.6 2.7-3.2M3.6 18l1.5 1.6 2.7-3.2M11 6.5h9.4M11 12.3h9.4M11 18.1h9.4'] },
  'textformat.size': { strokes: ['M2.6 18.4L5.8 10h.6l3.2 8.4M3.8 15.4h4.6', 'M10.8 18.4l4.6-12.8h1l4.6 12.8M12.4 14.2h7'] },
  bold: { strokes: ['M7.4 12V4.6h5.2a3.7 3.7 0 0 1 0 7.4Zm0 0h6a3.7 3.7 0 0 1 0 7.4h-6Z'], width: 2.2 },
  italic: { strokes: ['M10 4.6h7M7 19.4h7M13.6 4.6l-3.2 14.8'] },
  underline: { strokes: ['M7 4.4v6.8a5 5 0 0 0 10 0V4.4M5.6 20h12.8'] },
  strikethrough: { strokes: ['M16.4 7.6c-.6-1.9-2.3-3-4.5-3c-2.5 0-4.3 1.3-4.3 3.4c0 1.7 1 2.7 3.2 3.4M4 12h16M14.4 13c1.6.7 2.4 1.7 2.4 3c0 2.1-1.9 3.4-4.6 3.4c-2.5 0-4.3-1.2-4.8-3.2'] },
  scissors: { strokes: [circle(6, 6.8, 2.6), circle(6, 17.2, 2.6), 'M8.2 8.2L20 17M8.2 15.8L20 7'] },
  paintbrush: { strokes: ['M19.8 4.2c-4 1-8.4 4.6-10.2 8l2.2 2.2c3.4-1.8 7-6.2 8-10.2Z', 'M9.2 13c-2 0-3.2 1.2-3.4 3c-.1 1.3-.8 2.2-2 2.6c3.6 2.2 7.9.4 7.7-3.2'] },
  'trash.fill': { strokes: symbols.trash.strokes.slice(0, 2), rule: 'evenodd', fill: `${symbols.trash.strokes[2]}Z${box(9, 9.6, 1.4, 7.8, 0.7)}${box(13.6, 9.6, 1.4, 7.8, 0.7)}` },
  printer: { strokes: ['M7 8.2V4.6a.8.8 0 0 1 .8-.8h8.4a.8.8 0 0 1 .8.8v3.6', 'M7 17H5a2 2 0 0 1-2-2v-4.6a2.2 2.2 0 0 1 2.2-2.2h13.6a2.2 2.2 0 0 1 2.2 2.2V15a2 2 0 0 1-2 2h-2', box(7, 13, 10, 7.2, 0.8)] },
  terminal: { strokes: [...grid, 'M7 9l3 2.6L7 14.2M12 14.6h4.6'] },
  'chevron.left.forwardslash.chevron.right': { strokes: ['M7 7l-5 5 5 5M17 7l5 5-5 5M14 4.6l-4 14.8'] },
};

/** Arrows. */
const arrows = {
  'arrow.counterclockwise': { strokes: symbols['clock.arrow.circlepath'].strokes.slice(0, 2) },
  'arrow.triangle.2.circlepath': { strokes: ['M4.4 10.4a7.8 7.8 0 0 1 13.8-3.2M19.6 13.6a7.8 7.8 0 0 1-13.8 3.2'], fill: 'M19.6 3.6v5.2h-5.2ZM4.4 20.4v-5.2h5.2Z' },
  'arrow.2.squarepath': { strokes: ['M4.6 13.6V9.4A2.4 2.4 0 0 1 7 7h9.4M13.6 4.2L16.4 7l-2.8 2.8M19.4 10.4v4.2A2.4 2.4 0 0 1 17 17H7.6M10.4 14.2L7.6 17l2.8 2.8'] },
  'arrow.uturn.backward': { strokes: [uturn], isDirectional: true },
  'arrow.uturn.left': { strokes: [uturn] },
  'arrow.uturn.forward': { strokes: [uturnBack], isDirectional: true },
  'arrow.uturn.right': { strokes: [uturnBack] },
  'arrow.forward': { ...right, isDirectional: true },
  'arrow.right': right,
  'arrow.left': left,
  'arrow.backward': { ...left, isDirectional: true },
  'arrow.up.right': { strokes: ['M6.4 17.6L17.4 6.6M8.6 6.4h9v9'] },
  'arrowshape.turn.up.right': { strokes: ['M13.6 5.2v3.6C7.4 9 4.2 12.2 3.6 18.6c2.4-3.2 5.4-4.6 10-4.6v3.6a.7.7 0 0 0 1.2.5l6-6.1a.9.9 0 0 0 0-1.2l-6-6.1a.7.7 0 0 0-1.2.5Z'] },
  'chevron.up.chevron.down': { strokes: ['M7.4 9.2L12 4.6l4.6 4.6M7.4 14.8l4.6 4.6 4.6-4.6'] },
  repeat: { strokes: ['M3.8 11.4v-1A3.4 3.4 0 0 1 7.2 7h12M16.4 4l3 3-3 3M20.2 12.6v1a3.4 3.4 0 0 1-3.4 3.4h-12M7.6 14l-3 3 3 3'] },
  shuffle: { strokes: ['M3 7.4h3.2c1.5 0 2.9.7 3.8 2l3.2 5.2a4.6 4.6 0 0 0 3.8 2h3.6M18 13.8l2.8 2.8-2.8 2.8M3 16.6h3.2c1.5 0 2.9-.7 3.8-2M13.2 9.4a4.6 4.6 0 0 1 3.8-2h3.6M18 4.6l2.8 2.8L18 10.2'], width: 1.5 },
};

/** Sounds, places and the state of things. */
const states = {
  pin: { strokes: ['M9 3.8h6l-.7 6c1.9.8 3 2.2 3 4.2H6.700c0-2 1.1-3.4 3-4.200Z', 'M12 14v6.6'] },
  'pin.fill': { strokes: ['M12 14v6.6'], fill: 'M8.6 3.400h6.800l-.8 6.200c2 .9 3.1 2.5 3.1 4.800H6.300c0-2.3 1.1-3.9 3.1-4.800Z' },
  'mappin.and.ellipse': { strokes: [circle(12, 6.8, 3.4), 'M12 10.200v8', 'M9 14.200c-3 .4-5.4 1.5-5.4 3c0 1.9 3.8 3.2 8.4 3.200s8.4-1.3 8.4-3.200c0-1.5-2.4-2.6-5.4-3'] },
  'mappin.circle': ringed(circle(12, 9.6, 2.2), 'M12 11.800v5.4'),
  'bell.slash': { strokes: ['M7.9 9.200c-.3.7-.4 1.4-.4 2.200c0 2.6-.3 4-1.3 5.200c-.5.6-.2 1.1.6 1.100h9.200M9.2 6.400c.7-.8 1.7-1.2 2.8-1.200c2.9 0 4.5 2.6 4.5 6.200c0 1.7.1 2.9.5 3.900M10.1 20a2 2 0 0 0 3.8 0', slash] },
  'bell.badge': { strokes: ['M16.3 8.900c.2.8.2 1.6.2 2.500c0 2.6.3 4 1.3 5.200c.5.6.2 1.1-.6 1.100H6.800c-.8 0-1.1-.5-.6-1.100c1-1.2 1.3-2.6 1.3-5.200c0-3.6 1.6-6.2 4.5-6.200M10.1 20a2 2 0 0 0 3.8 0'], fill: circle(17, 5.2, 2.6) },
  'eye.slash': { strokes: ['M7 7.200C5.2 8.3 3.7 9.9 2.6 12c2 3.9 5.4 6 9.4 6c1.7 0 3.3-.4 4.7-1.100M10.2 6.200c.6-.1 1.2-.2 1.8-.2c4 0 7.4 2.1 9.4 6c-.6 1.2-1.4 2.2-2.2 3.100M10 10.200a2.8 2.8 0 0 0 3.9 4', slash] },
  'speaker.slash': { strokes: ['M5.6 9.600H3.600v4.800h3.200l4.6 3.900c.4.3.9.1.9-.4v-2.600M9 7.600l2.4-2c.4-.3.9-.1.9.4v4.2', slash] },
  'lock.open': { strokes: [box(5.4, 10.6, 13.2, 9.8, 2.2), 'M8 10.4V7.400a4 4 0 0 1 7.7-1.5'] },
  'lock.fill': { strokes: ['M8 10.4V8a4 4 0 0 1 8 0v2.4'], fill: box(5, 10.2, 14, 10.6, 2.4) },
  'photo.on.rectangle': { strokes: [box(6.4, 7.4, 14.8, 11.8, 2.2), 'M3.8 15.600a1.8 1.8 0 0 1-1-1.600V6.400a2 2 0 0 1 2-2h11a2 2 0 0 1 1.7 1', 'M6.8 17.400l3.6-3.300a1.3 1.3 0 0 1 1.8 0l2.3 2.1 1.7-1.500a1.3 1.3 0 0 1 1.8 0l2.9 2.7'] },
  'music.note.list': { strokes: ['M3.6 6h9M3.6 10.600h7M3.6 15.200h5', 'M16.6 17.200V6.400l4-1.100v3l-4 1.1'], fill: circle(14.6, 17.6, 2.3) },
  'stop.fill': { strokes: [], fill: box(5.6, 5.6, 12.8, 12.8, 2) },
  'forward.fill': { strokes: [], fill: 'M3.4 6.400v11.200c0 .6.6.9 1.1.6l7.1-5.200v4.600c0 .6.6.9 1.1.6l7.7-5.600c.4-.3.4-.9 0-1.200l-7.7-5.600c-.5-.3-1.1 0-1.1.6v4.600L4.5 5.800c-.5-.3-1.1 0-1.1.6Z' },
  'backward.fill': { strokes: [], fill: 'M20.6 6.400v11.200c0 .6-.6.9-1.1.6l-7.1-5.200v4.600c0 .6-.6.9-1.1.6l-7.7-5.600a.8.8 0 0 1 0-1.200l7.7-5.600c.5-.3 1.1 0 1.1.6v4.600l7.1-5.200c.5-.3 1.1 0 1.1.6Z' },
  sparkles: { strokes: [], fill: 'M10 5.200c.8 4 2 5.2 6 6c-4 .8-5.2 2-6 6c-.8-4-2-5.2-6-6c4-.8 5.2-2 6-6ZM18 3c.4 2 1 2.6 3 3c-2 .4-2.6 1-3 3c-.4-2-1-2.6-3-3c2-.4 2.6-1 3-3ZM18 14.400c.4 2 1 2.6 3 3c-2 .4-2.6 1-3 3c-.4-2-1-2.6-3-3c2-.4 2.6-1 3-3Z' },
  shield: { strokes: ['M12 3.400l7.2 2.500v5.300c0 4.4-2.7 7.6-7.2 9.400c-4.5-1.8-7.2-5-7.2-9.400V5.900Z'] },
  hourglass: { strokes: ['M6.6 3.800h10.800M6.6 20.200h10.800M7.8 3.800v3.400c0 2.6 4.2 3.6 4.2 4.800s-4.2 2.2-4.2 4.800v3.400M16.2 3.800v3.400c0 2.6-4.2 3.6-4.2 4.800s4.2 2.2 4.2 4.800v3.4'] },
  'building.2': { strokes: ['M3.8 20.200V5.600a1.4 1.4 0 0 1 1.4-1.400h6.600a1.4 1.4 0 0 1 1.4 1.400v14.600M13.2 9.400h5.600a1.4 1.4 0 0 1 1.4 1.400v9.400M2.6 20.200h18.800M6.8 8h3.400M6.8 11.600h3.400M6.8 15.200h3.400M16.2 13h1.400M16.2 16.400h1.4'] },
  display: { strokes: [box(2.8, 4.2, 18.4, 12.4, 2), 'M9 20h6M12 16.800V20'] },
  laptopcomputer: { strokes: [box(4.4, 5, 15.2, 10.6, 1.8), 'M2 18.600h20'] },
  'paperplane.fill': { strokes: [], fill: 'M21.3 2.800L2.8 10.200c-.7.3-.7 1.2 0 1.500l6.4 2.9 9.6-9.2-9.2 9.6 2.9 6.400c.3.7 1.2.7 1.5 0Z' },
  'person.crop.square': { strokes: [box(3.6, 3.6, 16.8, 16.8, 3), circle(12, 9.6, 3.2), 'M6 20c.3-3.3 2.8-5 6-5s5.7 1.7 6 5'] },
};

/** Symbol name to strokes and filled shapes, as in `symbols`. */
export const actionSymbols = { ...ringedSigns, ...people, ...documents, ...arrows, ...states };
