/// The parts of a split that an app, a scene and the controllers around it can read. Reading changes nothing and calls
/// nobody.
protocol SplitReading {
  /// The present stage of the split.
  var stage: SplitStage { get }
  /// The controllers as an app reads them.
  var viewControllers: [ViewController] { get }
  /// The controllers that have the split as their parent, in UIKit's order.
  var children: [ViewController] { get }
  /// The container of a column, shown or not: a controller, or the navigation controller around it.
  func container(_ column: Column) -> ViewController?
  /// The visible columns: none before the split appears, and the top one while it is collapsed.
  var shownColumns: ShownColumns { get }
  /// The frames of the columns in a mode and in bounds, which need not be those of the split.
  func geometry(of shown: ShownMode, in bounds: ViewPlacement) -> ColumnFrames
  /// The mode that an expanded split of the given size will have.
  func predictedMode(in size: Size) -> ShownMode
  /// The controllers that an expand takes out of the primary's stack.
  func departures(from stack: NavigationController) -> [ViewController]
  /// The named columns, or nil if the columns have no names.
  var namedColumns: (any NamedColumns)? { get }
  /// The widths of the side columns as an app reads them, in points.
  var columnWidths: SideColumnWidths { get }
  /// The behaviour, which is never automatic.
  var behavior: SplitBehavior { get }
  /// The values that only some of the implementations have.
  var details: SplitDetails { get }
  /// The present state of the display mode button.
  var displayModeButton: SplitViewController.DisplayModeButton { get }
  /// The reason for the state of the display mode button, which begins with `shown` or `hidden`.
  var displayModeButtonReason: String { get }
  /// The reasons for the state of the split: a sentence for each important member.
  var reasons: [Member] { get }
  /// The reason for which the split is collapsed or not.
  var collapseReason: Reason { get }
  /// The reason for the mode of an expanded split, or nil for any other.
  var modeReason: Reason? { get }
  /// The reason for the behaviour of an expanded split with a column style, or nil for any other.
  var behaviorReason: Reason? { get }
  /// The width of a column that has a rule for it while the split is expanded, or nil for any other column.
  func reasonedWidth(of column: Column) -> ReasonedWidth?
}

/// The values that follow from the others.
extension SplitReading {
  /// The shown mode, with its effect on the columns, while the split is expanded.
  var shownMode: ShownMode? { if case .expanded(let shown) = stage { shown } else { nil } }

  /// The shown mode while the split is expanded.
  var mode: DisplayMode? { shownMode?.mode }

  /// The mode as an app reads it, which is never automatic. It is `secondaryOnly` before the split appears (M26
  /// observed), and `oneBesideSecondary`, without effect, while it is collapsed (M26 observed).
  var displayMode: DisplayMode {
    switch stage {
    case .unmounted: .secondaryOnly
    case .expanded(let shown): shown.mode
    case .collapsed: .oneBesideSecondary
    }
  }

  /// The container of the primary column.
  var primary: ViewController? { container(.primary) }
  /// The container of the secondary column. A collapsed classic split has none.
  var secondary: ViewController? { container(.secondary) }
  /// The only controller of a collapsed split.
  var soleController: ViewController? { stage == .collapsed ? children.first : nil }
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
