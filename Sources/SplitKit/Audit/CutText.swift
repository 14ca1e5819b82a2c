/// A text that does not fit into its place on screen, so that it ends with an ellipsis.
package struct CutText: Equatable, Sendable {
  /// The whole text.
  package let text: String
  /// A name for the text among those of its element: the text itself, or a name if the text follows from a size.
  package let part: String
  /// The id of the element or of the view model that has the text.
  package var target: String
  /// The id of the pane that shows it.
  package let pane: String
  /// The place of the text in window coordinates.
  package var area: Rect
  /// The width of the whole text on one line, in points.
  package let needed: Double
  /// The width of a line of the place, in points.
  package let available: Double
  /// The number of lines that the place has at most.
  package let lines: Int
  /// Whether the font has every letter of the text. The width of another letter is an estimate.
  package let isMeasured: Bool

  package init(
    text: String, part: String? = nil, target: String, pane: String, area: Rect, needed: Double, available: Double,
    lines: Int = 1, isMeasured: Bool = true
  ) {
    (self.text, self.part, self.target, self.pane) = (text, part ?? text, target, pane)
    (self.area, self.needed, self.available) = (area, needed, available)
    (self.lines, self.isMeasured) = (lines, isMeasured)
  }
}

extension Auditor {
  /// The findings about texts that end with an ellipsis, in their order.
  ///
  /// `width` is that of the window, and `textSize` is the one at which the texts were measured.
  package static func findings(about texts: [CutText], width: Double, textSize: ContentSizeCategory) -> [AuditFinding] {
    let body = shortest(textSize.size(of: .body).pointSize)
    let place = "at the text size \(textSize.rawValue) (body \(body)) in a window \(tenths(width)) wide"
    return texts.map { cut in
      let about = cut.isMeasured ? "" : "about "
      let room = cut.lines == 1 ? tenths(cut.available) : "\(cut.lines) lines of \(tenths(cut.available))"
      let words = "“\(cut.text.prefix(60))” (\(cut.target))"
      let text = "\(words) needs \(about)\(tenths(cut.needed)) points and has \(room), \(place)."
      return AuditFinding(rule: .cutText, target: cut.target, pane: cut.pane, text: text, area: cut.area, part: cut.part)
    }
  }

  private static func tenths(_ length: Double) -> String { shortest((length * 10).rounded() / 10) }
}
