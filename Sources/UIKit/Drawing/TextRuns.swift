import Foundation
internal import ScenePicture
internal import SplitKit

/// A text with attributes in parts that are drawn alike.
struct TextRuns {
  /// A part of a text. The view's own look stands in for all that the part leaves out.
  struct Run {
    var text: String
    let font: UIFont
    let color: UIColor?
    let background: UIColor?
    let isUnderlined: Bool
    let isStruckThrough: Bool

    init(_ text: String, _ attributes: [NSAttributedString.Key: Any], font: UIFont, links: [NSAttributedString.Key: Any]) {
      (self.text, self.font) = (text, font)
      let attributes = attributes[.link] == nil ? attributes : attributes.merging(links) { $1 }
      (color, background) = (attributes.foreground, attributes[.backgroundColor] as? UIColor)
      isUnderlined = attributes.lineStyle(.underlineStyle) ?? [] != []
      isStruckThrough = attributes.lineStyle(.strikethroughStyle) ?? [] != []
    }

    /// Whether the run is more than letters.
    var isMarked: Bool { isUnderlined || isStruckThrough || background != nil }

    func isDrawn(as other: Run) -> Bool {
      font == other.font && color == other.color && background == other.background && isUnderlined == other.isUnderlined
        && isStruckThrough == other.isStruckThrough
    }
  }

  let runs: [Run]
  private let traits: UITraitCollection

  /// The runs of a text, or nil for one that looks alike everywhere.
  ///
  /// - Parameters:
  ///   - font: The font of letters without one of their own.
  ///   - follows: Whether fonts follow the text size that the user prefers.
  ///   - links: The look of links, which comes before their own. The links of labels are underlined, in the colour of links.
  init?(
    _ text: NSAttributedString?, font: UIFont, follows: Bool = false, links: [NSAttributedString.Key: Any] = Self.linksOfLabels,
    traits: UITraitCollection
  ) {
    guard let text, text.length > 0 else { return nil }
    var runs: [Run] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      let own = (attributes.font ?? font).adjusted(for: traits, follows).inLines(of: style)
      let run = Run(text.attributedSubstring(from: range).string, attributes, font: own, links: links)
      if let last = runs.last, last.isDrawn(as: run) { runs[runs.count - 1].text += run.text } else { runs.append(run) }
    }
    let hasLink = text.attribute(.link, at: 0, effectiveRange: nil) != nil
    guard runs.count > 1 || hasLink || runs.contains(where: \.isMarked) else { return nil }
    (self.runs, self.traits) = (runs, traits)
  }

  /// The look of links in a label (general knowledge).
  static var linksOfLabels: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }

  /// The longest run, and the first of several.
  var longest: Run { runs.max { $0.text.utf16.count < $1.text.utf16.count } ?? runs[0] }

  /// The size of the text, broken into lines of a width. A limit of 0 stands for any number of lines.
  ///
  /// - Parameter startsWithLeading: Whether the first line is as high as the others, as in a text view (872).
  func size(width: Double, lines limit: Int, startsWithLeading: Bool = false) -> Size {
    let measured = runs.map { run in
      RunText.Run(
        measuring: run.text, run.font.letters, lineHeight: run.font.lineHeight(for: traits),
        firstLineHeight: startsWithLeading ? nil : run.font.heightOfOneLine(for: traits), stretch: run.font.stretch)
    }
    return RunText(measured).size(
      width: max(1, width), limit: limit > 0 ? limit : .max, scale: Double(traits.displayScale))
  }

  /// The runs for the page, with what differs from the view.
  ///
  /// - Parameter font: The font of the view's node.
  @MainActor func node(_ font: UIFont, _ reading: ReadingContext) -> Value {
    .array(
      runs.map { run in
        var members = [Member("length", .number(Double(run.text.utf16.count)))]
        if run.font != font { members.append(Member("font", run.font.node(for: reading.traits))) }
        if let color = Value.color(run.color, reading) { members.append(Member("color", color)) }
        if let background = Value.color(run.background, reading) { members.append(Member("background", background)) }
        if run.isUnderlined { members.append(Member("underline", true)) }
        if run.isStruckThrough { members.append(Member("strikethrough", true)) }
        return .object(members)
      })
  }
}

extension UIFont {
  /// The factor by which the letters are wider than those that are measured.
  var stretch: Double { design == .monospaced ? 1.12 : 1 }
}
