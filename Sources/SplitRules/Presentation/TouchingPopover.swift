/// The place of a popover that touches its source, since iOS 26 (spec/containers.md 380 to 384). All frames here include the
/// arrow, as UIKit's do.
///
/// A popover that is squeezed keeps its size across its direction, as statement 384 has it. Two limits are ours: it stays in the
/// window, so that it is moved or cut where that size would leave the window, and its body keeps a least length.
struct TouchingPopover {
  let window: Rect
  /// The window without the margins of popovers.
  let area: Rect
  let source: Rect
  /// The size of the content.
  let size: Size
  /// The permitted sides of the arrow, in the order in which they are tried. There is at least one.
  let directions: [PopoverArrowDirection]

  /// A place of the popover, and how the popover came to fit there.
  struct Place {
    let frame: Rect
    let arrow: PopoverArrowDirection
    let reason: FrameReason
    let arrowReason: ArrowReason
  }

  /// The first place that fits as it stands, else the first that fits after a move along its side of the source, else the
  /// first permitted one, squeezed. A permitted side without room for the least body comes last (ours).
  var place: Place {
    let places = directions.map { (frame: frame(arrow: $0), arrow: $0) }
    if let first = places.first(where: { area.contains($0.frame) }) {
      return place(first.frame, first.arrow, .fits, .fits(first.arrow))
    }
    for (old, arrow) in places {
      let moved = old.moved(into: area, along: arrow)
      guard area.contains(moved) else { continue }
      return place(moved, arrow, .moved(abs(moved.x - old.x) + abs(moved.y - old.y)), .moved(arrow))
    }
    let arrow = directions.first { room(arrow: $0) >= Self.leastLength } ?? directions[0]
    let rest = squeezed(arrow: arrow)
    return place(rest, arrow, .squeezed(rest.withoutArrow(arrow).size), .squeezed(arrow))
  }

  private func place(_ frame: Rect, _ arrow: PopoverArrowDirection, _ reason: FrameReason, _ why: ArrowReason) -> Place {
    Place(frame: frame, arrow: arrow, reason: reason, arrowReason: .choosing(why, arrow, among: directions.count))
  }

  private func frame(arrow: PopoverArrowDirection) -> Rect {
    let (length, middle) = (PresentationEnvironment.arrowHeight, source.center)
    let (across, along) = (middle.x - size.width / 2, middle.y - size.height / 2)
    return switch arrow {
    case .up: Rect(x: across, y: source.maxY, width: size.width, height: size.height + length)
    case .down: Rect(x: across, y: source.y - size.height - length, width: size.width, height: size.height + length)
    case .left: Rect(x: source.maxX, y: along, width: size.width + length, height: size.height)
    case .right: Rect(x: source.x - size.width - length, y: along, width: size.width + length, height: size.height)
    }
  }

  /// The popover reaches from the margin to the middle of its source (observed for `right`, inferred for the others), or further
  /// where its body would be too small.
  private func squeezed(arrow: PopoverArrowDirection) -> Rect {
    var frame = frame(arrow: arrow)
    let length = max(room(arrow: arrow), Self.leastLength)
    switch arrow {
    case .up: (frame.y, frame.height) = (area.maxY - length, length)
    case .down: (frame.y, frame.height) = (area.y, length)
    case .left: (frame.x, frame.width) = (area.maxX - length, length)
    case .right: (frame.x, frame.width) = (area.x, length)
    }
    return frame.held(in: window)
  }

  /// The distance from the middle of the source to the margin at which the popover would end.
  private func room(arrow: PopoverArrowDirection) -> Double {
    let middle = source.center
    return switch arrow {
    case .up: area.maxY - middle.y
    case .down: middle.y - area.y
    case .left: area.maxX - middle.x
    case .right: middle.x - area.x
    }
  }

  /// The length of the least popover in its direction, with its arrow.
  private static let leastLength = PresentationEnvironment.leastPopoverLength + PresentationEnvironment.arrowHeight
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
  }

  /// The rectangle moved into an area in one dimension: horizontally if the arrow points up or down, else vertically.
  fileprivate func moved(into area: Rect, along arrow: PopoverArrowDirection) -> Rect {
    var moved = self
    switch arrow {
    case .up, .down: moved.x = max(area.x, min(x, area.maxX - width))
    case .left, .right: moved.y = max(area.y, min(y, area.maxY - height))
    }
    return moved
  }
}
