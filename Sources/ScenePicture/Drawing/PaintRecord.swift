import SplitKit

/// The surfaces that a canvas has painted, from back to front, so that the colour behind a text can be computed.
///
/// All areas are in window coordinates.
struct PaintRecord {
  /// The paint of a surface.
  enum Paint {
    case color(Color)
    /// A colour that changes between stops from the top of an area to its bottom, or from its left to its right.
    case gradient([(at: Double, color: Color)], in: Rect, isHorizontal: Bool)
    /// An image, whose colours nobody knows here.
    case image
  }

  fileprivate struct Surface {
    let area: Rect
    let isEllipse: Bool
    let paint: Paint
  }

  fileprivate enum Step {
    case surface(Surface)
    /// A group begins, which is painted as a whole with an opacity.
    case begin(opacity: Double)
    case end
  }

  private var steps: [Step] = []
  /// The number of groups that have begun and have not ended.
  private var depth = 0
  private var clips: [Rect] = []

  /// The number of steps so far. It is the position of a text among the surfaces.
  var position: Int { steps.count }
}

extension PaintRecord {
  mutating func paint(_ paint: Paint, _ area: Rect, isEllipse: Bool = false) {
    let visible = clips.last.map { area.intersection($0) } ?? area
    guard visible.width > 0, visible.height > 0 else { return }
    steps.append(.surface(Surface(area: isEllipse ? area : visible, isEllipse: isEllipse, paint: paint)))
  }

  mutating func beginGroup(opacity: Double) {
    steps.append(.begin(opacity: opacity))
    depth += 1
  }

  mutating func endGroup() {
    steps.append(.end)
    depth -= 1
  }

  /// Paints only inside an area until `endClip`.
  mutating func beginClip(_ area: Rect) { clips.append(clips.last.map { area.intersection($0) } ?? area) }

  mutating func endClip() { clips.removeLast() }

  /// Whether what is painted at a point now can be seen there.
  func isVisible(_ point: Point) -> Bool { clips.last?.contains(point) ?? true }

  /// Whether something that is painted after a position hides what is at a point. A bar through which its content shines hides it too.
  func isCovered(_ point: Point, after position: Int) -> Bool {
    var opacities: [Double] = []
    for step in steps[position...] {
      switch step {
      case .begin(let opacity): opacities.append((opacities.last ?? 1) * opacity)
      case .end: if !opacities.isEmpty { opacities.removeLast() }
      case .surface(let surface):
        if surface.contains(point), surface.paint.opacity(at: point) * (opacities.last ?? 1) > 0.5 { return true }
      }
    }
    return false
  }

  /// The colours of a text that is painted at a point now, or nil if an image can be seen behind it.
  func colors(of ink: Color, at point: Point) -> TextColors? {
    var levels = [Level()]
    for step in steps[firstStep(for: point)...] {
      switch step {
      case .begin(let opacity): levels.append(Level(opacity: opacity))
      case .end:
        let group = levels.removeLast()
        levels[levels.count - 1].paint(group)
      case .surface(let surface):
        if surface.contains(point) { levels[levels.count - 1].paint(surface.paint, at: point) }
      }
    }
    return TextColors(ink, on: levels)
  }

  /// The index of the last surface outside of every group that hides all that is before it, or 0.
  private func firstStep(for point: Point) -> Int {
    var inside = depth
    for index in steps.indices.reversed() {
      switch steps[index] {
      case .end: inside += 1
      case .begin: inside -= 1
      case .surface(let surface):
        if inside == 0, surface.contains(point), surface.paint.opacity(at: point) == 1 { return index }
      }
    }
    return 0
  }
}

/// The colours of a text on screen, with what they are made of.
struct TextColors {
  /// The colour of the text as it is declared, and as it is on its background.
  let ink: Color
  let shown: Color
  /// The colour behind the text.
  let background: Color
  /// The surfaces behind it that make up at least a tenth of what can be seen, from back to front: the declared colour of each, or the
  /// two of a gradient between which the text is.
  let surfaces: [[Color]]

  /// The least part of a background that counts. A bar lets a few hundredths of its content shine through.
  private static let leastPart = 0.1

