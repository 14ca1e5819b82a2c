/// The transitions from one stage to another, which are pure functions.
extension Stage {
  /// Creates the stage of a window that takes the whole screen of a device.
  package init(_ device: Device, _ orientation: InterfaceOrientation = .portrait) {
    self.init(device, orientation, .full, .left, device.screen(isLandscape: orientation.isLandscape))
  }

  /// Creates the stage of a window with the given size, at the place of its arrangement.
  private init(
    _ device: Device, _ orientation: InterfaceOrientation, _ arrangement: WindowArrangement, _ side: WindowSide,
    _ size: Size
  ) {
    let screen = device.screen(isLandscape: orientation.isLandscape)
    let grid = PixelGrid(scale: device.scale)
    // The place is not rounded: a third of a screen is no whole number of pixels, and the two windows still fill the
    // screen.
    let atSide = side == .left ? 0 : screen.width - size.width
    let origin =
      switch arrangement.kind {
      case .alone: Point.zero
      case .split, .tile: Point(x: atSide, y: 0)
      case .panel:
        Point(
          // The distance of a panel from the edge is not known. This gap is our choice.
          x: atSide + (side == .left ? Self.dividerWidth : -Self.dividerWidth),
          y: grid.round((screen.height - size.height) / 2))
      case .free:
        Point(x: grid.round((screen.width - size.width) / 2), y: grid.round((screen.height - size.height) / 2))
      }
    self.device = device
    self.orientation = orientation
    self.arrangement = arrangement
    self.side = side
    window = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The stage with the window in another arrangement, or nil if the device does not have that arrangement as it is
  /// held.
  ///
  /// A window that becomes free keeps its size, except that a window of the whole screen shrinks to three quarters
  /// (ours). A window that is already free stays where it is.
  package func arranged(_ arrangement: WindowArrangement, side: WindowSide? = nil) -> Stage? {
    if arrangement == .free, self.arrangement == .free { return self }
    guard let size = size(of: arrangement) else { return nil }
    return Stage(device, orientation, arrangement, side ?? self.side, size)
  }

  /// The arrangements that the device has as it is held.
  package var arrangements: [WindowArrangement] { WindowArrangement.allCases.filter { size(of: $0) != nil } }

  private func size(of arrangement: WindowArrangement) -> Size? {
    switch arrangement {
    case .full: device.screen(isLandscape: orientation.isLandscape)
    case .free:
      device.idiom == .pad || self.arrangement == .free
        ? (window.size == screen ? Size(width: screen.width * 0.75, height: screen.height * 0.75) : window.size) : nil
    case .splitOneThird, .splitHalf, .splitTwoThirds, .slideOver, .tileHalf, .tileOneThird, .cover:
      device.window(arrangement, isLandscape: orientation.isLandscape)?.size
    }
  }

  /// Creates the stage of a window with the given size.
  ///
  /// A window with the size of the screen takes the whole screen, in portrait or landscape. Otherwise the window gets
  /// an arrangement in which the device has a window of that size. An arrangement that the OS version has comes first.
  /// If there is none, the window is free, and the device is held the way the window lies.
  package init(_ device: Device, showing size: Size, on design: ScreenDesign) {
    let rows = device.windows.filter { $0.size == size }
    let row = rows.first { $0.arrangement.isOfItsTime(on: design) } ?? rows.first
    if size == device.screen || size == device.screen.turned {
      self.init(device, size == device.screen ? .portrait : .landscapeLeft)
    } else if let row {
      self.init(device, row.isLandscape ? .landscapeLeft : .portrait, row.arrangement, .left, size)
    } else {
      self.init(device, size.isLandscape ? .landscapeLeft : .portrait, .free, .left, size)
    }
  }

  /// The stage with the window in another size.
  ///
  /// A window with the size of the screen takes the whole screen, and the device turns if necessary. Any other window
  /// becomes free: the top left corner of a free one stays where it is, and another one stands in the middle of the screen, as one
  /// that opens so (ours). If `staysFree` is true, the window is free at the size of the screen too.
  package func resized(to size: Size, staysFree: Bool = false) -> Stage {
    if size == window.size { return self }
    if !staysFree, let whole = whole(of: size) { return whole }
    guard arrangement == .free else { return Stage(device, orientation, .free, side, size) }
    let window = Rect(x: window.x, y: window.y, width: size.width, height: size.height)
    return Stage(device: device, orientation: orientation, arrangement: .free, side: side, window: window)
  }

  /// The stage in which a window of the given size takes the whole display, or nil if the display has another size.
  private func whole(of size: Size) -> Stage? {
    let ways = [orientation, orientation.isLandscape ? .portrait : .landscapeLeft]
    let wholes = ways.compactMap { Stage(device, $0).arranged(arrangement == .cover ? .cover : .full) }
    return wholes.first { $0.window.size == size }
  }

  /// The stage with the device held another way.
  ///
  /// The window takes another arrangement if the device does not have the present one in the new orientation. A half of
  /// a Split View becomes two thirds at the left and one third at the right (general knowledge). A tile of a third
  /// becomes one of a half (one source).
  package func turned(to orientation: InterfaceOrientation) -> Stage {
    let turned = Stage(device: device, orientation: orientation, arrangement: arrangement, side: side, window: window)
    if orientation.isLandscape == self.orientation.isLandscape { return turned }
    if arrangement == .free { return Stage(device, orientation, .free, side, window.size.turned) }
    return turned.arranged(arrangement) ?? turned.arranged(successor) ?? Stage(device, orientation)
  }

  private var successor: WindowArrangement {
    switch arrangement {
    case .splitHalf: side == .left ? .splitTwoThirds : .splitOneThird
    case .tileOneThird: .tileHalf
    case .full, .splitOneThird, .splitTwoThirds, .slideOver, .tileHalf, .cover, .free: .full
    }
  }
}

extension Stage {
  /// The stage after the divider is dragged to a place, or nil if there is no divider.
  ///
  /// In Split View, the window takes the nearest of the device's sizes, which include the whole screen. A tile takes
  /// any width that leaves both apps the least width (which is unmeasured).
  package func dividing(at x: Double) -> Stage? {
    let width = max(0, side == .left ? x - Self.dividerWidth / 2 : screen.width - x - Self.dividerWidth / 2)
    switch arrangement.kind {
    case .alone, .panel, .free: return nil
    case .split: return nearest(to: width)
    case .tile:
      let least = Self.leastTileWidth
      let most = screen.width - Self.dividerWidth - least
      return Stage(device, orientation, arrangement, side, Size(width: max(least, min(width, most)), height: screen.height))
    }
  }

  private func nearest(to width: Double) -> Stage? {
    let candidates: [WindowArrangement] = [.splitOneThird, .splitHalf, .splitTwoThirds, .full]
    let stages = candidates.compactMap { arranged($0) }
    return stages.min { abs($0.window.width - width) < abs($1.window.width - width) }
  }
}
