import SplitKit

/// One conversation twice: as it is said, and in a scene that is laid out the other way.
struct MirrorExamination {
  private var dialogue = Dialogue()
  private var mirror = Dialogue()
  private(set) var scene: SceneFacts?
  /// Whether the two cannot be compared any more. A map is not mirrored: where its insets differ, its edges stop it at other
  /// places, and everything that is centred later follows from that.
  private var isOver = false

  /// Says one message to both; what is not mirrored afterwards, nil when everything is.
  mutating func say(_ message: Value) -> String? {
    if isOver { return nil }
    let mirroredMessage = mirrored(message)
    let answer = dialogue.say(message)
    let mirrored = mirror.say(mirroredMessage)
    for name in ["type", "code", "events", "transition"] where answer[name]?.mirroredCalls != mirrored[name] {
      return "\(name) is \(answer[name]?.text ?? "missing") and \(mirrored[name]?.text ?? "missing")"
    }
    guard answer["type"] == "scene", let one = dialogue.scene, let other = mirror.scene else { return nil }
    let facts = SceneFacts(one)
    scene = facts
    isOver = one.panes.contains(where: \.isMapBetweenUnequalInsets)
    return isOver ? nil : difference(one, other, in: facts.bounds)
  }

  /// A map's place is mirrored, and its content is not. A tap on the content is therefore as far from the map's left inset
  /// as in the other scene. A tap on the part that the insets take is mirrored.
  private func mirrored(_ message: Value) -> Value {
    let bounds = scene?.bounds ?? .zero
    let mirrored = message.mirroredMessage(in: bounds)
    guard message["type"] == "tap", let x = message["x"]?.number, let y = message["y"]?.number,
      let pane = dialogue.scene?.panes.last(where: { $0.isTouched(at: Point(x: x, y: y)) }),
      pane["layout"]?["kind"] == "map", let frame = pane["frame"].flatMap(Rect.init),
      let insets = pane["safeArea"].flatMap(EdgeInsets.init), frame.inset(by: insets).contains(Point(x: x, y: y))
    else { return mirrored }
    let shift = insets.right - insets.left
    return mirrored.replacing("x") { _ in .number(frame.mirrored(in: bounds).x + x - frame.x + shift) }
  }

  private func difference(_ one: WireScene, _ other: WireScene, in bounds: Rect) -> String? {
    if one.hierarchy != other.hierarchy { return "the tree is \(one.hierarchy.text) and \(other.hierarchy.text)" }
    if one.place != other.place { return "the place is \(one.place.text) and \(other.place.text)" }
    if one.panes.count != other.panes.count { return "there are \(one.panes.count) and \(other.panes.count) panes" }
    let pairs = zip(one.panes, other.panes)
    if let (pane, mirror) = pairs.first(where: { !Self.isMirror($0, $1, in: bounds) }) {
      return "a pane is \(pane.text), its mirror \(mirror.text)"
    }
    return one.viewModels == other.viewModels ? nil : "the contents are not the same"
  }

  /// A column that cannot be seen may wait at the window's origin, which is the origin in both (5.2), or beyond the window,
  /// where it is nearer at the right (containers.md 401). Anything centred is centred to a pixel, at the same side in both.
  private static func isMirror(_ pane: Value, _ other: Value, in bounds: Rect) -> Bool {
    let expected = pane.mirroredPane(in: bounds)
    if expected.isNear(other) { return true }
    if waitsInside(pane, bounds) || waitsBeyond(pane, other, bounds) { return expected.withFrame(of: other).isNear(other) }
    guard ["modal", "content"].contains(pane["role"]), let x = expected["frame"]?.array?.first?.number,
      let otherX = other["frame"]?.array?.first?.number
    else { return false }
    return abs(x - otherX) <= 1 && expected.withFrame(of: other).isNear(other)
  }

  /// Whether a column that cannot be seen waits beyond the left edge in one scene and beyond the right edge in the other.
  private static func waitsBeyond(_ pane: Value, _ other: Value, _ bounds: Rect) -> Bool {
    guard pane["isInHierarchy"] == false else { return false }
    let xs = [pane, other].compactMap { $0["frame"]?.array?.first?.number }.sorted()
    return xs.count == 2 && xs[0] < 0 && xs[1] >= bounds.maxX
  }

  /// Whether a column that cannot be seen waits within the window: at its left edge, or inside its left inset.
  private static func waitsInside(_ pane: Value, _ bounds: Rect) -> Bool {
    guard pane["isInHierarchy"] == false, let x = pane["frame"]?.array?.first?.number else { return false }
    return (0..<bounds.width).contains(x)
  }

  static func fault(in messages: [Value]) -> String? {
    var examination = MirrorExamination()
    for message in messages {
      if let fault = examination.say(message) { return fault }
    }
    return nil
  }
}

extension Value {
  fileprivate var isMapBetweenUnequalInsets: Bool {
    guard self["layout"]?["kind"] == "map", let insets = self["layout"]?["contentInset"].flatMap(EdgeInsets.init) else {
      return false
    }
    return insets.left != insets.right
  }

  /// Whether this pane takes a touch at that point, where nothing is in front of it.
  fileprivate func isTouched(at point: Point) -> Bool {
    self["isVisible"] == true && self["isInteractive"] == true
      && self["frame"].flatMap(Rect.init)?.contains(point) == true
  }

  fileprivate func withFrame(of pane: Value) -> Value {
    .object(
      (members ?? []).map {
        ["frame", "navigationBarFrame", "bottomToolbarFrame"].contains($0.name) ? Member($0.name, pane[$0.name] ?? .null) : $0
      })
  }
}
