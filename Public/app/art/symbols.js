// Outlines in the manner of SF Symbols, drawn by us on a 24 x 24 field. Pure.

/** Symbol name to strokes (`d`) and, in `fill`, filled shapes. */
export const symbols = {
  'arrow.up.left.and.arrow.down.right': { strokes: ['M5 10.5V5h5.5', 'M5.4 5.4l5.4 5.4', 'M19 13.5V19h-5.5', 'M18.6 18.6l-5.4-5.4'] },
  'arrow.down.right.and.arrow.up.left': { strokes: ['M10.4 4.9v5.5H4.9', 'M10 10L4.3 4.3', 'M13.6 19.1v-5.5h5.5', 'M14 14l5.7 5.7'] },
  'chevron.backward': { strokes: ['M15.2 4.2L7.6 12l7.6 7.8'], isDirectional: true, width: 2.3 },
  'chevron.forward': { strokes: ['M8.8 4.2L16.4 12l-7.6 7.8'], isDirectional: true, width: 2.3 },
  'chevron.down': { strokes: ['M5 9l7 6.5L19 9'] },
  person: { strokes: ['M12 12.2a4.1 4.4 0 1 0 0-8.8a4.1 4.4 0 0 0 0 8.8Z', 'M4.2 20.6c0-3.6 3.4-5.6 7.8-5.6s7.8 2 7.8 5.6Z'] },
  'sidebar.left': {
    strokes: [
      'M5.3 4.5h13.4a2.3 2.3 0 0 1 2.3 2.3v10.4a2.3 2.3 0 0 1-2.3 2.3H5.3A2.3 2.3 0 0 1 3 17.2V6.8a2.3 2.3 0 0 1 2.3-2.3Z',
      'M9.3 4.7v14.6',
      'M5.2 7.8h1.9M5.2 10.3h1.9M5.2 12.8h1.9',
    ],
    isDirectional: true,
  },
  'suit.heart': { strokes: ['M12 20.3C7 16.6 3.4 13.1 3.4 9.1C3.4 6.3 5.5 4.4 7.9 4.4c1.8 0 3.3 1 4.1 2.7c.8-1.7 2.3-2.7 4.1-2.7c2.4 0 4.5 1.9 4.5 4.7c0 4-3.6 7.5-8.6 11.2Z'] },
  message: { strokes: ['M12 4.2c5 0 8.9 3.1 8.9 7.2s-3.9 7.2-8.9 7.2c-.8 0-1.6-.1-2.3-.2c-1.2.9-2.9 1.7-4.7 1.8c.7-.9 1.1-1.9 1.2-2.9C4.3 15.9 3.1 13.8 3.1 11.4C3.1 7.3 7 4.2 12 4.2Z'] },
  paperplane: { strokes: ['M20.8 3.3L3.2 10.4l6.9 3.5l3.6 6.9Z', 'M20.6 3.5L10.3 13.7'] },
  bookmark: { strokes: ['M6.5 20.6V5.3c0-1 .7-1.7 1.7-1.7h7.6c1 0 1.7.7 1.7 1.7v15.3L12 15.7Z'] },
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
  'rotate.right': { strokes: ['M5 13a7.3 7.3 0 1 0 2.8-5.9', 'M7.6 3.2v4.2h4.2'] },
  'arrow.left.arrow.right': { strokes: ['M4 8.5h15.5M16 5l3.5 3.5L16 12', 'M20 15.5H4.5M8 12l-3.5 3.5L8 19'] },
  wifi: {
    strokes: [],
    fill: 'M12 19.8l2.8-3.4a4.3 4.3 0 0 0-5.6 0ZM7.3 14.1l1.7 2.1a4.8 4.8 0 0 1 6 0l1.7-2.1a7.5 7.5 0 0 0-9.4 0ZM3.5 9.5l1.8 2.2a10.6 10.6 0 0 1 13.4 0l1.8-2.2a13.5 13.5 0 0 0-17 0Z',
  },
};

/** What stands for a symbol that we have not drawn. */
export const unknownSymbol = { strokes: ['M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z'] };
