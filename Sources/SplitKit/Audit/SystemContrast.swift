/// Texts in one of UIKit's own colours that have too little contrast, as one of an audit's results.
///
/// They are no findings, because an app does not choose the colours. It can show the text in another style.
package struct SystemContrast: Equatable, Sendable {
  /// The name of the colour, such as `secondaryLabel`, or `white on systemBlue`.
  package let name: String
  /// The colour of the letters as it is on the background.
  package let color: RGBColor
  package let background: RGBColor
  /// One of the texts.
  package let example: ColoredText
  /// The widths at which there are such texts.
  package private(set) var widths: [Double] = []
  private var texts: Set<TextName> = []

  private struct TextName: Hashable { let text, target, pane: String }

  /// The number of texts.
  package var count: Int { texts.count }

  /// The contrast of the two colours, from 1 to 21.
  package var contrast: Double { example.contrast }
}

extension [SystemContrast] {
  /// Adds the texts of a window of a width that are in UIKit's own colours and have too little contrast.
  package mutating func add(_ texts: [ColoredText], at width: Double) {
    for text in texts where text.hasLowContrast {
      guard let name = text.systemColor else { continue }
      if let index = firstIndex(where: { $0.isAbout(text, name) }) {
        self[index].add(text, at: width)
      } else {
        append(SystemContrast(name: name, color: text.color, background: text.background, example: text))
        self[count - 1].add(text, at: width)
      }
    }
  }
}

extension RGBColor {
  /// Whether two colours look alike. A bar through which the content shines has a slightly different colour at each point.
  fileprivate func isClose(to other: RGBColor) -> Bool {
    abs(red - other.red) <= 4 && abs(green - other.green) <= 4 && abs(blue - other.blue) <= 4
  }
}

extension SystemContrast {
  fileprivate init(name: String, color: RGBColor, background: RGBColor, example: ColoredText) {
    (self.name, self.color, self.background, self.example) = (name, color, background, example)
  }

  fileprivate func isAbout(_ text: ColoredText, _ name: String) -> Bool {
    self.name == name && color.isClose(to: text.color) && background.isClose(to: text.background)
  }

  fileprivate mutating func add(_ text: ColoredText, at width: Double) {
    texts.insert(TextName(text: text.text, target: text.target, pane: text.pane))
    if widths.last != width { widths.append(width) }
  }
}
