/// Something in a pane that can be tapped: an item of a bar, a field, an element of a content, or what covers the panes
/// below.
struct Element {
  /// What a tap on it does.
  enum Touch {
    case perform(() -> Void)
    /// The field gets the keyboard.
    case focus(TextField)
  }

  let id: String
  /// Where it is drawn, in window coordinates; nil where the engine does not place it: a content knows its own places.
  var frame: Rect?
  var isEnabled = true
  let touch: Touch
}

extension Element {
  init(_ field: TextField) { self.init(id: field.id, touch: .focus(field)) }
}
