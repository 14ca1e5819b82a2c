/// A word of the wire that names a case of UIKit.
///
/// A newer server can have words that this library does not know, so these types hold any word: `"besideAll" as DisplayMode`.
public protocol PreviewWord: RawRepresentable<String>, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a word as it is on the wire.
  init(rawValue: String)
}

extension PreviewWord {
  /// Creates a word as it is on the wire.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  /// The word as it is on the wire.
  public var description: String { rawValue }
}

/// A display mode of a split view (`UISplitViewController.DisplayMode`).
public struct DisplayMode: PreviewWord {
  /// The word as it is on the wire.
  public let rawValue: String
  /// Creates a word as it is on the wire.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The mode that the system chooses.
  public static let automatic: DisplayMode = "automatic"
  /// The secondary column alone.
  public static let secondaryOnly: DisplayMode = "secondaryOnly"
  /// One column beside the secondary.
  public static let oneBesideSecondary: DisplayMode = "oneBesideSecondary"
  /// One column over the secondary.
  public static let oneOverSecondary: DisplayMode = "oneOverSecondary"
  /// Two columns beside the secondary.
  public static let twoBesideSecondary: DisplayMode = "twoBesideSecondary"
  /// Two columns over the secondary.
  public static let twoOverSecondary: DisplayMode = "twoOverSecondary"
  /// Two columns that push the secondary aside.
  public static let twoDisplaceSecondary: DisplayMode = "twoDisplaceSecondary"
}

/// A column of a split view (`UISplitViewController.Column`).
public struct Column: PreviewWord {
  /// The word as it is on the wire.
  public let rawValue: String
  /// Creates a word as it is on the wire.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The first column.
  public static let primary: Column = "primary"
  /// The column between the primary and the secondary.
  public static let supplementary: Column = "supplementary"
  /// The column of the detail.
  public static let secondary: Column = "secondary"
  /// The column that takes the place of the others while the split view is collapsed.
  public static let compact: Column = "compact"
  /// The column of the inspector, since iOS 26.
  public static let inspector: Column = "inspector"
}

/// The style of a split view (`UISplitViewController.Style`).
public struct SplitStyle: PreviewWord {
  /// The word as it is on the wire.
  public let rawValue: String
  /// Creates a word as it is on the wire.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Two controllers without columns, as before iOS 14.
  public static let unspecified: SplitStyle = "unspecified"
  /// A primary and a secondary column.
  public static let doubleColumn: SplitStyle = "doubleColumn"
  /// A supplementary column between the two.
  public static let tripleColumn: SplitStyle = "tripleColumn"
}

/// A size class (`UIUserInterfaceSizeClass`).
public struct SizeClass: PreviewWord {
  /// The word as it is on the wire.
  public let rawValue: String
  /// Creates a word as it is on the wire.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Little room.
  public static let compact: SizeClass = "compact"
  /// Much room.
  public static let regular: SizeClass = "regular"
}

/// The orientation of a window's device (`UIInterfaceOrientation`).
public struct Orientation: PreviewWord {
  /// The word as it is on the wire.
  public let rawValue: String
  /// Creates a word as it is on the wire.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait: Orientation = "portrait"
  /// Upright, with the top at the bottom.
  public static let portraitUpsideDown: Orientation = "portraitUpsideDown"
  /// On its side, with the home button at the left.
  public static let landscapeLeft: Orientation = "landscapeLeft"
  /// On its side, with the home button at the right.
  public static let landscapeRight: Orientation = "landscapeRight"
}

/// The place of a window on its device's screen.
public struct Arrangement: PreviewWord {
  /// The word as it is on the wire.
  public let rawValue: String
  /// Creates a word as it is on the wire.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A window of any size, without a device.
  public static let free: Arrangement = "free"
  /// The whole screen.
  public static let fullScreen: Arrangement = "full"
  /// A third of the screen, in Split View.
  public static let splitThird: Arrangement = "split-1/3"
  /// Half of the screen, in Split View.
  public static let splitHalf: Arrangement = "split-1/2"
  /// Two thirds of the screen, in Split View.
  public static let splitTwoThirds: Arrangement = "split-2/3"
  /// A narrow window over another app, in Slide Over.
  public static let slideOver: Arrangement = "slide-over"
}
