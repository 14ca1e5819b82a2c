/// The implementation of a split view controller: its controllers, its state, and its transitions.
///
/// There are three implementations. `FixedSplit` is the split view of iOS 5, `ClassicSplit` the adaptive one without a
/// style, and `ColumnSplit` the one with a column style. Each has its own state, in which no combination is
/// meaningless. No code outside asks which of them it is.
protocol SplitImplementation: AnyObject {
  /// The split view controller that owns this implementation.
  var split: SplitViewController { get }

  // The state.

  /// The present stage of the split.
  var stage: SplitStage { get }
  /// The controllers as an app reads them.
  var viewControllers: [ViewController] { get }
  /// The greatest number of controllers, or nil if the rest of a longer list is dropped.
  var maximumCount: Int? { get }
  /// The controllers that have the split as their parent, in UIKit's order.
  var children: [ViewController] { get }
  /// The container of a column, shown or not: a controller, or the navigation controller around it.
  func container(_ column: Column) -> ViewController?
  /// The visible columns: none before the split appears, and the top one while it is collapsed.
  var shownColumns: ShownColumns { get }
  /// The only controller of a collapsed split.
  var soleController: ViewController? { get }
  /// The frames of the columns in a mode and in bounds, which need not be those of the split.
  func geometry(of shown: ShownMode, in bounds: ViewPlacement) -> ColumnFrames
  /// The mode that an expanded split of the given size will have.
  func predictedMode(in size: Size) -> ShownMode
  /// The named columns, or nil if the columns have no names.
  var namedColumns: (any NamedColumns)? { get }
  /// The widths of the side columns as an app reads them, in points.
  var columnWidths: SideColumnWidths { get }
  /// The values that only some of the implementations have.
  var details: SplitDetails { get }
  /// The present look of the display mode button.
  var displayModeButton: SplitViewController.DisplayModeButton { get }
  /// The reasons for the state of the split: a sentence for each important member.
  var reasons: [Member] { get }

  // The calls of an app.

  /// Replaces the controllers. The caller has checked that there are not too many.
  func replaceControllers(with controllers: [ViewController])
  /// Shows a controller in its usual place or as a detail.
  func take(_ controller: ViewController, for action: ShowAction, sender: ViewController?)
  /// The controller that an action shows. Throws an error if the action would raise an exception.
  func controller(toTake action: Action, for showAction: ShowAction) throws(Refusal) -> ViewController
  /// Handles the assignment of a preference that can request another mode or other places.
  func didAssign(_ preference: SplitPreference)
  /// Removes a child, because another container will take it.
  func release(_ child: ViewController)

  // The actions of the user.

  /// Goes to the target mode of the display mode button.
  func toggleDisplayMode()
  /// Handles a tap on the area that a covering column dims.
  func didTapDimming()
  /// Handles a swipe. Returns whether it had an effect.
  func didSwipe(_ direction: SwipeDirection, at point: Point) -> Bool

  // The effects of the surroundings.

  /// Adapts the state to the surroundings. No transition is under way.
  func adapt()
  /// Gives each column its place.
  func placeColumns()
  /// The traits of a child before its own overrides, from the traits of the split.
  func traits(forChild child: ViewController, from own: TraitCollection) -> TraitCollection
  /// The controllers that an expand takes out of the primary's stack.
  func departures(from stack: NavigationController) -> [ViewController]
}

/// The stage of a split view.
enum SplitStage: Equatable {
  /// The split has never been on screen, and only stores its controllers (spec/split-view.md 3.8, M26 observed).
  case unmounted
  /// The columns share the window as the mode determines.
  case expanded(ShownMode)
  /// One controller has the whole view.
  case collapsed
}

/// The values that only some split views have. They are empty in the others.
struct SplitDetails {
  /// The container of the inspector column while it is on screen.
  var inspector: ViewController?
  /// The popover for a hidden primary before iOS 8, on screen or not.
  var popover: PrimaryPopover?
  /// The columns under a dimming view, which takes their touches.
  var dimmedColumns: ShownColumns = []
  /// The column whose content is on top of the collapsed stack, or nil if the top was never the content of a column.
  var columnOnTop: Column?
  /// The behaviour.
  var behavior = SplitBehavior.tile
  /// The secondary from before the collapse.
  var rememberedSecondary: ViewController?
}

extension SplitDetails {
  /// The primary while the popover shows it.
  var primaryInPopover: ViewController? {
    popover.flatMap { $0.controller.isPopoverVisible ? $0.controller.contentViewController : nil }
  }
}

/// The popover for a hidden primary before iOS 8, and the bar button that shows it.
struct PrimaryPopover {
  let controller: PopoverController
  let button: BarButtonItem
}

/// The preferences of an app that can request another mode or other places.
enum SplitPreference {
  /// The property `preferredDisplayMode`, and whether its value has changed.
  case displayMode(isNew: Bool)
  case splitBehavior
  /// A newly preferred width of a column.
  case width(Column)
}
