import SplitKit

/// A symbol in the manner of SF Symbols, drawn by us on a field of 24 x 24.
struct Symbol {
  let name: String
  /// The outlines that are drawn with a pen, as data of SVG paths.
  let strokes: [String]
  /// The shapes that are filled, or nil if there are none.
  var fill: String?
  /// Whether overlapping parts of the filled shapes are holes.
  var hasHoles = false
  /// Whether the symbol is mirrored where the interface runs from right to left.
  var isDirectional = false
  /// The width of the pen, on the field.
  var width = 1.6

  /// The strokes as few paths. A stroke that begins at a relative point has a path of its own, because that point would count from
  /// the end of the stroke before it.
  fileprivate var outlines: [String] {
    strokes.reduce(into: []) { outlines, stroke in
      if let last = outlines.last, !stroke.hasPrefix("m") {
        outlines[outlines.count - 1] = "\(last) \(stroke)"
      } else {
        outlines.append(stroke)
      }
    }
  }

  /// Whether we have drawn the symbol with a name.
  static func isDrawn(_ name: String) -> Bool { named(name) != nil }

  /// The symbol with a name, or its outline for a filled one, or nil for one that we have not drawn.
  fileprivate static func named(_ name: String) -> Symbol? {
    byName[name] ?? (name.hasSuffix(".fill") ? byName[String(name.dropLast(".fill".count))] : nil)
  }

  private static let byName = Dictionary(table.map { ($0.name, $0) }) { first, _ in first }
}

extension Canvas {
  /// Draws a symbol as large as an area, which is a square, or an image of an app's own, or the name of a symbol that we have not drawn.
  mutating func symbol(_ name: String, in area: Rect, _ color: Color, opacity: Double = 1) {
    if let own = OwnImageName(name) { return ownImage(own, fitting: area, color, opacity: opacity) }
    guard let symbol = Symbol.named(name) else { return writeName(of: name, in: area, color, opacity: opacity) }
    let scale = area.width / 24
    let isTurned = symbol.isDirectional && isMirrored
    let transform =
      isTurned
      ? "translate(\(shortest(area.maxX)) \(shortest(area.y))) scale(\(shortest(-scale)) \(shortest(scale)))"
      : "translate(\(shortest(area.x)) \(shortest(area.y))) scale(\(shortest(scale)))"
    let color = color.opacity(color.alpha * opacity)
    group([("transform", transform)]) { canvas in
      if let fill = symbol.fill {
        canvas.add("path", [("d", fill)] + Self.fill(color) + (symbol.hasHoles ? [("fill-rule", "evenodd")] : []))
      }
      let pen: Attributes = [("stroke-linecap", "round"), ("stroke-linejoin", "round")]
      for outline in symbol.outlines {
        canvas.add("path", [("d", outline), ("fill", "none")] + Self.stroke(color, symbol.width) + pen)
      }
    }
  }

  /// Writes the name of a symbol that we have not drawn into its place: a line for each word (`Public/app/dom/symbol.js`).
  private mutating func writeName(of name: String, in area: Rect, _ color: Color, opacity: Double) {
    let words = name.split(separator: ".").map(String.init)
    let longest = words.map(\.count).max() ?? 1
    let size = min(10, 72 / Double(longest), 34 / Double(words.count)) * area.width / 24
    let style = TextAttributes(size, color.opacity(color.alpha * opacity)).placeholder
    for (index, word) in words.enumerated() {
      let middle = area.center.y + size * (Double(index) - Double(words.count) / 2 + 0.5)
      let row = Rect(x: area.x - area.width, y: middle - size / 2, width: 3 * area.width, height: size)
      line(word, in: row, style, .center)
    }
  }
}
