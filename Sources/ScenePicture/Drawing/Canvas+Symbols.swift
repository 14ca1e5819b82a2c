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
  /// The stroke that is cut out of everything else, or nil for none.
  var hole: String?
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

  /// The symbol with a name, or its outline for a filled one, or nil for one that nobody has drawn.
  fileprivate static func named(_ name: String) -> Symbol? {
    byName[name] ?? (name.hasSuffix(".fill") ? byName[String(name.dropLast(".fill".count))] : nil)
      ?? SymbolLibrary.symbol(named: name)
  }

  private static let byName = Dictionary(table.map { ($0.name, $0) }) { first, _ in first }
}

extension Canvas {
  /// Draws a symbol as large as an area, which is a square, or an image of an app's own, or a letter for a symbol that nobody has drawn.
  mutating func symbol(_ name: String, in area: Rect, _ color: Color, opacity: Double = 1) {
    if let own = OwnImageName(name) { return ownImage(own, fitting: area, color, opacity: opacity) }
    guard let symbol = Symbol.named(name) else { return letter(of: name, in: area, color, opacity: opacity) }
    let scale = area.width / 24
    let isTurned = symbol.isDirectional && isMirrored
    let transform =
      isTurned
      ? "translate(\(shortest(area.maxX)) \(shortest(area.y))) scale(\(shortest(-scale)) \(shortest(scale)))"
      : "translate(\(shortest(area.x)) \(shortest(area.y))) scale(\(shortest(scale)))"
    let color = color.opacity(color.alpha * opacity)
    group([("transform", transform)]) { canvas in
      let shape = canvas.mask(cutting: symbol.hole, width: symbol.width)
      if let fill = symbol.fill {
        canvas.add("path", [("d", fill)] + Self.fill(color) + (symbol.hasHoles ? [("fill-rule", "evenodd")] : []) + shape)
      }
      for outline in symbol.outlines {
        canvas.add("path", [("d", outline), ("fill", "none")] + Self.stroke(color, symbol.width) + Self.pen + shape)
      }
    }
  }

  private static let pen: Attributes = [("stroke-linecap", "round"), ("stroke-linejoin", "round")]

  /// Defines a mask that cuts a stroke out of a shape. Returns the attribute with which a shape has it, or none.
  private mutating func mask(cutting hole: String?, width: Double) -> Attributes {
    guard let hole else { return [] }
    let stroke: Attributes = [("d", hole), ("fill", "none"), ("stroke", "#000"), ("stroke-width", shortest(width))]
    let id = define(
      "mask",
      content: Self.element("path", [("d", "M0 0h24v24h-24z"), ("fill", "#fff")]) + Self.element("path", stroke + Self.pen))
    return [("mask", "url(#\(id))")]
  }

  /// Draws a frame with the first letter of a symbol that nobody has drawn (`Public/app/dom/symbol.js`).
  private mutating func letter(of name: String, in area: Rect, _ color: Color, opacity: Double) {
    let scale = area.width / 24
    let color = color.opacity(color.alpha * opacity)
    let frame = Rect(x: area.x + 3.7 * scale, y: area.y + 3.7 * scale, width: 16.6 * scale, height: 16.6 * scale)
    border(frame, color, width: 1.4 * scale, radii: .all(3.7 * scale))
    let first = name.first { $0.isLetter || $0.isNumber }.map { $0.uppercased() } ?? "?"
    _ = line(first, in: frame, TextAttributes(10.5 * scale, 600, color).placeholder, .center)
  }
}
