/// How an app's window shares the screen.
///
/// The raw values are the names on the wire and in the catalogue.
package enum WindowArrangement: String, Sendable, CaseIterable {
  /// The window takes the whole screen.
  case full
  /// The window stands beside another app in Split View, which iOS 9 to iPadOS 18 have.
  case splitOneThird = "split-1/3"
  case splitHalf = "split-1/2"
  case splitTwoThirds = "split-2/3"
  /// The window is a narrow panel over another app.
  case slideOver = "slide-over"
  /// The window stands beside other windows, as iPadOS 26 tiles them.
  case tileHalf = "tile-1/2"
  case tileOneThird = "tile-1/3"
  /// The window takes the whole cover display of a phone that folds.
  case cover = "cover-full"
  /// The window stands anywhere and has any size, as on iPadOS 26.
  case free
}

extension WindowArrangement {
  /// The kinds of arrangement. A divider moves a window between the arrangements of one kind.
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

  /// Whether the window is at a side of the screen, which is left or right.
  package var hasSide: Bool { [.split, .tile, .panel].contains(kind) }

  /// Whether an OS version has this arrangement. Every version has windows that take the whole screen.
  package func isOfItsTime(on design: ScreenDesign) -> Bool { kind.time?.overlaps(design.systems) ?? true }
}

extension WindowArrangement.Kind {
  /// The systems of iPads that have windows of this kind, or nil for all systems of every device (spec/devices.md
  /// section 2).
  package var time: SystemVersions? {
    switch self {
    case .alone: nil
    case .split, .panel: SystemVersions(first: 9, last: 18)
    case .tile, .free: SystemVersions(first: 26, last: nil)
    }
  }

  /// The name of windows of this kind, as the subject of a sentence.
  package var subject: String {
    switch self {
    case .alone: "A full screen"
    case .split: "Split View"
    case .panel: "Slide Over"
    case .tile: "A tile"
    case .free: "A free window"
    }
  }

  /// A further sentence about the time of this kind, or nil for nothing (spec/devices.md section 2; Stage
  /// Manager is general knowledge).
  package var remark: String? {
    switch self {
    case .alone, .split, .tile: nil
    case .panel: "Since iPadOS 26.1 it is a window of any size, and this one has the size from before."
    case .free: "Before, some iPads had windows of several sizes in Stage Manager, since iPadOS 16."
    }
  }
}

/// The side of the screen at which a window stands, as the user sees it.
package enum WindowSide: String, Sendable, CaseIterable { case left, right }
