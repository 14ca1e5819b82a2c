// Symbols for the contents of an app that somebody describes: its places, things, media and signs. They are drawn by us in the
// manner of SF Symbols, on a field of 24 x 24. Pure.
import { symbols } from '../../art/symbols.js';
import { actionSymbols } from './actionSymbols.js';
import { box, circle, cut, rays, ring, ringed } from './symbolShapes.js';

const page = symbols.doc.strokes;
const bell = 'M6.2 16.6c1-1.2 1.3-2.6 1.3-5.2c0-3.6 1.6-6.2 4.5-6.2s4.5 2.6 4.5 6.2c0 2.6.3 4 1.3 5.2c.5.6.2 1.1-.6 1.1H6.8c-.8 0-1.1-.5-.6-1.1Z';
const openBook = 'M12 7c-1.7-1.5-4.1-2.1-7.6-2.1a.9.9 0 0 0-.9.9v11.4c0 .5.4.9.9.9c3.5 0 5.9.6 7.6 2c1.7-1.4 4.1-2 7.6-2c.5 0 .9-.4.9-.9V5.8a.9.9 0 0 0-.9-.9C16.1 4.9 13.7 5.5 12 7Z';
const triangle = 'M7.2 4.9v14.2c0 .7.7 1.1 1.3.8l11.4-7.1c.6-.4.6-1.2 0-1.6L8.5 4.1c-.6-.3-1.3.1-1.3.8Z';
const bubble = 'M6.2 4.2h11.6a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-6.4l-3.7 3.2c-.6.5-1.3.1-1.3-.6v-2.6h-.2a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3Z';
const shoulders = 'M4.2 20.6c0-3.6 3.4-5.6 7.8-5.6s7.8 2 7.8 5.6Z';

