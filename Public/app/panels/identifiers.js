// The words for the identifiers of the protocol. Pure.
import { withModes } from '../scene/modeNames.js';
import { capital } from '../text.js';

/** The words for names that have better ones than those of their parts. UIKit's name is in the tooltip beside them. */
const known = {
  // Facts.
  isCollapsed: 'Collapsed', displayMode: 'Display mode', splitBehavior: 'Behavior', style: 'Style', columns: 'Columns',
  shownColumns: 'Columns on screen', viewControllers: 'View controllers', displayModeButtonItem: 'Display mode button',
  layoutEnvironment: 'Layout environment', splitViewControllerLayoutEnvironment: 'Layout environment', selectedIndex: 'Selected tab', tabBarPlacement: 'Tab bar', isViewLoaded: 'View loaded',
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
  'verticalSizeClass', 'orientation', 'largeTitleDisplayMode', 'modalPresentationStyle', 'layoutDirection', 'userInterfaceStyle', 'splitViewControllerLayoutEnvironment',
  'accessibilityContrast', 'preferredContentSizeCategory',
]);

/** Whether the values of a member are names of UIKit. */
export const isNamed = name => named.has(name);

/** Whether a name is that of a policy, by which the size classes follow from the size. */
export const isPolicy = name => ['pad', 'phone', 'phone-resizable', 'manual'].includes(name);

/** The words for a name that is a value, a display mode by its name in the version on screen. A style of none is the classic split view. */
export const choiceWords = (name, value) => {
  if (value === null) return 'None';
  if (name === 'displayMode' && value === 'one') return 'One column';
  if (name === 'style' && value === 'unspecified') return 'Classic, without a style';
  return typeof value === 'string' ? known[value] ?? humanized(withModes(value)) : String(value);
};
