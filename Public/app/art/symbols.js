// Outlines in the manner of SF Symbols, drawn by us on a 24 x 24 field. Pure.
import { deviceSymbols } from './deviceSymbols.js';
import { keySymbols } from './keySymbols.js';

const sidebar = [
  'M5.3 4.5h13.4a2.3 2.3 0 0 1 2.3 2.3v10.4a2.3 2.3 0 0 1-2.3 2.3H5.3A2.3 2.3 0 0 1 3 17.2V6.8a2.3 2.3 0 0 1 2.3-2.3Z',
  'M9.3 4.7v14.6',
  'M5.2 7.8h1.9M5.2 10.3h1.9M5.2 12.8h1.9',
];

const heart = 'M12 20.3C7 16.6 3.4 13.1 3.4 9.1C3.4 6.3 5.5 4.4 7.9 4.4c1.8 0 3.3 1 4.1 2.7c.8-1.7 2.3-2.7 4.1-2.7c2.4 0 4.5 1.9 4.5 4.7c0 4-3.6 7.5-8.6 11.2Z';
const bookmark = 'M6.5 20.6V5.3c0-1 .7-1.7 1.7-1.7h7.6c1 0 1.7.7 1.7 1.7v15.3L12 15.7Z';

const flagpole = 'M5.2 21V4.2';
const flagcloth = 'M5.2 4.4c2.4-1.3 4.8-1 7 0s4.5 1.2 6.9.2v9.5c-2.4 1-4.7.8-6.9-.2s-4.6-1.3-7 0Z';

