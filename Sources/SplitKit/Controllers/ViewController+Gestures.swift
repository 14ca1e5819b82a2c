extension ViewController {
  /// Adds a gesture that the view recognizes from now on.
  package func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    gestureRecognizers.append(recognizer)
    setNeedsUpdateProperties()
  }

  /// Passes a swipe to the counterpart, then to the recognizers, and then to the container that this controller may be. Returns
  /// whether one of them takes it.
  func takes(_ direction: SwipeDirection, at point: Point) -> Bool {
    counterpart?.engineTakesSwipe(direction, at: point) == true || recognize(.swipe(direction)) || takeSwipe(direction, at: point)
  }

  /// Passes a gesture to the recognizers of this view. Returns whether there is one for it.
  func recognize(_ gesture: GestureRecognizer.Gesture) -> Bool {
    let listening = gestureRecognizers.filter { $0.gesture == gesture }
    for recognizer in listening { recognizer.action() }
    return !listening.isEmpty
  }
}
