/// A part of a pane that can be tapped: an item of a bar, a field, a part of a content, or a layer that covers the panes
/// below.
struct Element {
  /// The effect of a tap.
  enum Touch {
    case perform(() -> Void)
    /// Gives the field the keyboard.
    case focus(TextField)
  }

  let id: String
  /// The frame in window coordinates, or nil if the engine does not place the element, as in a content.
  var frame: Rect?
  var isEnabled = true
  let touch: Touch
}

extension Element {
  init(_ field: TextField) { self.init(id: field.id, touch: .focus(field)) }
}
