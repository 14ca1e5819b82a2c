import SplitKit

extension Outline {
  /// Outlines a whole scene of the wire.
  ///
  /// - Parameters:
  ///   - scene: A scene with `window`, `hierarchy` and `panes`.
  ///   - contents: The view models by their ids. A scene has only those that changed.
  ///   - name: The id of the preview.
  ///   - isFull: Whether to add the containers' other properties, their reasons, the hidden panes and all elements.
  init(of scene: Value, contents: [String: Value], named name: String, isFull: Bool) {
    sections = [
      WindowWords(scene: scene, name: name, isFull: isFull).section,
      ControllerWords(scene: scene, isFull: isFull).section,
      PaneWords(scene: scene, isFull: isFull).section,
      TargetWords(scene: scene, contents: contents, isFull: isFull).section,
    ]
  }
}

extension Value {
  /// A rectangle or insets in square brackets.
  var bracketed: String { "[\(word)]" }

  /// The elements of an array that is a member, or none.
  func elements(_ name: String) -> [Value] { self[name]?.array ?? [] }

  /// The text of a member, or an empty one.
  func text(_ name: String) -> String { self[name]?.string ?? "" }
}
