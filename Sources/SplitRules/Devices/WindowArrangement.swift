/// How an app's window shares the screen.
///
/// The raw values are the names on the wire and in the catalogue.
package enum WindowArrangement: String, Sendable, CaseIterable {
  /// The whole screen.
  case full
  /// Beside another app, in Split View: iOS 9 to iPadOS 18.
  case splitOneThird = "split-1/3"
  case splitHalf = "split-1/2"
  case splitTwoThirds = "split-2/3"
  /// A narrow panel over another app.
  case slideOver = "slide-over"
  /// Beside others, as iPadOS 26 tiles windows.
  case tileHalf = "tile-1/2"
  case tileOneThird = "tile-1/3"
  /// The cover display of a phone that folds.
  case cover = "cover-full"
  /// Anywhere, in any size, as iPadOS 26 has it.
  case free
}

extension WindowArrangement {
  /// What kind of arrangement this is: of one kind are those between which a divider moves.
  package enum Kind: Sendable { case alone, split, panel, tile, free }

  package var kind: Kind {
    switch self {
    case .full, .cover: .alone
    case .splitOneThird, .splitHalf, .splitTwoThirds: .split
    case .slideOver: .panel
    case .tileHalf, .tileOneThird: .tile
    case .free: .free
    }
  }

  /// Whether windows are put there in an OS version: by itself and freely in any, beside others as the version has it.
  package func isOfItsTime(on design: ScreenDesign) -> Bool {
    switch kind {
    case .alone, .free: true
    case .split, .panel, .tile: design.sharedBy.contains(kind)
    }
  }
}

/// The side of the screen at which a window stands, left and right as a person sees it.
package enum WindowSide: String, Sendable, CaseIterable { case left, right }