/** People, places and things. */
const things = {
  house: { strokes: ['M3.2 11.6L12 4.2l8.8 7.4', 'M5.6 9.8v9.1a1.2 1.2 0 0 0 1.2 1.2h10.4a1.2 1.2 0 0 0 1.2-1.2V9.8', 'M9.9 20v-5.2a.8.8 0 0 1 .8-.8h2.6a.8.8 0 0 1 .8.8V20'] },
  gear: { strokes: [circle(12, 12, 6.5), circle(12, 12, 2), rays(12, 6.7, 8.8), rays(3, 2, 6.5)], width: 1.5 },
  heart: symbols['suit.heart'],
  'heart.fill': symbols['suit.heart.fill'],
  'person.fill': { strokes: [], fill: `M12 12.6a4.5 4.8 0 1 0 0-9.6a4.5 4.8 0 0 0 0 9.6Z${shoulders}` },
  'person.2': { strokes: [circle(8.8, 8.6, 3.3), 'M2.6 19.2c0-3.2 2.7-5 6.2-5s6.2 1.8 6.2 5Z', 'M14.7 5.5a3.2 3.2 0 1 1 1 6.2', 'M16.4 14.3c3 .1 5 1.8 5 4.9h-3.4'] },
  'person.crop.circle': ringed(circle(12, 9.8, 3), 'M6.2 18.2c.9-2.4 3.1-3.7 5.8-3.7s4.9 1.3 5.8 3.7'),
  bell: { strokes: [bell, 'M12 5.1V3.6', 'M10.1 20a2 2 0 0 0 3.8 0'] },
  'bell.fill': { strokes: ['M12 5.1V3.6', 'M10.1 20a2 2 0 0 0 3.8 0'], fill: bell },
  book: { strokes: [openBook, 'M12 7v13'] },
  'book.fill': { strokes: [], fill: 'M11.4 7.3C9.8 6 7.6 5.3 4.4 5.3a1 1 0 0 0-1 1v10.6a1 1 0 0 0 1 1c3.2 0 5.4.7 7 2.1ZM12.6 7.3c1.6-1.3 3.8-2 7-2a1 1 0 0 1 1 1v10.6a1 1 0 0 1-1 1c-3.2 0-5.4.7-7 2.1Z' },
  'books.vertical': { strokes: [box(3.4, 5, 4.2, 15, 1), box(8.6, 3.8, 4.2, 16.2, 1), 'M14.2 7.1l3.3-.9 3.7 12.9-3.3.9Z', 'M3.6 8.8h3.8M8.8 7.6h3.8'] },
  'folder.fill': { strokes: [], fill: 'M2.8 9.4V6.8a2.5 2.5 0 0 1 2.5-2.5h3.5c.6 0 1.2.2 1.7.6l1.1 1c.3.2.7.4 1.1.4h6a2.5 2.5 0 0 1 2.5 2.5v.6ZM2.8 10.6h18.4v6.6a2.5 2.5 0 0 1-2.5 2.5H5.3a2.5 2.5 0 0 1-2.5-2.5Z' },
  map: { strokes: ['M9 4.6L3.9 6.7a.8.8 0 0 0-.5.8v11.4c0 .5.4.8.9.6L9 17.6l6 2.4 5.1-2.1a.8.8 0 0 0 .5-.8V5.7c0-.5-.4-.8-.9-.6L15 7Z', 'M9 4.6v13M15 7v13'] },
  mappin: { strokes: [circle(12, 7.2, 3.8), 'M12 11v9.8'] },
  location: { strokes: ['M20.4 3.9L4 10.9c-.7.3-.6 1.3.1 1.4l7 1c.3 0 .5.3.6.6l1 6.8c.1.8 1.1.9 1.4.2Z'] },
  cart: { strokes: ['M2.8 4.4h1.9c.5 0 .9.3 1 .8l2 9.6c.1.6.6 1 1.2 1h9.1c.6 0 1.1-.4 1.2-1l1.5-6.3a.9.9 0 0 0-.9-1.1H6.2', circle(9.6, 19.3, 1.2), circle(17, 19.3, 1.2)] },
  bag: { strokes: ['M5.8 8h12.4l1 10.3a1.9 1.9 0 0 1-1.9 2.1H6.7a1.9 1.9 0 0 1-1.9-2.1Z', 'M8.6 10.6V7a3.4 3.4 0 0 1 6.8 0v3.6'] },
  creditcard: { strokes: [box(2.8, 5.4, 18.4, 13.2, 2.4), 'M3 9.6h18', 'M6.2 15h3.4'] },
  tag: { strokes: ['M5.4 4.2h6.1c.5 0 1 .2 1.4.6l7 7a1.9 1.9 0 0 1 0 2.7l-5.4 5.4a1.9 1.9 0 0 1-2.7 0l-7-7a2 2 0 0 1-.6-1.4V5.4a1.2 1.2 0 0 1 1.2-1.2Z', circle(8.1, 8.1, 1.1)] },
  gift: { strokes: [box(3.6, 8, 16.8, 4.2, 1), 'M5 12.4v6.4a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5v-6.4', 'M12 8v12.2', 'M12 7.9c-1-3-2.6-4.3-4.2-4c-1.7.4-1.7 4 .4 4M12 7.9c1-3 2.6-4.3 4.2-4c1.7.4 1.7 4-.4 4'] },
  briefcase: { strokes: [box(3, 7.6, 18, 12, 2.2), 'M8.8 7.4V6a1.8 1.8 0 0 1 1.8-1.8h2.8A1.8 1.8 0 0 1 15.2 6v1.4', 'M3.2 12.8h17.6'] },
  shippingbox: { strokes: ['M12 3.4l8 4v9.2l-8 4-8-4V7.4Z', 'M4.2 7.6L12 11.6l7.8-4M12 11.6v8.8', 'M8 5.4l8 4.1'] },
  graduationcap: { strokes: ['M12 5l9.4 4.6L12 14.2 2.6 9.6Z', 'M6.4 11.7V16c1.5 1.5 3.4 2.2 5.6 2.2s4.1-.7 5.6-2.2v-4.3', 'M21.2 9.8v5.4'] },
  trophy: { strokes: ['M7.4 4.2h9.2v5.6a4.6 4.6 0 0 1-9.2 0Z', 'M7.2 5.8h-3c0 3.2 1.2 5 3.6 5.4M16.8 5.8h3c0 3.2-1.2 5-3.6 5.4', 'M12 14.6V18M8.4 20.2h7.2c0-1.3-.9-2.2-2.2-2.2h-2.8c-1.3 0-2.2.9-2.2 2.2Z'] },
  lightbulb: { strokes: ['M9.4 17.2c0-2-3-3.4-3-7.2a5.6 5.6 0 0 1 11.2 0c0 3.8-3 5.2-3 7.2Z', 'M9.8 20.2h4.4'] },
  key: { strokes: [circle(8.2, 8.2, 4.4), 'M11.4 11.4l8 8M16.9 16.9l2.2-2.2M14 14l1.9-1.9'] },
  lock: { strokes: [box(5.4, 10.6, 13.2, 9.8, 2.2), 'M8 10.4V8a4 4 0 0 1 8 0v2.4'] },
  airplane: { strokes: ['M21 12c0 .8-.9 1.4-2.1 1.4h-4.3l-4 6.4H8.7l1.9-6.4H6.8l-1.9 2.4H3.4L4.4 12l-1-3.8h1.5l1.9 2.4h3.8L8.7 4.2h1.9l4 6.4h4.3c1.2 0 2.1.6 2.1 1.4Z'], width: 1.5 },
  car: { strokes: ['M5.4 10.6l1.4-3.8c.3-.8 1-1.3 1.9-1.3h6.6c.9 0 1.6.5 1.9 1.3l1.4 3.8', box(3.4, 10.6, 17.2, 6.6, 2), 'M5.8 17.2v2.2M18.2 17.2v2.2', 'M7 13.9h.8M16.2 13.9h.8'] },
  leaf: { strokes: ['M19.6 4.2c.6 8.2-1.7 13.9-7.6 13.9c-3.7 0-6-2.4-5.8-5.8c.3-5.2 5.8-6.8 13.4-8.1Z', 'M4 20.2c2.2-4.4 5.2-7.2 9-9.2'] },
};

