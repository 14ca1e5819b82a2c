/// What a split view is at one moment. Each state has what only it needs, so that none of it can be stale.
enum SplitState {
  /// Made, and never on screen: its controllers are only kept (spec/split-view.md 3.8, M26 observed).
  case unmounted(Columns)
  case expanded(Expanded)
  case collapsed(Collapsed)

  /// The controllers of the classic style. Those of a column style are in `ColumnSlots`.
  struct Columns {
    var primary: ViewController?
    var secondary: ViewController?
  }

  /// Two controllers, of which the mode says how much can be seen.
  struct Expanded {
    var columns = Columns()
    var shown: ShownMode
    /// The mode from which `secondaryOnly` was reached; nil where it came first.
    var modeBeforeHiding: DisplayMode?
    /// Where a hidden primary waits (see `SplitViewController+Parking.swift`).
    var parking: ColumnParking
    /// Whether the inspector column is there.
    var showsInspector = false
    /// Whether a preferred mode was assigned that no layout has taken up.
    var hasModeRequest = false
    /// What the columns were laid out for last.
    var laidOut: ColumnInputs
    /// How the columns share the window, as the last layout took it up: before iOS 26 (H14 documented).
    var behavior = SplitBehavior.tile

    var mode: DisplayMode { shown.mode }
  }

  /// One controller.
  struct Collapsed {
    var primary: ViewController?
    /// The secondary that the collapse put away, which comes back when nothing else does (3.2, step 5).
    var remembered: ViewController?
    /// The primary's stack when the split collapsed: what of it is on top counts as the primary column.
    var stackAtCollapse: [ViewController] = []
    /// Of a column style: whether the compact column is shown, instead of a stack of the others.
    var usesCompact = false
  }
}

extension SplitState {
  /// The controllers as they read now. While collapsed there is no secondary, and none can be written.
  var columns: Columns {
    get {
      switch self {
      case .unmounted(let columns): columns
      case .expanded(let expanded): expanded.columns
      case .collapsed(let collapsed): Columns(primary: collapsed.primary)
      }
    }
    set {
      switch self {
      case .unmounted: self = .unmounted(newValue)
      case .expanded(var expanded):
        expanded.columns = newValue
        self = .expanded(expanded)
      case .collapsed(var collapsed):
        collapsed.primary = newValue.primary
        self = .collapsed(collapsed)
      }
    }
  }

  /// What only an expanded split has; nil in any other state, in which writing it does nothing.
  var expanded: Expanded? {
    get { if case .expanded(let expanded) = self { expanded } else { nil } }
    set {
      guard case .expanded = self, let newValue else { return }
      self = .expanded(newValue)
    }
  }

  /// What only a collapsed split has; nil in any other state, in which writing it does nothing.
  var collapsed: Collapsed? {
    get { if case .collapsed(let collapsed) = self { collapsed } else { nil } }
    set {
      guard case .collapsed = self, let newValue else { return }
      self = .collapsed(newValue)
    }
  }

  var isUnmounted: Bool { if case .unmounted = self { true } else { false } }
}

extension SplitState.Columns {
  /// The primary, then the secondary, as far as they are there.
  var all: [ViewController] { [primary, secondary].compactMap { $0 } }
}
