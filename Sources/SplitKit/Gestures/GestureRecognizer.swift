/// A gesture that a controller's view listens for: `UITapGestureRecognizer` and `UISwipeGestureRecognizer`.
///
/// It hears of touches anywhere in the view that no element of the view takes.
public struct GestureRecognizer {
  /// What the finger does.
  public enum Gesture: Equatable, Sendable {
    case tap
    case swipe(SwipeDirection)
  }

  /// What it waits for.
  public let gesture: Gesture
  let action: () -> Void

  /// Makes a recogniser. The action runs each time the gesture is made;
  /// it must not hold the controller that has the recogniser strongly.
  public init(_ gesture: Gesture, action: @escaping () -> Void) {
    self.gesture = gesture
    self.action = action
  }
}

extension GestureRecognizer.Gesture {
  /// The name on the wire: `tap`, or the direction of a swipe.
  public var name: String {
    switch self {
    case .tap: "tap"
    case .swipe(let direction): direction.rawValue
    }
  }
}
