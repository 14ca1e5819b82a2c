// The words for the identifiers of the protocol. Pure.
import { capital, hundredths } from '../../text.js';

/** The words for names that have better ones than those of their parts. UIKit's name is in the tooltip beside them. */
const known = {
  // Facts.
  isCollapsed: 'Collapsed', displayMode: 'Display mode', splitBehavior: 'Behavior', style: 'Style', columns: 'Columns',
  shownColumns: 'Columns on screen', viewControllers: 'View controllers', displayModeButtonItem: 'Display mode button',
  layoutEnvironment: 'Layout environment', selectedIndex: 'Selected tab', tabBarPlacement: 'Tab bar', isViewLoaded: 'View loaded',
  displayFocus: 'Focus', leftColumnWidth: 'Left column', userInterfaceIdiom: 'Idiom', horizontalSizeClass: 'Width class',
  verticalSizeClass: 'Height class', orientation: 'Orientation', size: 'Size', safeArea: 'Safe area', frame: 'Frame',
  contentSafeArea: 'Safe area below the bar', layoutMargins: 'Margins', readableWidth: 'Readable width', presence: 'On screen',
  presentation: 'Presented', isVisible: 'visible', asked: 'Width asked', got: 'Width got', limits: 'Limits',
  // Settings.
  preferredDisplayMode: 'Preferred mode', presentsWithGesture: 'Swipe shows columns', primaryEdge: 'Edge of the primary',
  preferredSplitBehavior: 'Preferred behavior', primaryBackgroundStyle: 'Background of the primary',
  showsSecondaryOnlyButton: 'Button for the secondary alone', displayModeButtonVisibility: 'Display mode button',
  title: 'Title', backButtonTitle: 'Title of the back button', hidesBackButton: 'Hide the back button',
  leftItemsSupplementBackButton: 'Items beside the back button', hidesBottomBarWhenPushed: 'Hide the bottom bar when pushed',
  toolbarItems: 'Items of the toolbar', largeTitleDisplayMode: 'Large title', modalPresentationStyle: 'Presentation',
  isModalInPresentation: 'Keep the user from dismissing it', preferredContentSize: 'Preferred size', detents: 'Detents',
  selectedDetentIdentifier: 'Selected detent', largestUndimmedDetentIdentifier: 'Largest undimmed detent',
  prefersGrabberVisible: 'Grabber', isToolbarHidden: 'Hide the toolbar', prefersLargeTitles: 'Large titles',
  mode: 'Mode', isSidebarHidden: 'Hide the sidebar', sidebarLayout: 'Layout of the sidebar',
  // Types.
  SplitViewController: 'Split view', NavigationController: 'Stack', TabBarController: 'Tab bar', ViewController: 'View',
  SplitOrFlipViewController: 'Split or flip', Window: 'Window',
  // Policies.
  pad: 'iPad', phone: 'iPhone', 'phone-resizable': 'iPhone app in a window', manual: 'Set by hand',
};

/** The words of an identifier in camel case: `compactTabBar` is "Compact tab bar". Capitals in a row stay together. */
export const humanized = name => capital(
  name.replace(/([a-z0-9])(?=[A-Z])/g, '$1 ').replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 ').split(' ')
    .map(word => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())).join(' '),
);

const sides = { preferred: 'Preferred width', minimum: 'Least width', maximum: 'Greatest width' };

/** The words for the width of a column, such as `minimumPrimaryColumnWidth`, without the column, or null for another name. */
export function widthName(name) {
  const parts = /^(preferred|minimum|maximum)(Primary|Supplementary|Secondary|Inspector)ColumnWidth(Fraction)?$/.exec(name);
  return parts && { column: parts[2].toLowerCase(), words: parts[3] ? 'Preferred part of the width' : sides[parts[1]] };
}

/** The words for a name of the protocol. */
export const wordsFor = name => known[name] ?? widthName(name)?.words ?? humanized(name);

