/// The OS version whose behaviour is shown.
///
/// UIKit's split view changed materially three times; a statement that is right for one profile can be wrong
/// for another (spec/split-view.md 0.1). The rules that differ ask the profile through the tables beside this
/// file, so that a further profile is a further column in them.
public enum Profile: String, Sendable, CaseIterable {
  /// iOS 3.2 to 5: the split before adaptivity, with a primary of fixed width.
  case ios5
  /// iOS 8 to 12: the adaptive split in the classic style.
  case ios8
  /// iOS 13: the classic style, as the Instagram prototype was built.
  case ios13
  /// iOS 14 to 18: the column styles came, and the classic style stayed.
  case ios14
  /// iOS and iPadOS 26: the measured one.
  case ios26
}

/// How a split view places its columns: what changed most from version to version.
package enum SplitDesign {
  /// A primary of 320 points, beside in landscape and hidden in portrait. Nothing collapses.
  case fixed
  /// Columns side by side with a hairline between them; a hidden primary waits off screen.
  case tiled
  /// A primary that floats over a secondary as wide as the window; a hidden one leaves the hierarchy.
  case floating
}

extension Profile {
  /// Sources: section 7 for iOS 5 (S4, R-UYL observed), 2.3 and 2.7 for iOS 8 to 18 (S3 observed), 5.2 for iOS 26
  /// (M26 observed).
  package var splitDesign: SplitDesign {
    switch self {
    case .ios5: .fixed
    case .ios8, .ios13, .ios14: .tiled
    case .ios26: .floating
    }
  }

  /// Whether there are size classes to adapt to, and margins: since iOS 8 (AD documented).
  public var isAdaptive: Bool { splitDesign.isAdaptive }

  /// Whether the delegate hears of columns that will show and hide, and that the split collapsed or expanded.
  ///
  /// Those delegate methods exist since iOS 14 (H14 documented). Whether a classic split of iOS 14 to 18 sends
  /// them is unmeasured (spec section 12, 7); it is taken to.
  package var announcesColumns: Bool {
    switch self {
    case .ios5, .ios8, .ios13: false
    case .ios14, .ios26: true
    }
  }

  /// Whether the delegate also hears of columns that did show and did hide: methods that are newer than the others
  /// (AD documented; that iOS 26 sends them is M26 observed).
  package var announcesColumnsAfterwards: Bool {
    switch self {
    case .ios5, .ios8, .ios13, .ios14: false
    case .ios26: true
    }
  }

  /// Whether the delegate is asked if the primary hides in portrait: a method of iOS 5, deprecated in iOS 8
  /// (H11 documented).
  package var asksWhetherToHide: Bool {
    switch self {
    case .ios5, .ios8: true
    case .ios13, .ios14, .ios26: false
    }
  }

  /// Whether a controller hears of traits and sizes (`willTransition(to:with:)` and its like), which came with iOS 8
  /// (AD documented), instead of rotations, which iOS 8 deprecated in their favour (AD documented).
  package var tellsOfRotations: Bool {
    switch self {
    case .ios5: true
    case .ios8, .ios13, .ios14, .ios26: false
    }
  }

  /// Whether a swipe from the leading edge goes back: since iOS 7 (AD documented).
  package var hasInteractivePop: Bool {
    switch self {
    case .ios5: false
    case .ios8, .ios13, .ios14, .ios26: true
    }
  }

  /// Whether every presentation style adapts to the size classes: since iOS 8 (AD documented).
  package var adaptsPresentations: Bool {
    switch self {
    case .ios5: false
    case .ios8, .ios13, .ios14, .ios26: true
    }
  }

  /// Whether an app's views lie below the status bar, as they did before iOS 7, instead of under it (general
  /// knowledge; S4 observed: the article's master is 1004 high on a screen of 1024).
  package var keepsContentBelowStatusBar: Bool {
    switch self {
    case .ios5: true
    case .ios8, .ios13, .ios14, .ios26: false
    }
  }

  /// Whether a mode that the user brings about is stored in `preferredDisplayMode`.
  ///
  /// On iOS 26 showing and hiding a column does (spec 5.5, M26 observed for the column styles; for the classic
  /// style inferred). Before, the preference stays what the app wrote (inferred).
  package var storesModesOfTheUser: Bool {
    switch self {
    case .ios5, .ios8, .ios13, .ios14: false
    case .ios26: true
    }
  }
}

extension SplitDesign {
  /// Whether a hidden primary column's view stays in the hierarchy, off screen (spec 2.3: S3 observed for
  /// iOS 8 and later, M26 observed that iOS 26 removes it).
  package var keepsHiddenPrimaryInHierarchy: Bool {
    switch self {
    case .fixed, .tiled: true
    case .floating: false
    }
  }

  /// Whether a compact width makes one controller of two: since iOS 8 (AD documented).
  package var isAdaptive: Bool {
    switch self {
    case .fixed: false
    case .tiled, .floating: true
    }
  }
}
