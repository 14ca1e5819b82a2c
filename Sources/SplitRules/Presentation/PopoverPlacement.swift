/// The placement of a popover: beside its source, on the first side that has enough room. If no side has enough room,
/// the popover stands on the side that has the most.
///
/// UIKit's own order of sides is not public. This engine tries below, above, and then after and before the source in
/// reading order (unmeasured).
extension PresentationEnvironment {
  package var popover: PresentationPlacement {
    if design.popover.touchesSource, preferredContentSize.width > 0, preferredContentSize.height > 0 {
      return touchingPopover
    }
    guard let source = source?.frame.moved(into: window.frame) else { return centredPopover(at: window.frame.center) }
    let sides = Self.order(isMirrored: traits.layoutDirection == .rightToLeft)
      .filter(permittedArrowDirections.contains)
    guard !sides.isEmpty else { return centredPopover(at: source.center) }
    let wanted = wished(or: Self.popoverSize)
    let rooms = sides.map { (arrow: $0, room: room(beside: source, arrow: $0)) }
    let needed = wished(or: Self.leastPopoverSize)
    let fitting = rooms.first { $0.room.width >= needed.width && $0.room.height >= needed.height }
    let largest = rooms.max { $0.room.usableArea(of: wanted) < $1.room.usableArea(of: wanted) }
    guard let place = fitting ?? largest, place.room.isUsable else { return centredPopover(at: source.center) }
    return placed(popoverFrame(wanted, in: place.room, arrow: place.arrow, source: source), arrow: place.arrow)
  }

  private static func order(isMirrored: Bool) -> [PopoverArrowDirection] {
    isMirrored ? [.up, .down, .right, .left] : [.up, .down, .left, .right]
  }

  /// The place of a popover whose controller prefers a size, since iOS 26. Its frame is exact. A popover of a bar's item has
  /// no arrow. Without a source or a permitted side, it has no arrow either (unmeasured).
  private var touchingPopover: PresentationPlacement {
    let sides = Self.order(isMirrored: traits.layoutDirection == .rightToLeft).filter(permittedArrowDirections.contains)
    switch source {
    case .item(let item, let bar): return exact(underItem(item, of: bar), arrow: nil)
    case .rectangle(let source) where !sides.isEmpty:
      let (frame, arrow) = TouchingPopover(area: touchingArea, source: source, size: preferredContentSize, directions: sides)
        .place
      return exact(frame.withoutArrow(arrow), arrow: arrow)
    case .rectangle(let source): return centredPopover(at: source.center)
    case nil: return centredPopover(at: window.frame.center)
    }
  }

  /// A popover of an item of a navigation bar: 30 below the bar's top, and 19 from the window's sides (spec/containers.md
  /// 385). It ends at the lower margin at the latest (387, unmeasured).
  private func underItem(_ item: Rect, of bar: Rect) -> Rect {
    let (area, size) = (touchingArea, preferredContentSize)
    let y = bar.y + Self.gapBelowTopOfBar
    return Rect(
      x: max(area.x, min(item.center.x - size.width / 2, area.maxX - size.width)), y: y, width: size.width,
      height: min(size.height, max(0, area.maxY - y)))
  }

  /// The area of a popover that touches its source: the margins at the sides, and the margins or the insets above and below.
  private var touchingArea: Rect { area(left: design.popover.margin, right: design.popover.margin) }

  private static let gapBelowTopOfBar: Double = 30

  /// The area in which any other popover can stand: in the margins, as with `popoverLayoutMargins` (AD documented), and inside
  /// the window's insets (unmeasured).
  private var popoverArea: Rect {
    area(left: max(design.popover.margin, window.safeArea.left), right: max(design.popover.margin, window.safeArea.right))
  }

  private func area(left: Double, right: Double) -> Rect {
    let (safe, margin) = (window.safeArea, design.popover.margin)
    return window.frame.inset(
      by: EdgeInsets(top: max(margin, safe.top), left: left, bottom: max(margin, safe.bottom), right: right))
  }

  /// The part of the popover area on one side of the source, without the room that the arrow takes.
  private func room(beside source: Rect, arrow: PopoverArrowDirection) -> Rect {
    let (area, gap) = (popoverArea, Self.arrowHeight)
    var insets = EdgeInsets.zero
    switch arrow {
    case .up: insets.top = source.maxY + gap - area.y
    case .down: insets.bottom = area.maxY - source.y + gap
    case .left: insets.left = source.maxX + gap - area.x
    case .right: insets.right = area.maxX - source.x + gap
    }
    return area.inset(by: insets.nonNegative)
  }

  /// The frame of a popover next to its source, centred on the source as far as the room permits.
  private func popoverFrame(_ wanted: Size, in room: Rect, arrow: PopoverArrowDirection, source: Rect) -> Rect {
    let size = Size(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    let center = source.center
    var frame = Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    switch arrow {
    case .up: frame.y = room.y
    case .down: frame.y = room.maxY - size.height
    case .left: frame.x = room.x
    case .right: frame.x = room.maxX - size.width
    }
    return frame.moved(into: room)
  }

  /// The placement of a popover without an arrow, around a point (unmeasured).
  private func centredPopover(at center: Point) -> PresentationPlacement {
    let (area, wanted) = (popoverArea, wished(or: Self.popoverSize))
    let size = Size(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    let frame = Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    return placed(frame.moved(into: area))
  }

  /// The default size, 320 x 1100 (AD documented for iOS 3.2 to 7, unmeasured for later versions). The window lowers
  /// the height.
  package static let popoverSize = Size(width: 320, height: 1100)
  /// The size for which a side needs room if the controller prefers no size (unmeasured).
  package static let leastPopoverSize = Size(width: 320, height: 320)
  /// The height of an arrow (general knowledge of iOS 7 and later).
  package static let arrowHeight: Double = 13
  /// How wide an arrow is where it leaves the popover, by eye.
  package static let arrowBase: Double = 36
}

extension Rect {
  /// Whether a popover fits at all. A source as large as the window leaves no room (unmeasured).
  fileprivate var isUsable: Bool { min(width, height) >= 44 }

  /// The area of the part of a wanted size that fits into this room.
  fileprivate func usableArea(of wanted: Size) -> Double { min(width, wanted.width) * min(height, wanted.height) }
}

extension EdgeInsets {
  fileprivate var nonNegative: EdgeInsets {
    EdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
  }
}
