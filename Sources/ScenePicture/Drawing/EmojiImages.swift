import SplitKit
import TextMeasures

/// Puts images of emoji into a picture, for a program that draws pixels and no colours of letters.
///
/// `rsvg-convert` fills the outlines of letters, and an emoji is then a black patch. The images have the frames of the letters, and the
/// letters before and behind them become texts of their own. A text from right to left stays as it is.
package struct EmojiImages {
  /// An image of one emoji, as a PNG that has been drawn with a font of the given size.
  package struct Image {
    let address: String
    let size: Size
    let fontSize: Double

    /// - Parameter address: The PNG as a `data:` URL.
    package init(address: String, size: Size, fontSize: Double) {
      (self.address, self.size, self.fontSize) = (address, size, fontSize)
    }
  }

  /// The part of a line's height that is above the baseline, in the fonts in question.
  private static let ascent = 0.79

  private let draw: (Character) -> Image?

  /// - Parameter draw: Draws an emoji, or returns nil if it cannot be drawn. It is called for every emoji in the picture.
  package init(draw: @escaping (Character) -> Image?) { self.draw = draw }

  /// Whether a picture has anything to draw as an image.
  package static func isNeeded(in svg: String) -> Bool { svg.unicodeScalars.contains(where: \.startsEmoji) }

  /// The SVG of a picture with images of its emoji.
  package func put(into svg: String) -> String {
    var (result, rest) = ("", svg[...])
    while let start = rest.firstRange(of: "<text "), let end = rest[start.upperBound...].firstRange(of: "</text>") {
      let element = rest[start.lowerBound..<end.upperBound]
      result += rest[..<start.lowerBound]
      result += pieces(of: rest[start.upperBound..<end.lowerBound]) ?? String(element)
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private enum Piece {
    case text(String, width: Double)
    case image(Image, width: Double)

    var width: Double {
      switch self {
      case .text(_, let width), .image(_, let width): width
      }
    }

    var isImage: Bool {
      switch self {
      case .text: false
      case .image: true
      }
    }
  }

  /// The elements in place of a text element, of which its attributes and its content are given. The result is nil if the text stays.
  private func pieces(of element: Substring) -> String? {
    let scalars = element.unicodeScalars
    guard scalars.contains(where: \.startsEmoji), !scalars.contains(where: \.isFromRightToLeft),
      let end = element.firstIndex(of: ">"), let line = Line(element[..<end])
    else { return nil }
    let pieces = split(element[element.index(after: end)...], line)
    guard pieces.contains(where: \.isImage) else { return nil }
    var x = line.left(of: pieces.reduce(0) { $0 + $1.width })
    return pieces.map { piece in
      defer { x += piece.width }
      return drawing(piece, x: x, line)
    }.joined()
  }

  private func drawing(_ piece: Piece, x: Double, _ line: Line) -> String {
    switch piece {
    case .text(let text, _): line.element(text, x: x)
    case .image(let image, let width): self.element(image, x: x, width: width, line)
    }
  }

  private func split(_ text: Substring, _ line: Line) -> [Piece] {
    var (pieces, letters) = ([Piece](), "")
    func endLetters() {
      if !letters.isEmpty { pieces.append(.text(letters, width: line.style.width(of: letters.unescapedFromXML))) }
      letters = ""
    }
    for character in text {
      if character.isEmoji, let image = draw(character) {
        endLetters()
        pieces.append(.image(image, width: image.size.width / image.fontSize * line.style.size))
      } else {
        letters.append(character)
      }
    }
    endLetters()
    return pieces
  }

  private func element(_ image: Image, x: Double, width: Double, _ line: Line) -> String {
    let height = image.size.height / image.fontSize * line.style.size
    let opacity = line.opacity.map { " opacity=\"\($0)\"" } ?? ""
    return """
      <image x="\(shortest(x))" y="\(shortest(line.y - height * Self.ascent))" width="\(shortest(width))" \
      height="\(shortest(height))"\(opacity) href="\(image.address)"/>
      """
  }
}

extension EmojiImages {
  /// The attributes of a text element, which `Canvas` writes.
  private struct Line {
    let style: TextFont
    let x: Double
    let y: Double
    let anchor: String?
    let opacity: String?
    /// The attributes that do not belong to one place.
    private let others: String

    init?(_ attributes: Substring) {
      let parts = attributes.split(separator: "\"", omittingEmptySubsequences: false)
      let pairs = stride(from: 0, to: parts.count - 1, by: 2).map {
        (name: parts[$0].drop { $0 == " " }.dropLast(), value: String(parts[$0 + 1]))
      }
      func value(_ name: String) -> String? { pairs.first { $0.name == name }?.value }
      guard let x = value("x").flatMap(Double.init), let y = value("y").flatMap(Double.init),
        let size = value("font-size").flatMap(Double.init)
      else { return nil }
      (self.x, self.y, anchor, opacity) = (x, y, value("text-anchor"), value("fill-opacity"))
      style = TextFont(size: size, weight: value("font-weight").flatMap { Int($0) } ?? 400)
      others = pairs.filter { !["x", "text-anchor", "textLength", "lengthAdjust"].contains($0.name) }
        .map { " \($0.name)=\"\($0.value)\"" }.joined()
    }

    /// The left edge of a line of a width.
    func left(of width: Double) -> Double {
      switch anchor {
      case "middle": x - width / 2
      case "end": x - width
      default: x
      }
    }

    func element(_ text: String, x: Double) -> String { "<text x=\"\(shortest(x))\"\(others)>\(text)</text>" }
  }
}

extension Character {
  /// Whether the character is drawn in colours: by itself, or with a selector for that.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
  }
}

extension Unicode.Scalar {
  /// Whether a character with this scalar may be an emoji. No letter of Latin, Greek or Cyrillic is one.
  fileprivate var startsEmoji: Bool { value >= 0x2000 && (properties.isEmojiPresentation || value == 0xFE0F) }

  fileprivate var isFromRightToLeft: Bool { (0x590...0x8FF).contains(value) || (0xFB1D...0xFDFF).contains(value) }
}

extension String {
  /// The text behind the references with which XML writes some letters.
  fileprivate var unescapedFromXML: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(self) { $0.replacing($1.0, with: $1.1) }
  }
}
