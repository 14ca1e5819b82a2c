// Symbols of this app, in the manner of SF Symbols: those for kinds of places, and one for the exchange of both sides. Pure.

/** Symbol name to strokes and filled shapes, as in `symbols`. */
export const placeSymbols = {
  // This is not one of Apple's symbols. Apple has none for the exchange of the content of both sides.
  'rectangle.2.swap': { strokes: [
    'M3.2 7.2a1.6 1.6 0 0 1 1.6-1.6h4a1.6 1.6 0 0 1 1.6 1.6v9.6a1.6 1.6 0 0 1-1.6 1.6h-4a1.6 1.6 0 0 1-1.6-1.6Z',
    'M13.6 7.2a1.6 1.6 0 0 1 1.6-1.6h4a1.6 1.6 0 0 1 1.6 1.6v9.6a1.6 1.6 0 0 1-1.6 1.6h-4a1.6 1.6 0 0 1-1.6-1.6Z',
    'M6.8 2.4c3.4-1.6 7-1.6 10.4 0', 'M6.8 21.6c3.4 1.6 7 1.6 10.4 0',
  ] },
  'leaf.fill': { strokes: ['M4 20.4c2.6-5 6-8 10-10'], fill: 'M19.9 3.6c.9 8.9-1.9 14.9-8.1 14.9c-4.1 0-6.5-2.7-6.3-6.3C5.8 6.7 11.8 5.8 19.9 3.6Z' },
  'fork.knife': { strokes: ['M7.2 13.2V21', 'M17 13.5V21'], width: 2, fill: 'M4.3 3h1.3v5.4h1V3h1.3v5.4h1V3h1.3v6.6c0 2-1.2 3.4-3 3.4s-2.9-1.4-2.9-3.4ZM18 3v11.2h-3.1c-.3-5.3.8-9.6 3.1-11.2Z' },
  'cup.and.saucer.fill': { strokes: ['M17.3 8.8h1.5a2.5 2.5 0 0 1 0 5h-1.8', 'M3.5 20h16.2'], fill: 'M4.3 6.6h13.4v5.2a5.7 5.7 0 0 1-5.7 5.7h-2a5.7 5.7 0 0 1-5.7-5.7Z' },
  'bag.fill': { strokes: ['M8.6 8.6V7a3.4 3.4 0 0 1 6.8 0v1.6'], fill: 'M5.6 8h12.8l1 11a1.9 1.9 0 0 1-1.9 2H6.5a1.9 1.9 0 0 1-1.9-2Z' },
  'building.columns.fill': { strokes: ['M3.6 20.3h16.8'], width: 2, fill: 'M12 2.8l8.8 4.7v1.7H3.2V7.5ZM5.2 10.6h2.3v7.2H5.2ZM10.85 10.6h2.3v7.2h-2.3ZM16.5 10.6h2.3v7.2h-2.3Z' },
  'ticket.fill': { strokes: [], rule: 'evenodd', fill: 'M4.5 6h15a1.5 1.5 0 0 1 1.5 1.5v2a2.6 2.6 0 0 0 0 5v2a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-2a2.6 2.6 0 0 0 0-5v-2A1.5 1.5 0 0 1 4.5 6ZM14.4 7.8v2h1.3v-2ZM14.4 11v2h1.3v-2ZM14.4 14.2v2h1.3v-2Z' },
  'tram.fill': { strokes: ['M8.2 21l1.8-3M15.8 21L14 18', 'M9 2.7h6'], rule: 'evenodd', fill: 'M8.3 4.2h7.4a2.3 2.3 0 0 1 2.3 2.3v8.8a2.7 2.7 0 0 1-2.7 2.7H8.7A2.7 2.7 0 0 1 6 15.3V6.5a2.3 2.3 0 0 1 2.3-2.3ZM8 7v4.5h8V7ZM9.2 13.6a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2ZM14.8 13.6a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2Z' },
  'binoculars.fill': { strokes: ['M10.6 8.6h2.8'], width: 3, fill: 'M6.3 4.5h3.3l.9 9.8a3.9 3.9 0 1 1-7.6-1.3ZM17.7 4.5h-3.3l-.9 9.8a3.9 3.9 0 1 0 7.6-1.3Z' },
};
