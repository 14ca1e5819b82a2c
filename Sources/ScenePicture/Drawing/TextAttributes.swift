import SplitKit
import TextMeasures

/// The appearance of a text: its font and its colour.
package struct TextAttributes {
  /// The font with which the text is measured and drawn.
  package var font: TextFont
  var color: Color
  /// The opacity of the text, in addition to that of its colour.
  var opacity: Double = 1
  /// Whether an ellipsis is no fault, because the user can read the whole text elsewhere.
  var isExcerpt = false
  /// Whether the text is a placeholder for something that is not drawn here, such as the name of a class. An audit does not judge it.
  var isPlaceholder = false

  init(_ font: TextFont, _ color: Color) { (self.font, self.color) = (font, color) }
  init(_ size: Double, _ weight: Int, _ color: Color) { self.init(TextFont(size: size, weight: weight), color) }
  init(_ size: Double, _ color: Color) { self.init(size, 400, color) }

  /// The size of the font in points.
  package var size: Double {
    get { font.size }
    set { font.size = newValue }
  }
  /// The weight of the font as in CSS.
  package var weight: Int {
    get { font.weight }
    set { font.weight = newValue }
  }
  /// The space after each letter, in sizes of the font.
  var spacing: Double { font.spacing }

  /// The same appearance with another space after each letter, in sizes of the font.
  func spaced(_ spacing: Double) -> TextAttributes {
    var next = self
    next.font.spacing = spacing
    return next
  }

  /// The same appearance for a text that the user can read as a whole elsewhere: in the field that has the focus, or in the view that
  /// opens when the text is touched.
  var excerpt: TextAttributes {
    var next = self
    next.isExcerpt = true
    return next
  }

  /// The same appearance for placeholder text.
  var placeholder: TextAttributes {
    var next = excerpt
    next.isPlaceholder = true
    return next
  }

  /// The same appearance in the font that an app has chosen, if it has chosen one.
  func lettered(by font: Value?) -> TextAttributes {
    guard let font else { return self }
    var next = self
    next.font = TextFont(
      size: font.length("size"), weight: Int(font.length("weight")), spacing: font["spacing"]?.number ?? 0)
    return next
  }

  /// The height of a line for which the page's style sheets name none.
  var lineHeight: Double { size * 1.25 }
}

/// Measures of texts (`TextFont`).
///
/// A picture is written without a font, so it cannot measure. A text that a viewer draws in another font would be longer or shorter than
/// its frame, so the picture also says how long it is (`Canvas+Text.swift`).
extension TextAttributes {
  /// The width of a text in points.
  func width(of text: String) -> Double { font.width(of: text) }

  /// The text if it is no wider than the given width, or else its beginning with an ellipsis.
  func cut(_ text: String, to most: Double) -> String { font.cut(text, to: most) }

  /// The lines of a text in a width (`TextFont.lines(of:width:limit:keepsSpaces:)`).
  func lines(of text: String, width most: Double, limit: Int = .max, keepsSpaces: Bool = false) -> [String] {
    font.lines(of: text, width: most, limit: limit, keepsSpaces: keepsSpaces)
  }
}
