/// A recognizer of a gesture in a controller's view: `UITapGestureRecognizer` and `UISwipeGestureRecognizer`.
///
/// It gets touches anywhere in the view that no element of the view takes.
package struct GestureRecognizer {
  /// The gestures.
  package enum Gesture: Equatable, Sendable {
    case tap
    case swipe(SwipeDirection)
  }

  /// The gesture to recognize.
  package let gesture: Gesture
  let action: () -> Void

  /// Creates a recognizer. The action runs for each gesture. It must not hold the controller of the recognizer
  /// strongly.
  package init(_ gesture: Gesture, action: @escaping () -> Void) {
    self.gesture = gesture
    self.action = action
  }
}

extension GestureRecognizer.Gesture {
  /// The name on the wire: `tap`, or the direction of a swipe.
  package var name: String {
    switch self {
    case .tap: "tap"
    case .swipe(let direction): direction.rawValue
    }
  }
}
