import SplitKit

/// Records the texts of a canvas, the texts that it cuts, the named frames that contain them, and the surfaces behind them.
///
/// A text knows nothing of the element that it belongs to, and the place of an element is often drawn after its texts. Both
/// are therefore noted while a pane is drawn, and put together at the end.
struct TextRecord {
  /// A place of an element, a bar or a pane.
  fileprivate struct NamedPlace {
    let id: String
    let pane: Int
    let area: Rect
  }

  private struct Note {
    let cut: CutText
    let pane: Int
  }

  /// A text with its colours, before its place is known.
  private struct ColorNote {
    let text: String
    let style: TextAttributes
    let colors: TextColors
    let area: Rect
    let pane: Int
    /// The number of surfaces behind the text.
    let position: Int
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
  /// The surfaces so far.
  var paint = PaintRecord()
  private var colored: [ColorNote] = []
  /// Whether surfaces and the colours of texts are noted. Only an audit reads them.
  var notesColors = true
  /// The number of texts whose contrast nobody can judge, because they have an image behind them.
  private(set) var countOverImages = 0
  /// The contents whose kind the picture does not know.
  private(set) var unknownContents: Set<String> = []
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

  /// Notes a surface.
  mutating func paint(_ paint: PaintRecord.Paint, _ area: Rect, isEllipse: Bool = false) {
    guard notesColors else { return }
    var paint = paint
    if case .gradient(let stops, let rect, let isHorizontal) = paint {
      paint = .gradient(stops, in: shown(rect), isHorizontal: isHorizontal)
    }
    self.paint.paint(paint, shown(area), isEllipse: isEllipse)
  }

  mutating func beginClip(_ area: Rect) { paint.beginClip(shown(area)) }

  mutating func endClip() { paint.endClip() }

  /// Notes that the picture does not know the kind of the content that it draws now.
  mutating func noteUnknownContent() {
    if let current { unknownContents.insert(scopes[current].target) }
  }

  /// Notes the colours of a text, whose area is that of its letters.
  mutating func note(_ text: String, _ style: TextAttributes, colorsIn area: Rect) {
    guard notesColors, let current, !style.isPlaceholder, text.contains(where: { !$0.isWhitespace }) else { return }
    let middle = shown(area).center
    guard paint.isVisible(middle), !unknownContents.contains(scopes[current].target) else { return }
    guard let colors = paint.colors(of: style.color.opacity(style.color.alpha * style.opacity), at: middle) else {
      return countOverImages += 1
    }
    colored.append(
      ColorNote(text: text, style: style, colors: colors, area: area, pane: current, position: paint.position))
  }

  private func shown(_ area: Rect) -> Rect { current.map { scopes[$0].shown(area) } ?? area }

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
    let nearest = nearestPlaces(around: notes.map { ($0.pane, $0.cut.area.center) })
    return zip(notes, nearest).map { note, place in
      var cut = note.cut
      if let place { cut.target = places[place].id }
      cut.area = scopes[note.pane].shown(cut.area)
      return cut
    }
  }

  /// The texts that can be seen with their colours, from back to front, each with the smallest named place around it.
  var coloredTexts: [ColoredText] {
    let seen = colored.filter { !paint.isCovered(scopes[$0.pane].shown($0.area).center, after: $0.position) }
    let nearest = nearestPlaces(around: seen.map { ($0.pane, $0.area.center) })
    return zip(seen, nearest).map { note, place in
      let scope = scopes[note.pane]
      return ColoredText(
        text: note.text, target: place.map { places[$0].id } ?? scope.target, pane: scope.id, area: scope.shown(note.area),
        color: note.colors.shown.rgb, background: note.colors.background.rgb, pointSize: note.style.size,
        weight: note.style.weight, systemColor: note.colors.systemColor)
    }
  }

  /// The ids of the elements that have no text inside their places, such as a pin on a map.
  var wordless: Set<String> {
    var hasText = [Bool](repeating: false, count: places.count)
    forEachPlace(around: texts) { _, place in hasText[place] = true }
    return Set(zip(places, hasText).lazy.filter { !$1 }.map(\.0.id))
  }

  /// The index of the smallest place around each point, or nil.
  private func nearestPlaces(around points: [(pane: Int, middle: Point)]) -> [Int?] {
    var nearest = [Int?](repeating: nil, count: points.count)
    forEachPlace(around: points) { point, place in
      if let other = nearest[point], !places[place].isSmaller(than: places[other], isBefore: place < other) { return }
      nearest[point] = place
    }
    return nearest
  }

  /// Calls the body with the index of each point and of each place of the same pane around it.
  ///
  /// The points are taken from the top down, so that only the places at the height of a point are looked at. A long list has many
  /// places and many texts, and few of them at one height.
  private func forEachPlace(around points: [(pane: Int, middle: Point)], _ body: (_ point: Int, _ place: Int) -> Void) {
    var waiting = places.indices.sorted { places[$0].area.y < places[$1].area.y }[...]
    var reached = [[Int]](repeating: [], count: scopes.count)
    for index in points.indices.sorted(by: { points[$0].middle.y < points[$1].middle.y }) {
      let (pane, middle) = points[index]
      while let place = waiting.first, places[place].area.y <= middle.y {
        reached[places[place].pane].append(place)
        waiting.removeFirst()
      }
      reached[pane].removeAll { places[$0].area.maxY <= middle.y }
      for place in reached[pane] where places[place].area.contains(middle) { body(index, place) }
    }
  }
}

extension TextRecord.NamedPlace {
  /// Whether the place is the smaller of two, or the earlier of two that are equally large.
  fileprivate func isSmaller(than other: Self, isBefore: Bool) -> Bool {
    let (own, others) = (area.width * area.height, other.area.width * other.area.height)
    return own < others || own == others && isBefore
  }
}

extension Canvas.Name {
  /// Whether the name is that of an element or of a bar.
  fileprivate var isTarget: Bool { attribute == "data-id" || attribute == "data-bar" || attribute == "data-toolbar" }
}
