/// The OS version whose behaviour is shown.
///
/// UIKit's split view changed materially three times; a statement that is right for one profile can be wrong
/// for another (spec/split-view.md 0.1). The rules that differ ask the profile through the tables beside this
/// file, so that a further profile is a further column in them.
public enum Profile: String, Sendable, CaseIterable {
  /// iOS 13: the classic style, as the Instagram prototype was built.
  case ios13
  /// iOS and iPadOS 26: the measured one.
  case ios26
}

extension Profile {
  /// Whether the delegate hears of columns that show and hide, and that the split collapsed or expanded.
  ///
  /// Those delegate methods exist since iOS 14 (H14 documented); before, nobody could hear them.
  var announcesColumns: Bool {
    switch self {
    case .ios13: false
    case .ios26: true
    }
  }

  /// Whether the primary column floats over a secondary that is as wide as the window (spec 5.2, M26 observed).
  var floatsPrimaryColumn: Bool {
    switch self {
    case .ios13: false
    case .ios26: true
    }
  }

  /// Whether a hidden primary column's view stays in the hierarchy, off screen (spec 2.3: S3 observed for
  /// iOS 8 and later, M26 observed that iOS 26 removes it).
  var keepsHiddenPrimaryInHierarchy: Bool {
    switch self {
    case .ios13: true
    case .ios26: false
    }
  }

  /// Whether a mode that the user brings about is stored in `preferredDisplayMode`.
  ///
  /// On iOS 26 showing and hiding a column does (spec 5.5, M26 observed for the column styles; for the classic
  /// style inferred). Before, the preference stays what the app wrote (inferred).
  var storesModesOfTheUser: Bool {
    switch self {
    case .ios13: false
    case .ios26: true
    }
  }
}
