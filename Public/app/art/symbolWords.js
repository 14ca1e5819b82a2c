// The words of symbols for people who do not see them. Apps with UIKit send their own.

/** The words that VoiceOver says for a symbol, as `SymbolNames` of the module UIKit has them. */
export const symbolWords = {
  'arrow.up.left.and.arrow.down.right': 'Expand',
  'arrow.down.right.and.arrow.up.left': 'Shrink',
  'chevron.backward': 'Back',
  ellipsis: 'More',
  'house.fill': 'Home',
  magnifyingglass: 'Search',
  'sidebar.leading': 'Sidebar',
  'sidebar.trailing': 'Sidebar',
  'arrowshape.turn.up.left': 'Reply',
  checkmark: 'Done',
  xmark: 'Close',
  trash: 'Delete',
  archivebox: 'Archive',
  flag: 'Flag',
};

/** The words for what the buttons of our own apps do, where the symbol says something else. */
export const actionWords = {
  person: 'Profile',
  'sidebar.left': 'Show sidebar',
  'suit.heart': 'Notifications',
  message: 'Comment',
  paperplane: 'Share',
  bookmark: 'Save',
  'plus.app': 'Camera',
  'square.and.pencil': 'New message',
  'arrow.up': 'Send',
  'flag.fill': 'Remove flag',
  'info.circle': 'Details',
  'rectangle.2.swap': 'Exchange places and files',
  'line.3.horizontal.decrease': 'Filter by unread',
  'line.3.horizontal.decrease.circle.fill': 'Show all messages',
};
