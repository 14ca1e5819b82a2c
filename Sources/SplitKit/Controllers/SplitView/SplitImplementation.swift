/// What stands behind a split view controller: the controllers that it holds, the state that it is in, and how both change.
///
/// There are three. `FixedSplit` is the split view of iOS 5, `ClassicSplit` the adaptive one without a style, and
/// `ColumnSplit` that of the column styles. Each has state of its own, in which no combination is meaningless. Nothing
/// outside asks which of them it is.
protocol SplitImplementation: AnyObject {
  /// The split view controller that it stands behind, and that owns it.
  var split: SplitViewController { get }

  // What there is.

  /// What the split is at this moment.
  var stage: SplitStage { get }
  /// The controllers as an app reads them.
  var viewControllers: [ViewController] { get }
  /// How many of them there may be; nil where the rest of a longer list is dropped.
  var maximumCount: Int? { get }
  /// The controllers that have the split as their parent, in UIKit's order.
  var children: [ViewController] { get }
  /// What the split holds for a column, shown or not: a controller, or the navigation controller around it.
  func container(_ column: Column) -> ViewController?
  /// The columns that can be seen: none before the split appears, the one on top while it is collapsed.
  var shownColumns: ShownColumns { get }
  /// The one controller of a collapsed split.
  var soleController: ViewController? { get }
  /// How the columns stand in a mode and in bounds, which need not be those that the split has.
  func geometry(of shown: ShownMode, in bounds: ViewPlacement) -> ColumnFrames
  /// The mode that an expanded split of that size will have.
  func predictedMode(in size: Size) -> ShownMode
  /// The columns by their names; nil where columns have none.
  var namedColumns: (any NamedColumns)? { get }
  /// The widths of the side columns as an app reads them, in points.
  var columnWidths: SideColumnWidths { get }
  /// What only some of the three have.
  var details: SplitDetails { get }
  /// The display mode button, as it looks now.
  var displayModeButton: SplitViewController.DisplayModeButton { get }
  /// Why the split is as it is, in a sentence for each member of its state that people ask about.
  var reasons: [Member] { get }

  // What an app asks for.

  /// Replaces the controllers with others. There are at most as many as the split takes.
  func replaceControllers(with controllers: [ViewController])
  /// Shows a controller, where it belongs or as a detail.
  func take(_ controller: ViewController, for action: ShowAction, sender: ViewController?)
  /// The controller that an action asks to show. Throws for one that would raise.
  func controller(toTake action: Action, for showAction: ShowAction) throws(Refusal) -> ViewController
  /// A preference was assigned that may ask for another mode or other places.
  func didAssign(_ preference: SplitPreference)
  /// Lets a child go, which another container is about to take.
  func release(_ child: ViewController)

  // What the user does.

  /// Does what the display mode button does.
  func toggleDisplayMode()
  /// A tap on what lies under a column that covers it.
  func didTapDimming()
  /// A swipe over the split; whether it did anything.
  func didSwipe(_ direction: SwipeDirection, at point: Point) -> Bool

  // What the surroundings bring about.

  /// Goes to the state that the surroundings ask for. No transition is under way.
  func adapt()
  /// Gives each column its place.
  func placeColumns()
  /// What a child's traits are before its own overrides, when the split's are these.
  func traits(forChild child: ViewController, from own: TraitCollection) -> TraitCollection
  /// The controllers that an expand takes out of the primary's stack.
  func departures(from stack: NavigationController) -> [ViewController]
}

/// What a split view is at one moment.
enum SplitStage: Equatable {
  /// Made, and never on screen: its controllers are only kept (spec/split-view.md 3.8, M26 observed).
  case unmounted
  /// Its columns share the window as the mode says.
  case expanded(ShownMode)
  /// One controller has all of it.
  case collapsed
}

/// What only some split views have, empty in the others.
struct SplitDetails {
  /// What the split holds for the inspector column, while it is on screen.
  var inspector: ViewController?
  /// What shows a hidden primary before iOS 8, on screen or not.
  var popover: PrimaryPopover?
  /// The columns that lie under a dimming view, which takes the touches.
  var dimmedColumns: ShownColumns = []
  /// The column whose content is on top of the collapsed stack; nil for a content that was never a column's.
  var columnOnTop: Column?
  /// How the columns share the window.
  var behavior = SplitBehavior.tile
  /// The secondary that the collapse put away.
  var rememberedSecondary: ViewController?
}

extension SplitDetails {
  /// The primary while the popover shows it.
  var primaryInPopover: ViewController? {
    popover.flatMap { $0.controller.isPopoverVisible ? $0.controller.contentViewController : nil }
  }
}

/// The popover that shows a hidden primary before iOS 8, and the bar button that brings it up.
struct PrimaryPopover {
  let controller: PopoverController
  let button: BarButtonItem
}

/// What an app prefers, as far as it may ask for another mode or for other places.
enum SplitPreference {
  /// `preferredDisplayMode`, and whether it has another value now.
  case displayMode(isNew: Bool)
  case splitBehavior
  /// A width of a column that was not asked for before.
  case width(Column)
}
