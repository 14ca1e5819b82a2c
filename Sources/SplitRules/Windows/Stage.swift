/// The place of an app's window on a device's screen, and the windows beside it.
///
/// All lengths are in points. Rectangles are in the coordinates of the screen, as the device is held.
package struct Stage: Equatable, Sendable {
  package let device: Device
  package let orientation: InterfaceOrientation
  package let arrangement: WindowArrangement
  /// The side of the screen at which a window stands that does not take the whole width.
  package let side: WindowSide
  package let window: Rect

  /// The gap between two apps (two sources; one source measured the same for the tiles of iPadOS 27).
  package static let dividerWidth: Double = 10
  /// The least width of a tile and of the app beside it. The number is a stand-in, as no figure is public
  /// (spec/devices.md section 2).
  package static let leastTileWidth: Double = 320
}

extension Stage {
  /// The size of the display that shows the window, as the device is held. A phone that folds has two displays.
  package var screen: Size {
    arrangement == .cover ? window.size : device.screen(isLandscape: orientation.isLandscape)
  }

  /// The window of the other app, beside this one or under a panel, or nil if there is none.
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

  /// The gap between the two windows, which the user can drag, or nil if there is none.
  package var divider: Rect? {
    switch arrangement.kind {
    case .alone, .free, .panel: return nil
    case .split, .tile:
      let x = side == .left ? window.maxX : window.x - Self.dividerWidth
      return Rect(x: x, y: 0, width: Self.dividerWidth, height: screen.height)
    }
  }

  /// The insets of the window.
  ///
  /// A full-screen window has the insets of the device. A window that shares the screen keeps the top and bottom ones
  /// (one source). The insets of a panel and of a free window are unmeasured and taken to be zero.
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