/** Times and weather. */
const times = {
  calendar: { strokes: [box(3.6, 4.8, 16.8, 15.4, 2.4), 'M3.8 9.4h16.4', 'M8 3.2v3M16 3.2v3'], fill: [7.2, 11.2, 15.2].map(x => box(x, 12, 1.8, 1.8, 0.4) + (x < 15 ? box(x, 15.6, 1.8, 1.8, 0.4) : '')).join('') },
  clock: ringed('M12 6.6V12l3.6 2.2'),
  timer: { strokes: [circle(12, 13, 7.4), 'M12 9.2V13l2.4 1.6', 'M10 3.2h4M12 3.4v2.2'] },
  'sun.max': { strokes: [circle(12, 12, 3.9), rays(8, 6.8, 8.9)] },
  moon: { strokes: ['M19.8 14.3A8.3 8.3 0 1 1 10 4c-1.5 6 3.7 11.5 9.8 10.3Z'] },
  cloud: { strokes: ['M7 18.6a4.3 4.3 0 0 1-.5-8.6a5.7 5.7 0 0 1 10.9 1.1a3.8 3.8 0 0 1 .2 7.5Z'] },
  drop: { strokes: ['M12 3.6c3.2 4 5.6 7 5.6 10.4a5.6 5.6 0 0 1-11.2 0c0-3.4 2.4-6.4 5.6-10.4Z'] },
  flame: { strokes: ['M12.6 3.2c.6 3.4 4.9 5.6 4.9 10.6a5.5 5.5 0 0 1-11 .2c0-2.4 1.1-3.9 2.2-5.2c.2 1.3.8 2.1 1.8 2.4c-.4-3.2.3-6 2.1-8Z'] },
  bolt: { strokes: ['M13.6 3.2L5.4 13.4h5.8l-1 7.4 8.4-10.6h-5.9Z'] },
};

