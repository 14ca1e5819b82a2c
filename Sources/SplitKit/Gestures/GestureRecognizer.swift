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

extension ViewController {
  /// Lets the view listen for a gesture, from now on.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) { gestureRecognizers.append(recognizer) }

  /// Hands a gesture to the recognisers of this view; whether there is one for it.
  func recognize(_ gesture: GestureRecognizer.Gesture) -> Bool {
    let listening = gestureRecognizers.filter { $0.gesture == gesture }
    for recognizer in listening { recognizer.action() }
    return !listening.isEmpty
  }
}
