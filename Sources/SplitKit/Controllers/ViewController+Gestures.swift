extension ViewController {
  /// Lets the view listen for a gesture, from now on.
  package func addGestureRecognizer(_ recognizer: GestureRecognizer) { gestureRecognizers.append(recognizer) }

  /// Hands a gesture to the recognisers of this view; whether there is one for it.
  func recognize(_ gesture: GestureRecognizer.Gesture) -> Bool {
    let listening = gestureRecognizers.filter { $0.gesture == gesture }
    for recognizer in listening { recognizer.action() }
    return !listening.isEmpty
  }
}
