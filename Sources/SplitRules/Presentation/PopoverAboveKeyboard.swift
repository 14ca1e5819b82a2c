extension PresentationEnvironment {
  /// A popover that a keyboard would cover ends above the keyboard: it moves up as far as its top margin allows, and gets lower
  /// beyond that (spec/containers.md 392, unmeasured). The arrow stays on its side, and the body keeps its least height, even if
  /// the keyboard then covers a part of it (both ours).
  func aboveKeyboard(_ placement: PresentationPlacement) -> PresentationPlacement {
    guard keyboardHeight > 0 else { return placement }
    let frame = placement.view.frame.withArrow(placement.arrow)
    guard frame.maxY > window.frame.maxY - keyboardHeight else { return placement }
    let end = window.frame.maxY - keyboardHeight - Self.gapAboveKeyboard
    let least = frame.height - placement.view.frame.height + Self.leastPopoverLength
    var moved = frame
    moved.y = onGridBeforeExactFrames(max(min(frame.y, topOfPopovers), end - frame.height))
    moved.height = onGridBeforeExactFrames(max(least, min(frame.height, end - moved.y)))
    let body = moved.withoutArrow(placement.arrow)
    return exact(body, arrow: placement.arrow, reason: .keyboard(keyboardHeight), arrowReason: placement.arrowReason)
  }

  private static let gapAboveKeyboard: Double = 10
}

extension Rect {
  /// UIKit's frame of a popover: the frame of its content together with the arrow.
  package func withArrow(_ arrow: PopoverArrowDirection?) -> Rect {
    let length = PresentationEnvironment.arrowHeight
    return switch arrow {
    case nil: self
    case .up: Rect(x: x, y: y - length, width: width, height: height + length)
    case .down: Rect(x: x, y: y, width: width, height: height + length)
    case .left: Rect(x: x - length, y: y, width: width + length, height: height)
    case .right: Rect(x: x, y: y, width: width + length, height: height)
    }
  }

  /// The frame of a popover's content: this frame without its arrow.
  func withoutArrow(_ arrow: PopoverArrowDirection?) -> Rect {
    let length = PresentationEnvironment.arrowHeight
    return switch arrow {
    case nil: self
    case .up: inset(by: EdgeInsets(top: length))
    case .down: inset(by: EdgeInsets(bottom: length))
    case .left: inset(by: EdgeInsets(left: length))
    case .right: inset(by: EdgeInsets(right: length))
    }
  }
}
