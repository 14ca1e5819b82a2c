import SplitKit

/// A fault in the place of a popover, whatever rule has placed it. The rules are written anew from spec/containers.md 380
/// to 392.
struct PopoverFault {
  let environment: PresentationEnvironment
  let placement: PresentationPlacement

  private var window: Rect { environment.window.frame }
  private var body: Rect { placement.view.frame }
  /// Half a pixel, by which a frame on the grid can differ.
  private let tolerance = 0.5

  /// A sentence, or nil if nothing is wrong.
  var sentence: String? {
    for (isWrong, sentence) in [
      (!isFinite, "is no rectangle of numbers"), (!isInWindow, "leaves the window"), (!isLargeEnough, "is too small"),
      (!hasPermittedArrow, "has an arrow that is not permitted"), (!reachesSource, "does not reach its source"),
    ] where isWrong {
      return "\(body) with the arrow \(placement.arrow?.rawValue ?? "none") \(sentence): \(placement.reason.sentence)"
    }
    return nil
  }

  private var isFinite: Bool {
    let safe = placement.view.safeArea
    return [body.x, body.y, body.width, body.height, safe.top, safe.left, safe.bottom, safe.right].allSatisfy(\.isFinite)
  }

  private var isInWindow: Bool {
    body.x >= window.x - 1e-9 && body.y >= window.y - 1e-9 && body.maxX <= window.maxX + 1e-9 && body.maxY <= window.maxY + 1e-9
  }

  private var isLargeEnough: Bool {
    body.width >= min(44, window.width) - 1e-9 && body.height >= min(44, window.height) - 1e-9
  }

  private var hasPermittedArrow: Bool { placement.arrow.map(environment.permittedArrowDirections.contains) ?? true }

  /// The source inside the window: moved there, and cut if it is larger.
  private var source: Rect? {
    environment.source.map { source in
      let given = source.frame
      let size = Size(width: min(given.width, window.width), height: min(given.height, window.height))
      return Rect(
        x: min(max(given.x, window.x), window.maxX - size.width), y: min(max(given.y, window.y), window.maxY - size.height),
        width: size.width, height: size.height)
    }
  }

  /// Whether the arrow touches the body, and reaches the source. A squeezed popover reaches the middle of its source, or lies over
  /// it. Where a keyboard has moved the popover, or where the window has no room for body and arrow, the arrow only has its side.
  private var reachesSource: Bool {
    guard let arrow = placement.arrow, let source else { return environment.source == nil || placement.arrow == nil }
    guard min(window.width, window.height) >= 57, !isAboveKeyboard else { return true }
    let frame = body.withArrow(arrow)
    let isSqueezed = if case .squeezed = placement.reason { true } else { false }
    return isSqueezed && touches ? reachesMiddle(frame, arrow, of: source) : isBeside(frame, arrow, source)
  }

  private var touches: Bool {
    environment.design.popover.touchesSource && environment.preferredContentSize.width > 0
      && environment.preferredContentSize.height > 0
  }

  private var isAboveKeyboard: Bool { if case .keyboard = placement.reason { true } else { false } }

  private func reachesMiddle(_ frame: Rect, _ arrow: PopoverArrowDirection, of source: Rect) -> Bool {
    let (x, y) = (source.x + source.width / 2, source.y + source.height / 2)
    return switch arrow {
    case .up: frame.y <= y + tolerance
    case .down: frame.maxY >= y - tolerance
    case .left: frame.x <= x + tolerance
    case .right: frame.maxX >= x - tolerance
    }
  }

  /// Whether the arrow's tip is at the edge of the source. Before iOS 26, a source outside the margins has the popover at the
  /// margin.
  private func isBeside(_ frame: Rect, _ arrow: PopoverArrowDirection, _ source: Rect) -> Bool {
    let gap =
      switch arrow {
      case .up: frame.y - source.maxY
      case .down: source.y - frame.maxY
      case .left: frame.x - source.maxX
      case .right: source.x - frame.maxX
      }
    return touches ? abs(gap) <= 1e-9 : gap >= -tolerance
  }
}
