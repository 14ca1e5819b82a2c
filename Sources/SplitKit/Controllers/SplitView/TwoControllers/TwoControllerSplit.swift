/// A split view without a style: a primary and a secondary, which an app sets as `viewControllers`.
///
/// `FixedSplit` and `ClassicSplit` share this protocol. Each has its own transitions.
protocol TwoControllerSplit: SplitImplementation {
  /// The present controllers. A collapsed split has no secondary, and none can be assigned.
  var pair: ControllerPair { get set }
  /// The state of an expanded split, or nil in any other state.
  var expanded: ExpandedPair? { get }
  /// The answer of the delegate of iOS 5 to 8 for the present layout.
  var keepsPrimaryInPortrait: Bool { get set }
  /// The mode that the delegate, when it was last asked, wanted the display mode button to select, or automatic for UIKit's
  /// choice.
  var delegateTarget: DisplayMode { get }
  /// Asks the delegate for the mode that the display mode button selects.
  func askForTarget(_ purpose: TargetPurpose)

  /// Stores the controllers without telling anybody.
  func keep(_ pair: ControllerPair)
  /// Removes what depends on a primary that has left.
  func didReleasePrimary()
  /// Removes what must go before the controllers are replaced.
  func prepareForReplacing()
  /// Changes the mode of an expanded split, with its calls. It must differ from the shown mode.
  func change(to next: DisplayMode)
  /// Places a column, which can be hidden.
  func place(_ container: ViewController, in column: Column, _ placement: ViewPlacement)
  /// Shows a controller in a collapsed split.
  func takeCollapsed(_ controller: ViewController, for action: ShowAction)
}

/// The controllers of a split view without a style.
struct ControllerPair {
  var primary: ViewController?
  var secondary: ViewController?

  init(primary: ViewController? = nil, secondary: ViewController? = nil) {
    self.primary = primary
    self.secondary = secondary
  }

  /// Creates a pair of the first two controllers of a list.
  init(_ controllers: [ViewController]) {
    self.init(primary: controllers.first, secondary: controllers.dropFirst().first)
  }

  /// The primary and then the secondary, as far as they exist.
  var all: [ViewController] {
    if let primary, let secondary { return [primary, secondary] }
    return [primary ?? secondary].compactMap { $0 }
  }
}

/// The state of an expanded split with two controllers. Every layout reads and changes parts of it, so it is one object and is
/// never copied.
final class ExpandedPair {
  var mode: DisplayMode
  /// The mode before `secondaryOnly`, or nil if `secondaryOnly` was the first mode.
  var modeBeforeHiding: DisplayMode?
  /// The source of the mode at the next layout.
  var modeSource = ModeSource.shownMode
  /// The surroundings that the columns were last laid out for.
  var laidOut: Inputs
  /// The place of a hidden primary (see `ColumnParking`).
  var parking: ColumnParking

  init(mode: DisplayMode, laidOut: Inputs, parking: ColumnParking) {
    self.mode = mode
    self.laidOut = laidOut
    self.parking = parking
  }

  /// The values, besides the mode, from which the places of the columns follow.
  struct Inputs: Equatable {
    let bounds: ViewPlacement
    let primary: ColumnWidthPreferences
    let isMirrored: Bool
    /// Whether the device lies on its side, if the split follows that.
    let isOnItsSide: Bool?

    var size: Size { bounds.frame.size }
  }
}

extension TwoControllerSplit {
  var viewControllers: [ViewController] { pair.all }
  var children: [ViewController] { stage == .unmounted ? [] : pair.all }

  func container(_ column: Column) -> ViewController? {
    switch column {
    case .primary: pair.primary
    case .secondary: pair.secondary
    case .supplementary, .compact, .inspector: nil
    }
  }

  var keptControllers: [ViewController] {
    var kept = pair.all
    kept.appendNew([details.rememberedSecondary].compactMap { $0 })
    return kept
  }

  /// Without a style, columns share the room as tiles do.
  var behavior: SplitBehavior { .tile }

  /// Without a style, no column has a name.
  var namedColumns: (any NamedColumns)? { nil }

  /// The column widths. In a collapsed split, they are the width of the split. Before the split appears, they are 320
  /// (M26 observed; before iOS 26 unmeasured).
  var columnWidths: SideColumnWidths {
    switch stage {
    case .unmounted: SideColumnWidths(primary: 320, supplementary: 320)
    case .expanded: SideColumnWidths(primary: primaryWidth(in: view.frame.size), supplementary: 0)
    case .collapsed: SideColumnWidths(primary: view.frame.width, supplementary: view.frame.width)
    }
  }

  /// Makes both controllers children of the split, each with its two move calls back to back.
  func attachControllers() {
    for controller in pair.all {
      controller.leave(for: split)
      controller.attach(to: split)
    }
  }

  /// The state of a split that has just become expanded, whose hidden column is at the origin.
  func newlyExpanded(_ mode: DisplayMode) -> ExpandedPair {
    ExpandedPair(mode: mode, laidOut: inputs, parking: ColumnParking(atOriginIn: application.message))
  }

  var inputs: ExpandedPair.Inputs {
    let split = split
    return ExpandedPair.Inputs(
      bounds: split.view, primary: split.columnWidths.primary, isMirrored: split.isMirrored, isOnItsSide: isOnItsSide)
  }

  func didAssign(_ preference: SplitPreference) {
    switch preference {
    case .displayMode(let isNew):
      guard isNew || isAskedBack(by: resolution.mode(requested: preferredDisplayMode)) else { return }
      expanded?.modeSource = .preference
      setNeedsLayout()
    case .splitBehavior, .width: setNeedsLayout()
    }
  }
}
