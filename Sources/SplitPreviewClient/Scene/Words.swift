/// A word of the wire that names a case of UIKit.
///
/// A newer server can have words that this library does not know, so these types hold any word: `"besideAll" as DisplayMode`.
public protocol PreviewWord: RawRepresentable<String>, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a word as it is on the wire.
  init(rawValue: String)
}

extension PreviewWord {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  /// The word as it is on the wire.
  public var description: String { rawValue }
}

/// A display mode of a split view (`UISplitViewController.DisplayMode`).
public struct DisplayMode: PreviewWord {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let automatic: DisplayMode = "automatic"
  public static let secondaryOnly: DisplayMode = "secondaryOnly"
  public static let oneBesideSecondary: DisplayMode = "oneBesideSecondary"
  public static let oneOverSecondary: DisplayMode = "oneOverSecondary"
  public static let twoBesideSecondary: DisplayMode = "twoBesideSecondary"
  public static let twoOverSecondary: DisplayMode = "twoOverSecondary"
  public static let twoDisplaceSecondary: DisplayMode = "twoDisplaceSecondary"
}

/// A column of a split view (`UISplitViewController.Column`).
public struct Column: PreviewWord {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let primary: Column = "primary"
  public static let supplementary: Column = "supplementary"
  public static let secondary: Column = "secondary"
  public static let compact: Column = "compact"
  public static let inspector: Column = "inspector"
}

/// The style of a split view (`UISplitViewController.Style`).
public struct SplitStyle: PreviewWord {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified: SplitStyle = "unspecified"
  public static let doubleColumn: SplitStyle = "doubleColumn"
  public static let tripleColumn: SplitStyle = "tripleColumn"
}

/// A size class (`UIUserInterfaceSizeClass`).
public struct SizeClass: PreviewWord {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let compact: SizeClass = "compact"
  public static let regular: SizeClass = "regular"
}

/// The orientation of a window's device (`UIInterfaceOrientation`).
public struct Orientation: PreviewWord {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let portrait: Orientation = "portrait"
  public static let portraitUpsideDown: Orientation = "portraitUpsideDown"
  public static let landscapeLeft: Orientation = "landscapeLeft"
  public static let landscapeRight: Orientation = "landscapeRight"
}

/// The place of a window on its device's screen.
public struct Arrangement: PreviewWord {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A window of any size, without a device.
  public static let free: Arrangement = "free"
  public static let fullScreen: Arrangement = "full"
  public static let splitThird: Arrangement = "split-1/3"
  public static let splitHalf: Arrangement = "split-1/2"
  public static let splitTwoThirds: Arrangement = "split-2/3"
  public static let slideOver: Arrangement = "slide-over"
}
