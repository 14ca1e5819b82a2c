/// The least size of a popover, and the window that holds it. Both are choices of ours: by the letter of spec/containers.md 384, a
/// squeezed popover could leave the window, or could have no body.
extension PresentationEnvironment {
  /// The least width and height of a popover's body. A window without so much room gets a popover as large as itself.
  package static let leastPopoverLength: Double = 44

  /// The size that a popover has where there is room.
  var wantedPopoverSize: Size { wished(or: Self.popoverSize).atLeast(Self.leastPopoverLength) }

  /// The source of a popover, moved into the window and cut to it (ours). An app can give any rectangle, even one that nobody
  /// sees.
  var sourceInWindow: Rect? { source?.frame.held(in: window.frame) }

  /// The placement with a body that is large enough and inside the window.
  func heldInWindow(_ placement: PresentationPlacement) -> PresentationPlacement {
    let body = placement.view.frame
    let size = body.size.atLeast(Self.leastPopoverLength)
    let held = Rect(x: body.x, y: body.y, width: size.width, height: size.height).held(in: window.frame)
    guard held != body else { return placement }
    var moved = placement
    moved.view = window.placement(ofSubview: held)
    return moved
  }
}

extension Rect {
  /// This rectangle, moved by the least distance into an area, and cut to the area where it is larger.
  package func held(in area: Rect) -> Rect {
    Rect(x: x, y: y, width: min(width, area.width), height: min(height, area.height)).moved(into: area)
  }
}

extension Size {
  func atLeast(_ length: Double) -> Size { Size(width: max(width, length), height: max(height, length)) }
}
