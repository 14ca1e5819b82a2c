import SplitKit

/// The texts that a canvas has cut, and the named places in which they stand.
///
/// A text knows nothing of the element that it belongs to, and the place of an element is often drawn after its texts. Both
/// are therefore noted while a pane is drawn, and put together at the end.
struct TextRecord {
  /// A place of an element, a bar or a pane.
  private struct NamedPlace {
    let id: String
    let pane: Int
    let area: Rect
  }

  private struct Note {
    let cut: CutText
    let pane: Int
  }

  /// A pane whose contents are being drawn, with what its texts are noted for.
  struct PaneScope {
    let id: String
    /// The id of the view model of its content, or of the pane if it has none.
    let target: String
    /// The frame at which the pane is laid out, and the one on screen. A sheet that floats is drawn smaller.
    let laid: Rect
    let shown: Rect

    /// An area of the pane in window coordinates.
    fileprivate func shown(_ area: Rect) -> Rect {
      let scale = laid.width > 0 ? shown.width / laid.width : 1
      return Rect(
        x: shown.x + (area.x - laid.x) * scale, y: shown.y + (area.y - laid.y) * scale, width: area.width * scale,
        height: area.height * scale)
    }
  }

  private var scopes: [PaneScope] = []
  private var places: [NamedPlace] = []
  private var notes: [Note] = []
  /// The middles of all texts.
  private var texts: [(pane: Int, middle: Point)] = []
  private var current: Int?
}

extension TextRecord {
  /// Notes all that follows for a pane, and returns the pane before, for `leave`. A pane of nil is not noted.
  mutating func enter(_ scope: PaneScope?) -> Int? {
    defer {
      if let scope { scopes.append(scope) }
      current = scope == nil ? nil : scopes.count - 1
    }
    return current
  }

  mutating func leave(to before: Int?) { current = before }

  /// Notes the place of an element or of a bar.
  mutating func note(_ name: Canvas.Name?, _ area: Rect) {
    guard let name, let current, name.isTarget else { return }
    places.append(NamedPlace(id: name.value, pane: current, area: area))
  }

  /// Notes the middle of a text, cut or not.
  mutating func note(middle: Point) {
    if let current { texts.append((current, middle)) }
  }

  /// Notes a text that is longer than so many lines of its place.
  mutating func note(_ text: String, _ style: TextAttributes, in area: Rect, lines: Int, part: String?) {
    guard let current, !style.isExcerpt, text.contains(where: { !$0.isWhitespace }) else { return }
    let scope = scopes[current]
    let cut = CutText(
      text: text, part: part, target: scope.target, pane: scope.id, area: area, needed: style.width(of: text),
      available: max(0, area.width), lines: lines, isMeasured: text.hasKnownWidth)
    notes.append(Note(cut: cut, pane: current))
  }

  /// The texts that are cut, from back to front, each with the smallest named place around it.
  var cuts: [CutText] {
    notes.map { note in
      let around = places.filter { $0.pane == note.pane && $0.area.contains(note.cut.area.center) }
      let nearest = around.min { $0.area.width * $0.area.height < $1.area.width * $1.area.height }
      return note.cut.placed(nearest?.id ?? note.cut.target, scopes[note.pane].shown(note.cut.area))
    }
  }

  /// The ids of the elements that have no text inside their places, such as a pin on a map.
  var wordless: Set<String> {
    let silent = places.filter { place in !texts.contains { $0.pane == place.pane && place.area.contains($0.middle) } }
    return Set(silent.map(\.id))
  }
}

extension CutText {
  /// The same text of another element, and in window coordinates.
  fileprivate func placed(_ target: String, _ area: Rect) -> CutText {
    CutText(
      text: text, part: part, target: target, pane: pane, area: area, needed: needed, available: available, lines: lines,
      isMeasured: isMeasured)
  }
}

extension Canvas.Name {
  /// Whether the name is that of an element or of a bar.
  fileprivate var isTarget: Bool { attribute == "data-id" || attribute == "data-bar" || attribute == "data-toolbar" }
}
