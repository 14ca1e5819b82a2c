/// The place of a popover that touches its source, since iOS 26 (spec/containers.md 380 to 384). All frames here include the
/// arrow, as UIKit's do.
struct TouchingPopover {
  /// The window without the margins of popovers.
  let area: Rect
  let source: Rect
  /// The size of the content.
  let size: Size
  /// The permitted sides of the arrow, in the order in which they are tried. There is at least one.
  let directions: [PopoverArrowDirection]

  /// The first place that fits as it stands, else the first that fits after a move along its side of the source, else the
  /// first permitted one, squeezed.
  var place: (frame: Rect, arrow: PopoverArrowDirection) {
    let places = directions.map { (frame: frame(arrow: $0), arrow: $0) }
    if let place = places.first(where: { area.contains($0.frame) }) { return place }
    let moved = places.map { (frame: $0.frame.moved(into: area, along: $0.arrow), arrow: $0.arrow) }
    if let place = moved.first(where: { area.contains($0.frame) }) { return place }
    return (squeezed(arrow: directions[0]), directions[0])
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

  /// The popover reaches from the margin to the middle of its source (observed for `right`, inferred for the others).
  private func squeezed(arrow: PopoverArrowDirection) -> Rect {
    var frame = frame(arrow: arrow)
    let middle = source.center
    switch arrow {
    case .up: (frame.y, frame.height) = (middle.y, area.maxY - middle.y)
    case .down: (frame.y, frame.height) = (area.y, middle.y - area.y)
    case .left: (frame.x, frame.width) = (middle.x, area.maxX - middle.x)
    case .right: (frame.x, frame.width) = (area.x, middle.x - area.x)
    }
    return frame
  }
}

extension Rect {
  /// The frame of a popover's content: this frame without its arrow.
  func withoutArrow(_ arrow: PopoverArrowDirection) -> Rect {
    let length = PresentationEnvironment.arrowHeight
    return switch arrow {
    case .up: inset(by: EdgeInsets(top: length))
    case .down: inset(by: EdgeInsets(bottom: length))
    case .left: inset(by: EdgeInsets(left: length))
    case .right: inset(by: EdgeInsets(right: length))
    }
  }

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
