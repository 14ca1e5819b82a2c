import SplitKit

/// An SVG picture that is being written, from back to front. All lengths are in points.
///
/// A canvas knows shapes, texts and symbols, and nothing of panes. The picture has no scripts, no style sheets, no links and no
/// pictures from elsewhere, so a file of it can be opened anywhere.
struct Canvas {
  /// Whether leading is at the right.
  let isMirrored: Bool
  /// The elements so far.
  private(set) var elements = ""
  /// The definitions that elements refer to.
  private(set) var definitions = ""
  private var definitionCount = 0
  /// The definitions of the images of an app's own, by their ids.
  var ownImages: [String: String] = [:]
  /// The texts and the surfaces behind them.
  var record = TextRecord()

  /// - Parameter notesColors: Whether the colours of texts are noted, which takes time that only an audit needs.
  init(isMirrored: Bool, notesColors: Bool = true) {
    self.isMirrored = isMirrored
    record.notesColors = notesColors
    elements.reserveCapacity(32_768)
  }
}

extension Canvas {
  /// The attributes of an element in their order.
  typealias Attributes = [(name: String, value: String)]

  /// Adds an element without content.
  mutating func add(_ name: String, _ attributes: Attributes) {
    elements += "<\(name)"
    write(attributes)
    elements += "/>"
  }

  /// Adds an element with a text.
  mutating func add(_ name: String, _ attributes: Attributes, text: String) {
    elements += "<\(name)"
    write(attributes)
    elements += ">\(text.escapedForXML)</\(name)>"
  }

  /// Adds a group, and what the body draws in it.
  mutating func group(_ attributes: Attributes = [], _ body: (inout Canvas) -> Void) {
    elements += "<g"
    write(attributes)
    elements += ">"
    body(&self)
    elements += "</g>"
  }

  /// Draws what the body draws, clipped to a rectangle with round corners.
  mutating func clip(to rect: Rect, radii: Radii = .zero, _ body: (inout Canvas) -> Void) {
    let id = define("clipPath", content: Self.element("path", [("d", rect.path(radii))]))
    record.beginClip(rect)
    group([("clip-path", "url(#\(id))")], body)
    record.endClip()
  }

  /// Draws what the body draws, as a whole with an opacity.
  mutating func group(opacity: Double, _ body: (inout Canvas) -> Void) {
    guard opacity < 1 else { return body(&self) }
    record.paint.beginGroup(opacity: opacity)
    group([("opacity", shortest(opacity))], body)
    record.paint.endGroup()
  }

  private mutating func write(_ attributes: Attributes) {
    for (name, value) in attributes { elements += " \(name)=\"\(value.escapedForXML)\"" }
  }

  /// Adds a definition and returns its id.
  mutating func define(_ name: String, _ attributes: Attributes = [], content: String) -> String {
    definitionCount += 1
    let id = "d\(definitionCount)"
    let written = attributes.map { " \($0.name)=\"\($0.value.escapedForXML)\"" }.joined()
    definitions += "<\(name) id=\"\(id)\"\(written)>\(content)</\(name)>"
    return id
  }

  /// The text of an element without content.
  static func element(_ name: String, _ attributes: Attributes) -> String {
    "<\(name)" + attributes.map { " \($0.name)=\"\($0.value.escapedForXML)\"" }.joined() + "/>"
  }
}

extension String {
  /// The text as it stands in XML 1.0. A character that XML does not allow, such as a control, becomes U+FFFD.
  var escapedForXML: String {
    if utf8.allSatisfy(\.standsForItselfInXML) { return self }
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII that needs no escape.
  fileprivate var standsForItselfInXML: Bool {
    self >= 0x20 && self < 0x7F && self != UInt8(ascii: "&") && self != UInt8(ascii: "<") && self != UInt8(ascii: ">")
      && self != UInt8(ascii: "\"")
  }
}