/** Pictures, sounds and words. */
const media = {
  photo: { strokes: [box(2.8, 4.6, 18.4, 14.8, 2.6), circle(8, 9.4, 1.6), 'M3.2 17.4l4.9-4.5a1.4 1.4 0 0 1 1.9 0l3.1 2.9 2.4-2.2a1.4 1.4 0 0 1 1.9 0l3.4 3.2'] },
  camera: { strokes: ['M9.3 5.3h5.4c.5 0 1 .3 1.2.7l.9 1.5h2.4a2.2 2.2 0 0 1 2.2 2.2v7.4a2.2 2.2 0 0 1-2.2 2.2H4.8a2.2 2.2 0 0 1-2.2-2.2V9.7a2.2 2.2 0 0 1 2.2-2.2h2.4l.9-1.5c.2-.4.7-.7 1.2-.7Z', circle(12, 13.2, 3.7)] },
  video: { strokes: [box(2.6, 6.4, 12.8, 11.2, 2.6), 'M15.6 10.6l4.3-3a.9.9 0 0 1 1.4.7v7.4a.9.9 0 0 1-1.4.7l-4.3-3'] },
  film: { strokes: [box(3, 4.8, 18, 14.4, 2), 'M7.4 5v14M16.6 5v14M7.6 12h8.8', 'M3.2 9.6h4M3.2 14.4h4M16.8 9.6h4M16.8 14.4h4'], width: 1.5 },
  'music.note': { strokes: ['M12.4 17.4V4.8l5-1.4v3.8l-5 1.4'], fill: 'M9.4 15.1c1.7 0 3 1 3 2.4s-1.3 2.7-3 2.7s-2.9-1-2.9-2.4s1.3-2.7 2.9-2.7Z' },
  headphones: { strokes: ['M4 15v-2a8 8 0 0 1 16 0v2', 'M4 14.2h2.6a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5.4A1.4 1.4 0 0 1 4 18.8Z', 'M20 14.2h-2.6a1 1 0 0 0-1 1v4a1 1 0 0 0 1 1h1.2a1.4 1.4 0 0 0 1.4-1.4Z'] },
  'speaker.wave.2': { strokes: ['M3.6 9.6v4.8h3.2l4.6 3.9c.4.3.9.1.9-.4V6.1c0-.5-.5-.7-.9-.4L6.8 9.6Z', 'M15.2 9a4.4 4.4 0 0 1 0 6M17.8 6.6a8 8 0 0 1 0 10.8'], isDirectional: true },
  play: { strokes: [triangle] },
  'play.fill': { strokes: [triangle], fill: triangle },
  'pause.fill': { strokes: [], fill: box(6.2, 4.6, 4, 14.8, 1) + box(13.8, 4.6, 4, 14.8, 1) },
  tv: { strokes: [box(2.8, 4.8, 18.4, 12, 2), 'M8.4 20h7.2'] },
  desktopcomputer: { strokes: [box(2.8, 4, 18.4, 12.4, 2), 'M12 16.6v3.4M9 20.2h6'] },
  newspaper: { strokes: ['M3.6 5.4a.8.8 0 0 1 .8-.8h11.2a.8.8 0 0 1 .8.8v12.8a2 2 0 0 0 2 2H5.6a2 2 0 0 1-2-2Z', 'M16.4 9.4h3.2c.5 0 .8.3.8.8v8a2 2 0 0 1-2 2', 'M6.6 8.4h6.8M6.6 12h6.8M6.6 15.6h4.4'] },
  'doc.text': { strokes: [...page, 'M8.8 12.4h6.4M8.8 15.8h6.4'] },
  phone: { strokes: ['M8.3 4.3L10 7.7c.2.4.1.9-.2 1.2L8.6 10c.9 2.1 3.3 4.5 5.4 5.4l1.1-1.2c.3-.3.8-.4 1.2-.2l3.4 1.7c.5.3.7.8.6 1.4c-.4 1.7-1.6 2.9-3.2 2.9C10.6 20 4 13.4 4 6.9c0-1.6 1.2-2.8 2.9-3.2c.6-.1 1.1.1 1.4.6Z'] },
  'bubble.left': { strokes: [bubble], isDirectional: true },
  'text.bubble': { strokes: [bubble, 'M8 8.8h8M8 12h5.4'], isDirectional: true },
  'text.bubble.fill': { strokes: [], fill: bubble + box(7.4, 8.1, 9.2, 1.5, 0.6) + box(7.4, 11.3, 6, 1.5, 0.6), rule: 'evenodd', isDirectional: true },
  'envelope.open': { strokes: ['M3.4 10.2L11 4.4a1.7 1.7 0 0 1 2 0l7.6 5.8v8a2 2 0 0 1-2 2H5.4a2 2 0 0 1-2-2Z', 'M3.8 10.8l7 4.5a2.2 2.2 0 0 0 2.4 0l7-4.5'] },
  'envelope.badge': { strokes: symbols.envelope.strokes, fill: circle(19.4, 5.4, 2.9) },
  'star.leadinghalf.filled': { strokes: symbols.star.strokes, fill: 'M12 2.9v14.6l-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.9Z' },
  qrcode: {
    strokes: [box(3.6, 3.6, 6.2, 6.2, 1.2), box(14.2, 3.6, 6.2, 6.2, 1.2), box(3.6, 14.2, 6.2, 6.2, 1.2)],
    fill: [[5.8, 5.8], [16.4, 5.8], [5.8, 16.4], [13.6, 13.6], [18.4, 13.6], [16, 16], [13.6, 18.4], [18.4, 18.4]].map(([x, y]) => box(x, y, 2, 2, 0.4)).join(''),
    width: 1.5,
  },
  faceid: {
    strokes: [
      'M4 8.4V6.2A2.2 2.2 0 0 1 6.2 4h2.2M15.6 4h2.2A2.2 2.2 0 0 1 20 6.2v2.2M20 15.6v2.2a2.2 2.2 0 0 1-2.2 2.2h-2.2M8.4 20H6.2A2.2 2.2 0 0 1 4 17.8v-2.2',
      'M8.6 9.4v1.3M15.4 9.4v1.3M12.2 9.4v3.5h-.9M9 15.2c1.7 1.5 4.3 1.5 6 0',
    ],
  },
  'number.square': { strokes: [box(3.4, 3.4, 17.2, 17.2, 3.2), 'M8.4 10h7.8M7.8 14h7.8M10.9 7.4l-1.3 9.2M14.6 7.4l-1.3 9.2'], width: 1.5 },
  highlighter: { strokes: ['M9 13l8-8.2a1.6 1.6 0 0 1 2.3 0l.9.9a1.6 1.6 0 0 1 0 2.3l-8.2 8Z', 'M9 13l-2.2 2.4 2.8 2.8 2.4-2.2', 'M6.6 16.4l-2.8 2.8h4.6'] },
  'bubble.left.and.bubble.right': { strokes: ['M5 3.8h8.4A2.6 2.6 0 0 1 16 6.4v3.8a2.6 2.6 0 0 1-2.6 2.6H9L6.4 15c-.5.4-1 .1-1-.5v-1.7H5a2.6 2.6 0 0 1-2.6-2.6V6.4A2.6 2.6 0 0 1 5 3.8Z', 'M18.4 9.2h.6a2.6 2.6 0 0 1 2.6 2.6v3.4a2.6 2.6 0 0 1-2.6 2.6h-.2v1.6c0 .6-.6.9-1 .5l-2.5-2.1h-3.4a2.6 2.6 0 0 1-2.5-2'] },
  'message.fill': { strokes: [], fill: symbols.message.strokes[0] },
  'envelope.fill': { strokes: [], fill: 'M4.3 5h15.4c.6 0 1 .3 1.2.7L13 12.7a1.5 1.5 0 0 1-2 0L3.1 5.7c.2-.4.6-.7 1.2-.7ZM2.6 6.9l7.6 6.8a2.7 2.7 0 0 0 3.6 0l7.6-6.8v9.8a2.3 2.3 0 0 1-2.3 2.3H4.9a2.3 2.3 0 0 1-2.3-2.3Z' },
  'tray.full': { strokes: [...symbols.tray.strokes, 'M8.2 8.6h7.6M7.4 11h9.2'] },
  textformat: { strokes: ['M2.6 18.4L7.2 6h.8l4.6 12.4M4.2 14.2H11', circle(17.4, 15.4, 2.9), 'M20.4 12.4v6'] },
};

