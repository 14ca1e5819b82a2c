/// The placement of a popover. The rules are in three parts:
///
/// * Since iOS 26, a popover whose controller prefers a size touches its source (see `TouchingPopover.swift`), and a popover of
///   an item of a bar has no arrow (see `PopoverOfBar.swift`).
/// * Every other popover stands beside its source, on the first side that has enough room. If no side has enough room, the
///   popover stands on the side that has the most. These rules are in this file (unmeasured). They hold in every earlier
///   version, and since iOS 26 for a popover without a preferred size.
/// * Whatever rule has placed it, a popover is in the window and has a least size (see `LeastPopover.swift`).
///
/// UIKit's own order of sides is not public. This engine tries below, above, and then after and before the source in
/// reading order. The order is unmeasured in every version, and its last two sides in right-to-left are ours.
extension PresentationEnvironment {
  var popover: PresentationPlacement {
    if design.popover.touchesSource, let placement = touchingPopover { return placement }
    guard let source = sourceInWindow else { return centredPopover(at: window.frame.center, because: .fits(nil)) }
    let sides = permittedSides
    guard !sides.isEmpty else { return centredPopover(at: source.center, because: .squeezed(nil)) }
    let wanted = wantedPopoverSize
    let rooms = sides.map { (arrow: $0, room: room(beside: source, arrow: $0)) }
    let needed = wished(or: Self.leastPopoverSize).atLeast(Self.leastPopoverLength)
    let fitting = rooms.first { $0.room.width >= needed.width && $0.room.height >= needed.height }
    let largest = rooms.max { $0.room.usableArea(of: wanted) < $1.room.usableArea(of: wanted) }
    guard let place = fitting ?? largest, place.room.isUsable else {
      return centredPopover(at: source.center, because: .squeezed(nil))
    }
    let frame = popoverFrame(wanted, in: place.room, arrow: place.arrow, source: source)
    let why = fitting == nil ? ArrowReason.squeezed(place.arrow) : .fits(place.arrow)
    return placed(
      frame, arrow: place.arrow, reason: reason(for: frame, wanted, needed, place.arrow, source),
      arrowReason: .choosing(why, place.arrow, among: sides.count))
  }

  /// The reason for a frame beside a source: whether it is smaller than needed, or not in the middle of the source.
  private func reason(
    for frame: Rect, _ wanted: Size, _ needed: Size, _ arrow: PopoverArrowDirection, _ source: Rect
  ) -> FrameReason {
    if frame.width < needed.width || frame.height < needed.height { return .squeezed(frame.size) }
    let distance =
      switch arrow {
      case .up, .down: abs(frame.center.x - source.center.x)
      case .left, .right: abs(frame.center.y - source.center.y)
      }
    return distance > 0 ? .moved(distance) : .fits
  }

  private var permittedSides: [PopoverArrowDirection] {
    Self.order(isMirrored: traits.layoutDirection == .rightToLeft).filter(permittedArrowDirections.contains)
  }

  private static func order(isMirrored: Bool) -> [PopoverArrowDirection] {
    isMirrored ? [.up, .down, .right, .left] : [.up, .down, .left, .right]
  }

  /// The place of a popover since iOS 26, as far as it is known: that of a bar's item, and that of a popover whose controller
  /// prefers a size. It is nil for any other. Its frame is exact. Without a permitted side, there is no arrow (unmeasured).
  private var touchingPopover: PresentationPlacement? {
    switch source {
    case .item(let item, let bar): return ofBar(underItem(item, of: bar))
    case .toolbarItem(let item): return ofBar(overItem(item))
    case .rectangle(let given):
      guard preferredContentSize.width > 0, preferredContentSize.height > 0 else { return nil }
      let (sides, source) = (permittedSides, given.held(in: window.frame))
      guard !sides.isEmpty else { return centredPopover(at: source.center, because: .squeezed(nil)) }
      let place = TouchingPopover(
        window: window.frame, area: touchingArea, source: source, size: wantedPopoverSize, directions: sides
      ).place
      return exact(
        place.frame.withoutArrow(place.arrow), arrow: place.arrow, reason: place.reason, arrowReason: place.arrowReason)
    case nil: return nil
    }
  }

  /// The area of a popover that touches its source: the margins at the sides, and the margins or the insets above and below.
  var touchingArea: Rect { area(left: design.popover.margin, right: design.popover.margin) }

  /// The upper edge of the area in which popovers stand.
  var topOfPopovers: Double { touchingArea.y }

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
  private func centredPopover(at center: Point, because reason: ArrowReason) -> PresentationPlacement {
    let (area, wanted) = (popoverArea, wantedPopoverSize)
    let size = Size(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    let frame = Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    return placed(
      frame.moved(into: area), reason: size == wanted ? .fits : .squeezed(size), arrowReason: reason)
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
  fileprivate var isUsable: Bool { min(width, height) >= PresentationEnvironment.leastPopoverLength }

  /// The area of the part of a wanted size that fits into this room.
  fileprivate func usableArea(of wanted: Size) -> Double { min(width, wanted.width) * min(height, wanted.height) }
}

extension EdgeInsets {
  fileprivate var nonNegative: EdgeInsets {
    EdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
  }
}
