/// The place of a popover whose source is an item of a bar, since iOS 26. It has no arrow.
extension PresentationEnvironment {
  func ofBar(_ frame: Rect) -> PresentationPlacement {
    exact(frame, reason: .barItem(frame.y), arrowReason: .barItem)
  }

  /// A popover of an item of a navigation bar: 30 below the bar's top, and 19 from the window's sides (spec/containers.md
  /// 385). It ends at the lower margin at the latest (387, unmeasured).
  func underItem(_ item: Rect, of bar: Rect) -> Rect {
    let y = bar.y + Self.gapBelowTopOfBar
    return besideBar(item, y: y, room: touchingArea.maxY - y)
  }

  /// A popover of an item of a toolbar at the bottom: it ends 10 above the item, and begins at the upper margin at the
  /// earliest (spec/containers.md 387, unmeasured).
  func overItem(_ item: Rect) -> Rect {
    let end = item.y - Self.gapAboveToolbarItem
    var frame = besideBar(item, y: 0, room: end - touchingArea.y)
    frame.y = end - frame.height
    return frame
  }

  private func besideBar(_ item: Rect, y: Double, room: Double) -> Rect {
    let (area, size) = (touchingArea, wantedPopoverSize)
    return Rect(
      x: max(area.x, min(item.center.x - size.width / 2, area.maxX - size.width)), y: y, width: size.width,
      height: max(Self.leastPopoverLength, min(size.height, room)))
  }

  private static let gapBelowTopOfBar: Double = 30
  private static let gapAboveToolbarItem: Double = 10
}