/** Signs, arrows and the shapes of data. */
const signs = {
  pencil: { strokes: ['M4.4 19.6l.9-3.8L16.4 4.7a2 2 0 0 1 2.9 2.9L8.2 18.7Z', 'M14.6 6.5l2.9 2.9'] },
  circle: { strokes: [ring], width: 1.5 },
  square: { strokes: [box(4, 4, 16, 16, 2.6)] },
  minus: { strokes: ['M4.5 12h15'] },
  'checkmark.circle': ringed('M8 12.3l2.8 2.9 5.2-6.2'),
  'checkmark.circle.fill': cut('M8.4 11.2l2.4 2.5 4.8-5.7 1.3 1.1-6 7.2-3.7-3.9Z'),
  'xmark.circle': ringed('M8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4'),
  'minus.circle': ringed('M8 12h8'),
  'exclamationmark.circle': ringed('M12 7.4V13M12 16.2v.2'),
  'arrow.down.circle': ringed('M12 7.6v8.6M8.4 12.8l3.6 3.6 3.6-3.6'),
  'square.and.arrow.down': { strokes: ['M8.4 9H6.9a1.6 1.6 0 0 0-1.6 1.6v8.1a1.6 1.6 0 0 0 1.6 1.6h10.2a1.6 1.6 0 0 0 1.6-1.6v-8.1A1.6 1.6 0 0 0 17.1 9h-1.5', 'M12 3.2v11.4M8.6 11.4l3.4 3.4 3.4-3.4'] },
  'arrow.down': { strokes: ['M12 4.6v14.6M5.8 13.2L12 19.4l6.2-6.2'] },
  'chevron.right': { strokes: ['M8.8 4.2L16.4 12l-7.6 7.8'], width: 2.3 },
  'chevron.left': { strokes: ['M15.2 4.2L7.6 12l7.6 7.8'], width: 2.3 },
  'chevron.up': { strokes: ['M5 15l7-6.5L19 15'] },
  'sidebar.right': { ...symbols['sidebar.trailing'], isDirectional: false },
  'rectangle.split.2x1': { strokes: [box(3, 5, 18, 14, 2.2), 'M12 5.2v13.6'] },
  'rectangle.split.3x1': { strokes: [box(3, 5, 18, 14, 2.2), 'M9 5.2v13.6M15 5.2v13.6'] },
  'square.stack': { strokes: [box(4, 10, 16, 10.4, 2), 'M6 7.2h12M8 4.4h8'] },
  'square.grid.3x3': { strokes: [4, 9.8, 15.6].flatMap(y => [4, 9.8, 15.6].map(x => box(x, y, 4.4, 4.4, 0.8))), width: 1.4 },
  'list.bullet': { strokes: ['M9 6.5h11M9 12h11M9 17.5h11'], fill: [6.5, 12, 17.5].map(y => circle(4.8, y, 1.3)).join(''), isDirectional: true },
  'line.3.horizontal': { strokes: ['M4 7h16M4 12h16M4 17h16'], width: 1.8 },
  'text.alignleft': { strokes: ['M4 6h16M4 10h10M4 14h16M4 18h10'], isDirectional: true },
  'text.quote': { strokes: ['M4.4 4.8v14.4', 'M8.6 6.5H20M8.6 12H20M8.6 17.5h6.6'], isDirectional: true },
  tablecells: { strokes: [box(3, 4.8, 18, 14.4, 2), 'M3.2 9.6h17.6M3.2 14.4h17.6M9 9.8v9.2M15 9.8v9.2'], width: 1.5 },
  'chart.bar': { strokes: [box(3.4, 12.4, 4.4, 7.6, 1), box(9.8, 8.2, 4.4, 11.8, 1), box(16.2, 4, 4.4, 16, 1)] },
  'chart.pie': { strokes: ['M10.6 5.1a7.8 7.8 0 1 0 8.3 8.3h-8.3Z', 'M14 3.4a7.2 7.2 0 0 1 6.6 6.6H14Z'] },
  'chart.line.uptrend.xyaxis': { strokes: ['M3.6 4v14.6c0 .9.6 1.5 1.5 1.5h15.3', 'M7.2 15l3.6-4.4 3.2 2.8 5.4-6.8', 'M15.6 6.2h4v4'] },
  number: { strokes: ['M9.6 4.2l-2 15.6M16.4 4.2l-2 15.6M4.6 9.2h15.6M3.8 14.8h15.6'] },
  eye: { strokes: ['M2.6 12c2-3.9 5.4-6 9.4-6s7.4 2.1 9.4 6c-2 3.9-5.4 6-9.4 6s-7.4-2.1-9.4-6Z', circle(12, 12, 2.8)] },
};

