/// A split view without a style: a primary and a secondary, which an app sets as `viewControllers`.
///
/// `FixedSplit` and `ClassicSplit` have this in common; how they come on screen and change is their own.
protocol TwoControllerSplit: SplitImplementation {
  /// The controllers as they read now. While the split is collapsed there is no secondary, and none can be written.
  var pair: ControllerPair { get set }
  /// The state of an expanded split. It is nil in any other state, and writing it does nothing then.
  var expanded: ExpandedPair? { get set }
  /// What the delegate of iOS 5 to 8 has answered for the layout that is there.
  var keepsPrimaryInPortrait: Bool { get set }
  /// Where the delegate wants the display mode button to go, as it last said; automatic for UIKit's choice.
  var delegateTarget: DisplayMode { get }
  /// Asks the delegate for that.
  func askForTarget(_ purpose: TargetPurpose)

  /// Takes controllers as they are, without telling anybody.
  func keep(_ pair: ControllerPair)
  /// What else goes when the primary leaves.
  func didReleasePrimary()
  /// What else goes before the controllers are replaced.
  func prepareForReplacing()
  /// Shows a mode of an expanded split, with its calls. It is not the one that is shown.
  func change(to next: DisplayMode)
  /// How far each hidden column is from where it is shown.
  func place(_ container: ViewController, in column: Column, _ placement: ViewPlacement)
  /// A controller is to be shown in a split that is collapsed.
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

  /// The first two of a list.
  init(_ controllers: [ViewController]) {
    self.init(primary: controllers.first, secondary: controllers.dropFirst().first)
  }

  /// The primary, then the secondary, as far as they are there.
  var all: [ViewController] { [primary, secondary].compactMap { $0 } }
}

/// Two controllers, of which the mode says how much can be seen.
struct ExpandedPair {
  var mode: DisplayMode
  /// The mode from which `secondaryOnly` was reached; nil where it came first.
  var modeBeforeHiding: DisplayMode?
  /// Whether a preferred mode was assigned that no layout has taken up.
  var hasModeRequest = false
  /// The surroundings that the columns were last laid out for.
  var laidOut: Inputs
  /// Where a hidden primary waits (see `ColumnParking`).
  var parking: ColumnParking

  /// What the places of the columns follow from, beside the mode.
  struct Inputs: Equatable {
    let bounds: ViewPlacement
    let primary: ColumnWidthPreferences
    let isMirrored: Bool
    /// Whether the device lies on its side, where the split follows that.
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

  /// What iOS 26 is taken to raise for (inferred); before, the rest is dropped (S0 observed).
  var maximumCount: Int? { design.raisesForThirdController ? 2 : nil }

  /// Without a style no column has a name.
  var namedColumns: (any NamedColumns)? { nil }

  /// As wide as the split while collapsed; before it appears 320 (M26 observed; before iOS 26 unmeasured).
  var columnWidths: SideColumnWidths {
    switch stage {
    case .unmounted: SideColumnWidths(primary: 320, supplementary: 320)
    case .expanded: SideColumnWidths(primary: primaryWidth(in: view.frame.size), supplementary: 0)
    case .collapsed: SideColumnWidths(primary: view.frame.width, supplementary: view.frame.width)
    }
  }

  /// Makes both controllers children of the split, with both calls back to back.
  func attachControllers() {
    for controller in pair.all {
      controller.leave(for: split)
      controller.attach(to: split)
    }
  }

  /// The state of a split that has just become expanded: its hidden column is at the origin.
  func newlyExpanded(_ mode: DisplayMode) -> ExpandedPair {
    ExpandedPair(mode: mode, laidOut: inputs, parking: ColumnParking(atOriginIn: application.message))
  }

  var inputs: ExpandedPair.Inputs {
    ExpandedPair.Inputs(
      bounds: view, primary: split.primaryColumnWidthPreferences, isMirrored: isMirrored, isOnItsSide: isOnItsSide)
  }

  func didAssign(_ preference: SplitPreference) {
    switch preference {
    case .displayMode(let isNew):
      guard isNew || isAskedBack(by: resolution.mode(requested: preferredDisplayMode)) else { return }
      expanded?.hasModeRequest = true
      setNeedsLayout()
    case .splitBehavior, .width: setNeedsLayout()
    }
  }
}
