// Looks as a server describes them, of no version that there is.

/** Everything flat and square, and nothing swiped away. */
export const flatLook = {
  name: 'flat',
  floats: [],
  bars: { searchRow: 52, letters: { item: { size: 17, weight: 400 }, title: { size: 17, weight: 600, spacing: -0.01 } } },
  cornerRadii: { floating: 0, pageSheet: 0, formSheet: 6, card: 10, floatingSheet: 0, popover: 13 },
  popover: { frame: 0, arrow: [36, 13] },
  swipeDismisses: [],
  keyboardInsets: 'all',
  statusBar: { padClock: 'leading', signal: 'bars', multitaskingDots: false },
  screen: { insets: 'safeArea', hasTiles: false, gap: 10, leastTileWidth: 320, windowControls: false, otherTimes: {} },
};

/** A column that floats, sheets that a swipe takes away, and windows in tiles. */
export const glassLook = {
  ...flatLook,
  name: 'glass',
  floats: ['primary'],
  swipeDismisses: ['pageSheet', 'formSheet'],
  keyboardInsets: 'field',
  cardMargin: 16,
  screen: { ...flatLook.screen, insets: 'safeAreaSince26', hasTiles: true, windowControls: true },
};