/** The strokes of the digits from 1, in the middle of the 24 points. */
const digits = [
  'M10 9.4l2.4-1.8v8.8', 'M9.6 9.6c.2-1.3 1.2-2.1 2.5-2.1 1.4 0 2.4.9 2.4 2.1 0 2-4.8 4.2-4.9 6.8h5', 'M9.6 8.9c.4-.9 1.3-1.4 2.4-1.4 1.4 0 2.4.8 2.4 2.1s-1 2.1-2.8 2.1c1.9 0 3 .9 3 2.3 0 1.5-1.1 2.4-2.7 2.4-1.2 0-2.1-.5-2.5-1.4',
  'M13.2 16.4V7.6l-4.1 6.2h5.8', 'M14.1 7.6h-3.9l-.4 4c.6-.5 1.3-.8 2.1-.8 1.5 0 2.6 1.1 2.6 2.7 0 1.7-1.1 2.9-2.7 2.9-1.1 0-2-.5-2.4-1.4',
];

const numbered = Object.fromEntries(digits.map((digit, index) => [`${index + 1}.square`, { strokes: [box(3.4, 3.4, 17.2, 17.2, 3.2), digit] }]));

const drawn = { ...things, ...times, ...media, ...signs, ...numbered };

/** The symbols that are also drawn filled. The fill covers the lines inside the outline. */
const filled = ['bolt', 'bubble.left', 'cart', 'cloud', 'drop', 'flame', 'location', 'moon', 'phone', 'square', 'tray'];

const fills = Object.fromEntries(filled.map(name => {
  const { strokes, ...rest } = drawn[name] ?? symbols[name];
  return [`${name}.fill`, { ...rest, strokes, fill: strokes[0] }];
}));

/** Outlines that are also drawn filled, with the shapes in them left out. */
const pierced = ['chart.bar', 'eye', 'gearshape', 'hand.thumbsup', 'printer', 'sun.max', 'tv'];

const isClosed = stroke => stroke.endsWith('Z');

const piercings = Object.fromEntries(pierced.map(name => {
  const symbol = drawn[name] ?? actionSymbols[name] ?? symbols[name];
  return [`${name}.fill`, { ...symbol, fill: symbol.strokes.filter(isClosed).join(''), rule: 'evenodd' }];
}));

/** Symbol name to strokes and filled shapes, as in `symbols`. */
export const contentSymbols = { ...drawn, ...fills, ...piercings, ...actionSymbols };