/** Symbol name to strokes (`d`) and, in `fill`, filled shapes. */
export const symbols = {
  ...deviceSymbols,
  ...keySymbols,
  'arrow.up.left.and.arrow.down.right': { strokes: ['M5 10.5V5h5.5', 'M5.4 5.4l5.4 5.4', 'M19 13.5V19h-5.5', 'M18.6 18.6l-5.4-5.4'] },
  'arrow.down.right.and.arrow.up.left': { strokes: ['M10.4 4.9v5.5H4.9', 'M10 10L4.3 4.3', 'M13.6 19.1v-5.5h5.5', 'M14 14l5.7 5.7'] },
  'chevron.backward': { strokes: ['M15.2 4.2L7.6 12l7.6 7.8'], isDirectional: true, width: 2.3 },
  'chevron.forward': { strokes: ['M8.8 4.2L16.4 12l-7.6 7.8'], isDirectional: true, width: 2.3 },
  'chevron.down': { strokes: ['M5 9l7 6.5L19 9'] },
  person: { strokes: ['M12 12.2a4.1 4.4 0 1 0 0-8.8a4.1 4.4 0 0 0 0 8.8Z', 'M4.2 20.6c0-3.6 3.4-5.6 7.8-5.6s7.8 2 7.8 5.6Z'] },
  'sidebar.left': { strokes: sidebar, isDirectional: true },
  'sidebar.leading': { strokes: sidebar, isDirectional: true },
  'sidebar.trailing': { strokes: [sidebar[0], 'M14.7 4.7v14.6', 'M16.9 7.8h1.9M16.9 10.3h1.9M16.9 12.8h1.9'], isDirectional: true },
  'square.and.pencil': { strokes: [
    'M19.4 12.6v4.8a3 3 0 0 1-3 3H6.6a3 3 0 0 1-3-3V7.6a3 3 0 0 1 3-3h5.2',
    'M9.4 14.8l.7-2.9L18.7 3.3a1.5 1.5 0 0 1 2.1 2.1L12.2 14Z',
  ] },
  tray: { strokes: ['M5.9 5.4h12.2L21 13.3v3.9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-3.9Z', 'M3.2 13.2h5.1c.4 0 .7.3.8.7a3 3 0 0 0 5.8 0c.1-.4.4-.7.8-.7h5.1'] },
  star: { strokes: ['M12 3.7l2.5 5.3 5.8.8-4.2 4.1 1 5.8L12 16.9l-5.1 2.8 1-5.8-4.2-4.1 5.8-.8Z'] },
  flag: { strokes: [flagpole, flagcloth] },
  'flag.fill': { strokes: [flagpole], fill: flagcloth },
  doc: { strokes: ['M7.5 3.4h5.9l5.1 5.1v10a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V5.4a2 2 0 0 1 2-2Z', 'M13.3 3.7v3.9a1 1 0 0 0 1 1h3.9'] },
  'doc.fill': { strokes: [], fill: 'M7.5 2.9h5.3v5a1.5 1.5 0 0 0 1.5 1.5h4.7v9.1a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18.5V5.4a2.5 2.5 0 0 1 2.5-2.5ZM14.2 3.1l4.6 4.7h-4.1a.5.5 0 0 1-.5-.5Z' },
  archivebox: { strokes: ['M4.6 4.7h14.8a1.2 1.2 0 0 1 1.2 1.2v1.9A1.2 1.2 0 0 1 19.4 9H4.6a1.2 1.2 0 0 1-1.2-1.2V5.9a1.2 1.2 0 0 1 1.2-1.2Z', 'M4.8 9.2v8.1a2.2 2.2 0 0 0 2.2 2.2h10a2.2 2.2 0 0 0 2.2-2.2V9.2', 'M9.3 12.6h5.4'] },
  trash: { strokes: ['M4.2 6.2h15.6', 'M9 6V4.7a1.3 1.3 0 0 1 1.3-1.3h3.4A1.3 1.3 0 0 1 15 4.7V6', 'M5.9 6.4l.8 12.2a2.1 2.1 0 0 0 2.1 2h6.4a2.1 2.1 0 0 0 2.1-2l.8-12.2', 'M9.7 9.9l.3 7M14.3 9.9l-.3 7'] },
  'xmark.bin': { strokes: ['M4.2 4.6h15.6a.9.9 0 0 1 .9.9v1.3a.9.9 0 0 1-.9.9H4.2a.9.9 0 0 1-.9-.9V5.5a.9.9 0 0 1 .9-.9Z', 'M4.9 8l1 10.4a2.2 2.2 0 0 0 2.2 2h7.8a2.2 2.2 0 0 0 2.2-2L19.1 8', 'M9.7 11.8l4.6 4.6M14.3 11.8l-4.6 4.6'] },
  folder: { strokes: ['M3.3 17.2V6.8a2 2 0 0 1 2-2h3.5c.5 0 1 .2 1.4.5l1.1 1c.4.3.8.5 1.3.5h6a2 2 0 0 1 2 2v8.4a2 2 0 0 1-2 2H5.3a2 2 0 0 1-2-2Z', 'M3.5 10.1h17'] },
  paperclip: { strokes: ['M18.9 11.7l-7 7a4.3 4.3 0 0 1-6.1-6.1l8-8a2.9 2.9 0 0 1 4.1 4.1l-7.9 7.9a1.4 1.4 0 0 1-2-2l7-7'] },
  'info.circle': { strokes: ['M12 20.7a8.7 8.7 0 1 0 0-17.4a8.7 8.7 0 0 0 0 17.4Z', 'M10.4 10.9h1.9v5.3M10.2 16.3h4', 'M12 7.5v.3'], width: 1.5 },
  'exclamationmark.triangle': { strokes: ['M10.7 4.6L3.2 17.7a1.5 1.5 0 0 0 1.3 2.2h15a1.5 1.5 0 0 0 1.3-2.2L13.3 4.6a1.5 1.5 0 0 0-2.6 0Z', 'M12 9.3v5M12 16.9v.2'], width: 1.7 },
  'arrowshape.turn.up.left': { strokes: ['M10.2 4.9L3.7 11l6.5 6.1v-3.5c4.4-.2 7.7 1 10 4.6c-.3-5.8-4-9.4-10-9.7Z'], isDirectional: true },
  'arrow.up': { strokes: ['M12 19.5V5M5.8 11L12 4.8L18.2 11'], width: 2.3 },
  envelope: { strokes: ['M5.3 5.2h13.4a2.3 2.3 0 0 1 2.3 2.3v9a2.3 2.3 0 0 1-2.3 2.3H5.3A2.3 2.3 0 0 1 3 16.5v-9a2.3 2.3 0 0 1 2.3-2.3Z', 'M3.6 6.3l6.7 6.1a2.5 2.5 0 0 0 3.4 0l6.7-6.1'] },
  'slider.horizontal.3': { strokes: ['M3.5 6.5h8.2M16.9 6.5h3.6M3.5 12h2.6M11.3 12h9.2M3.5 17.5h9.2M17.9 17.5h2.6', 'M14.3 9.1a2.6 2.6 0 1 0 0-5.2a2.6 2.6 0 0 0 0 5.2Z', 'M8.7 14.6a2.6 2.6 0 1 0 0-5.2a2.6 2.6 0 0 0 0 5.2Z', 'M15.3 20.1a2.6 2.6 0 1 0 0-5.2a2.6 2.6 0 0 0 0 5.2Z'] },
  gearshape: { strokes: [
    'M12 15.3a3.3 3.3 0 1 0 0-6.6a3.3 3.3 0 0 0 0 6.6Z',
    'M10.7 3.3h2.6l.6 2.4 1.7.7 2.2-1.3 1.8 1.9-1.3 2.1.7 1.7 2.4.7v2.6l-2.4.6-.7 1.7 1.3 2.2-1.8 1.8-2.2-1.3-1.7.7-.6 2.4h-2.6l-.6-2.4-1.7-.7-2.2 1.3-1.8-1.8 1.3-2.2-.7-1.7-2.4-.6v-2.6l2.4-.7.7-1.7-1.3-2.1 1.8-1.9 2.2 1.3 1.7-.7Z',
  ], width: 1.5 },
  'line.3.horizontal.decrease': { strokes: ['M4 7.5h16M7 12h10M10 16.5h4'], width: 1.9 },
  'line.3.horizontal.decrease.circle.fill': {
    strokes: [],
    fill: 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0-19ZM6.8 8.3h10.4a.85.85 0 0 1 0 1.7H6.8a.85.85 0 0 1 0-1.7ZM8.7 11.6h6.6a.85.85 0 0 1 0 1.7H8.7a.85.85 0 0 1 0-1.7ZM10.5 14.9h3a.85.85 0 0 1 0 1.7h-3a.85.85 0 0 1 0-1.7Z',
    rule: 'evenodd',
  },
  'circle.fill': { strokes: [], fill: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16Z' },
  'star.fill': { strokes: [], fill: 'M12 2.9l2.8 5.9 6.4.9-4.7 4.5 1.2 6.4L12 17.5l-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.9Z' },
  'plus.circle': { strokes: ['M12 20.7a8.7 8.7 0 1 0 0-17.4a8.7 8.7 0 0 0 0 17.4Z', 'M12 8v8M8 12h8'], width: 1.5 },
  'suit.heart': { strokes: [heart] },
  'suit.heart.fill': { strokes: [heart], fill: heart },
  message: { strokes: ['M12 4.2c5 0 8.9 3.1 8.9 7.2s-3.9 7.2-8.9 7.2c-.8 0-1.6-.1-2.3-.2c-1.2.9-2.9 1.7-4.7 1.8c.7-.9 1.1-1.9 1.2-2.9C4.3 15.9 3.1 13.8 3.1 11.4C3.1 7.3 7 4.2 12 4.2Z'] },
  paperplane: { strokes: ['M20.8 3.3L3.2 10.4l6.9 3.5l3.6 6.9Z', 'M20.6 3.5L10.3 13.7'] },
  bookmark: { strokes: [bookmark] },
  'bookmark.fill': { strokes: [bookmark], fill: bookmark },
  checkmark: { strokes: ['M4.6 12.8L9.6 18L19.4 6.2'], width: 2.1 },
  link: { strokes: [
    'M10.2 13.8a4 4 0 0 0 5.7 0l3.4-3.4a4 4 0 0 0-5.7-5.7l-1.9 1.9', 'M13.8 10.2a4 4 0 0 0-5.7 0l-3.4 3.4a4 4 0 0 0 5.7 5.7l1.9-1.9',
  ] },
  ellipsis: {
    strokes: [],
    fill: 'M5 13.6a1.6 1.6 0 1 1 0-3.2a1.6 1.6 0 0 1 0 3.2ZM12 13.6a1.6 1.6 0 1 1 0-3.2a1.6 1.6 0 0 1 0 3.2ZM19 13.6a1.6 1.6 0 1 1 0-3.2a1.6 1.6 0 0 1 0 3.2Z',
  },
  'house.fill': {
    strokes: [],
    fill: 'M11 3.7a1.5 1.5 0 0 1 2 0l8 7.1c.6.6.2 1.5-.6 1.5h-1.2v6.6c0 .9-.6 1.5-1.5 1.5h-3.2v-5.7H9.5v5.7H6.3c-.9 0-1.5-.6-1.5-1.5v-6.6H3.6c-.8 0-1.2-.9-.6-1.5Z',
  },
  magnifyingglass: { strokes: ['M10.3 16.9a6.7 6.7 0 1 0 0-13.4a6.7 6.7 0 0 0 0 13.4Z', 'M15.2 15.2l5.3 5.3'] },
  'plus.app': { strokes: [
    'M7.4 3.7h9.2a3.7 3.7 0 0 1 3.7 3.7v9.2a3.7 3.7 0 0 1-3.7 3.7H7.4a3.7 3.7 0 0 1-3.7-3.7V7.4a3.7 3.7 0 0 1 3.7-3.7Z',
    'M12 8v8M8 12h8',
  ] },
  plus: { strokes: ['M12 4.5v15M4.5 12h15'] },
  xmark: { strokes: ['M5.5 5.5l13 13M18.5 5.5l-13 13'] },
  'xmark.circle.fill': {
    strokes: [],
    fill: 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0-19ZM8.5 7.3L12 10.8l3.5-3.5a.85.85 0 0 1 1.2 1.2L13.2 12l3.5 3.5a.85.85 0 0 1-1.2 1.2L12 13.2l-3.5 3.5a.85.85 0 0 1-1.2-1.2l3.5-3.5l-3.5-3.5a.85.85 0 0 1 1.2-1.2Z',
    rule: 'evenodd',
  },
  'sidebar.squares.trailing': { strokes: [sidebar[0], 'M14.2 4.7v14.6', 'M6.4 9l-1.6 3 1.6 3', 'M9.4 9l1.6 3-1.6 3'] },
  'clock.arrow.circlepath': { strokes: ['M4.8 12a7.2 7.2 0 1 0 2.2-5.2', 'M6.6 2.9v4.2h4.2', 'M12 8v4.3l2.9 1.7'] },
  'arrow.clockwise': { strokes: ['M19.2 12a7.2 7.2 0 1 1-2.2-5.2', 'M17.4 2.9v4.2h-4.2'] },
  'camera.fill': {
    strokes: [],
    fill: 'M9.2 4.6h5.6a1.6 1.6 0 0 1 1.4.8l.9 1.6h2.1A2.8 2.8 0 0 1 22 9.8v7.4a2.8 2.8 0 0 1-2.8 2.8H4.8A2.8 2.8 0 0 1 2 17.2V9.8A2.8 2.8 0 0 1 4.8 7h2.1l.9-1.6a1.6 1.6 0 0 1 1.4-.8ZM12 8.7a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9ZM12 10.4a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 0 1 0-5.6Z',
    rule: 'evenodd',
  },
  'rotate.right': { strokes: ['M5 13a7.3 7.3 0 1 0 2.8-5.9', 'M7.6 3.2v4.2h4.2'] },
  'arrow.up.arrow.down': { strokes: ['M8 20V5.2', 'M4.2 9L8 5l3.8 4', 'M16 4v14.8', 'M12.2 15l3.8 4l3.8-4'] },
  'arrow.left.arrow.right': { strokes: ['M4 8.5h15.5M16 5l3.5 3.5L16 12', 'M20 15.5H4.5M8 12l-3.5 3.5L8 19'] },
  wifi: {
    strokes: [],
    fill: 'M12 19.8l2.8-3.4a4.3 4.3 0 0 0-5.6 0ZM7.3 14.1l1.7 2.1a4.8 4.8 0 0 1 6 0l1.7-2.1a7.5 7.5 0 0 0-9.4 0ZM3.5 9.5l1.8 2.2a10.6 10.6 0 0 1 13.4 0l1.8-2.2a13.5 13.5 0 0 0-17 0Z',
  },
};

/** Adds the symbols that an app brings. */
export const addSymbols = more => Object.assign(symbols, more);