  /// Creates the colours of a text in the innermost of some groups, or nil if an image can be seen behind it.
  fileprivate init?(_ ink: Color, on levels: [PaintRecord.Level]) {
    var shown = ink
    var behind = PaintRecord.Level()
    for level in levels.reversed() {
      shown = shown.over(level.color)
      shown.alpha *= level.opacity
      behind = level.covered(by: behind)
    }
    let layers = behind.layers.filter { $0.part >= Self.leastPart }
    guard behind.color.alpha > 0.999, layers.allSatisfy({ !$0.declared.isEmpty }) else { return nil }
    (self.ink, self.shown, background, surfaces) = (ink, shown, behind.color, layers.map(\.declared))
  }
}

extension PaintRecord {
  /// A surface among those of a group, with its part of what can be seen at a point, from 0 to 1.
  fileprivate struct Layer {
    /// The declared colours of the surface at the point. An image has none.
    let declared: [Color]
    var part: Double
  }

  /// The colour at a point of what a group has painted so far.
  fileprivate struct Level {
    var color = Color.black.opacity(0)
    /// The opacity of the group as a whole.
    var opacity: Double = 1
    var layers: [Layer] = []

    mutating func paint(_ paint: Paint, at point: Point) {
      let color = paint.color(at: point)
      guard color.alpha > 0 else { return }
      cover(color, [Layer(declared: paint.declared(at: point), part: color.alpha)])
    }

    /// Paints a group that has ended.
    mutating func paint(_ group: Level) {
      let layers = group.layers.map { Layer(declared: $0.declared, part: $0.part * group.opacity) }
      cover(group.color.opacity(group.color.alpha * group.opacity), layers)
    }

    /// This group with another one painted in front of what it has painted. The opacity of the group stays.
    func covered(by front: Level) -> Level {
      var next = Level(color: color, layers: layers)
      next.paint(front)
      next.opacity = opacity
      return next
    }

    private mutating func cover(_ front: Color, _ added: [Layer]) {
      for index in layers.indices { layers[index].part *= 1 - front.alpha }
      layers.removeAll { $0.part == 0 }
      layers += added
      color = front.over(color)
    }
  }
}

extension PaintRecord.Surface {
  fileprivate func contains(_ point: Point) -> Bool {
    guard isEllipse else { return area.contains(point) }
    let (x, y) = ((point.x - area.center.x) / area.width, (point.y - area.center.y) / area.height)
    return x * x + y * y <= 0.25
  }
}

extension PaintRecord.Paint {
  /// The colour at a point. An image, whose colours are unknown, counts as gray. Its colour matters only where the image is hardly visible.
  fileprivate func color(at point: Point) -> Color {
    let declared = declared(at: point)
    guard case .gradient(let stops, let area, let isHorizontal) = self else { return declared.first ?? Color(0x808080) }
    let part = Self.part(of: area, at: point, isHorizontal: isHorizontal)
    let (before, after) = Self.neighbors(of: part, in: stops)
    let length = after.at - before.at
    return length > 0 ? before.color.mixed(max(0, min(1, (part - before.at) / length)), with: after.color) : after.color
  }

  /// The colours that are declared for a point: one, the two of a gradient between which it is, or none for an image.
  fileprivate func declared(at point: Point) -> [Color] {
    switch self {
    case .color(let color): return [color]
    case .gradient(let stops, let area, let isHorizontal):
      let (before, after) = Self.neighbors(of: Self.part(of: area, at: point, isHorizontal: isHorizontal), in: stops)
      return [before.color, after.color]
    case .image: return []
    }
  }

  fileprivate func opacity(at point: Point) -> Double { color(at: point).alpha }

  private typealias Stop = (at: Double, color: Color)

  private static func part(of area: Rect, at point: Point, isHorizontal: Bool) -> Double {
    isHorizontal ? (point.x - area.x) / area.width : (point.y - area.y) / area.height
  }

  /// The last stop before a part of a gradient and the first one after it. There is at least one stop.
  private static func neighbors(of part: Double, in stops: [Stop]) -> (before: Stop, after: Stop) {
    (stops.last { $0.at <= part } ?? stops[0], stops.first { $0.at >= part } ?? stops[stops.count - 1])
  }
}