/** The name that UIKit has for a type of the protocol. A type of an app's own has no other name. */
export const uikitName = type => (['SplitViewController', 'NavigationController', 'TabBarController', 'ViewController', 'Window'].includes(type) ? `UI${type}` : type);

/** The members whose values are names of UIKit. */
const named = new Set([
  'style', 'displayMode', 'preferredDisplayMode', 'splitBehavior', 'preferredSplitBehavior', 'primaryEdge', 'primaryBackgroundStyle',
  'displayModeButtonVisibility', 'layoutEnvironment', 'tabBarPlacement', 'mode', 'sidebarLayout', 'displayFocus', 'horizontalSizeClass',
  'verticalSizeClass', 'orientation', 'largeTitleDisplayMode', 'modalPresentationStyle',
]);

/** Whether the values of a member are names of UIKit. */
export const isNamed = name => named.has(name);

/** Whether a name is that of a policy, by which the size classes follow from the size. */
export const isPolicy = name => ['pad', 'phone', 'phone-resizable', 'manual'].includes(name);

/** The words for a name that is a value. A style of none is the classic split view. */
export const choiceWords = (name, value) => {
  if (value === null) return 'None';
  if (name === 'displayMode' && value === 'one') return 'One column';
  if (name === 'style' && value === 'unspecified') return 'Classic, without a style';
  return typeof value === 'string' ? known[value] ?? humanized(value) : String(value);
};

/** A size, such as "320 × 480". */
export const sizeWords = ([width, height]) => `${hundredths(width)} × ${hundredths(height)}`;

/** A frame: its origin, and then its size. */
export const frameWords = ([x, y, width, height]) => `${sizeWords([width, height])} at ${hundredths(x)}, ${hundredths(y)}`;

/** The edges that insets have, such as "top 24, bottom 20". */
export function insetsWords(insets) {
  const edges = ['top', 'left', 'bottom', 'right'].map((edge, index) => [edge, insets[index]]).filter(([, length]) => length !== 0);
  return edges.length > 0 ? edges.map(([edge, length]) => `${edge} ${hundredths(length)}`).join(', ') : 'None';
}

const buttonWords = ({ isVisible, target }) => (isVisible ? `Shown, leads to ${choiceWords('displayMode', target).toLowerCase()}` : 'Hidden');

/** The texts between the commas that are in no brackets. */
const listed = text => text.split(/,(?![^[]*\])/).filter(Boolean);

/**
 * The words for a controller that the protocol writes as its name, or as a stack of others: `nav[list,nav[detail]]`.
 *
 * @param {(id: string) => string} titleOf the words for the name of a controller
 */
export function controllerWords(text, titleOf) {
  const inside = /^nav\[(.*)\]$/.exec(text)?.[1];
  if (inside === undefined) return titleOf(text);
  return inside ? `a stack of ${listed(inside).map(one => controllerWords(one, titleOf)).join(' and ')}` : 'an empty stack';
}

/** The words for the controllers of columns. */
const columnsWords = (columns, titleOf) => Object.entries(columns).map(([column, id]) => `${column}: ${controllerWords(id, titleOf)}`).join(', ');

/** The names of an app's controllers, unless somebody knows their titles. */
const asNamed = id => capital(id);

/**
 * The words for a value.
 *
 * @param {(id: string) => string} titleOf the words for the name of a controller
 */
export function valueWords(name, value, titleOf = asNamed) {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return hundredths(value);
  if (name === 'displayModeButtonItem') return buttonWords(value);
  if (name === 'columns' && !Array.isArray(value)) return columnsWords(value, titleOf);
  if (name === 'viewControllers') return value.map(one => controllerWords(one, titleOf)).join(', ') || 'None';
  if (Array.isArray(value)) return value.length > 0 ? value.map(one => valueWords(name, one)).join(', ') : 'None';
  if (typeof value === 'object') return Object.entries(value).map(([key, one]) => `${wordsFor(key).toLowerCase()} ${valueWords(key, one)}`).join(', ');
  return named.has(name) || name === 'userInterfaceIdiom' ? choiceWords(name, value) : value;
}
