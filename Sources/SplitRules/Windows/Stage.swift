/// Where an app's window stands on a device's screen, and what stands beside it. All lengths are points; rectangles are
/// in the coordinates of the screen as it is held.
package struct Stage: Equatable, Sendable {
  package let device: Device
  package let orientation: InterfaceOrientation
  package let arrangement: WindowArrangement
  /// The side at which a window stands that does not take the whole width.
  package let side: WindowSide
  package let window: Rect

  /// The gap between two apps (two sources; measured for the tiles of iPadOS 27 too, one source).
  package static let dividerWidth: Double = 10
  /// The least that a tile and the app beside it are wide: a stand-in, no figure is public (spec/devices.md section 2).
  package static let leastTileWidth: Double = 320
}

extension Stage {
  /// The display that the window is on, as it is held: of a phone that folds the inner or the outer one.
  package var screen: Size {
    arrangement == .cover ? window.size : device.screen(isLandscape: orientation.isLandscape)
  }

  /// The other app's window beside this one, or under a panel; nil where nothing stands beside it.
  package var otherWindow: Rect? {
    let whole = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    switch arrangement.kind {
    case .alone, .free: return nil
    case .panel: return whole
    case .split, .tile:
      let width = max(0, screen.width - window.width - Self.dividerWidth)
      let x = side == .left ? screen.width - width : 0
      return Rect(x: x, y: 0, width: width, height: screen.height)
    }
  }

  /// The gap between the two, which can be dragged; nil where there is none.
  package var divider: Rect? {
    switch arrangement.kind {
    case .alone, .free, .panel: return nil
    case .split, .tile:
      let x = side == .left ? window.maxX : window.x - Self.dividerWidth
      return Rect(x: x, y: 0, width: Self.dividerWidth, height: screen.height)
    }
  }

  /// The insets of the window: the device's in the full screen, of which a window that shares the screen keeps those
  /// above and below (one source). Those of a panel and of a free window are unmeasured; they are taken to be none.
  package func safeArea(on design: ScreenDesign) -> EdgeInsets {
    let isLandscape = orientation.isLandscape
    if arrangement == .cover, let cover = device.coverSafeArea { return isLandscape ? cover.landscape : cover.portrait }
    let full = device.safeArea(isLandscape: isLandscape, on: design)
    switch arrangement.kind {
    case .alone: return full
    case .split, .tile: return EdgeInsets(top: full.top, bottom: full.bottom)
    case .panel, .free: return .zero
    }
  }
}
