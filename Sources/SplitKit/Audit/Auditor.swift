/// The rules of an audit, as pure functions of the elements on screen.
package enum Auditor {
  /// The least length of a touch target, in points: that of Apple's Human Interface Guidelines.
  package static let leastTarget: Double = 44
  /// The inaccuracy of a measured length, which is no finding.
  private static let tolerance = 0.25
  /// The least contrast of a text, which WCAG calls AA.
  package static let leastContrast: Double = 4.5
  /// The least contrast of a large text.
  package static let leastContrastOfLargeText: Double = 3

  /// The findings about some elements and contents, in the order of these.
  ///
  /// `contents` are the contents whose declared colours are judged, with the panes that show them. The style decides which background
  /// a text without a declared one has, and the text size decides how high its lines are.
  package static func findings(
    in elements: [AuditedElement], contents: [(pane: String, content: ViewModel)], style: UserInterfaceStyle,
    textSize: ContentSizeCategory
  ) -> [AuditFinding] {
    let ground = style == .dark ? RGBColor.black : .white
    let line = textSize.size(of: .body).lineHeight
    return elements.flatMap { [smallTarget($0), missingName($0), cutText($0, line)].compactMap { $0 } }
      + contents.flatMap { lowContrasts(in: $0.content.content, of: $0.content.id, $0.pane, on: ground) }
  }

  /// An element of a content that is too small for a finger. The system decides the heights of bars, which are 32 on a phone on its
  /// side.
  static func smallTarget(_ element: AuditedElement) -> AuditFinding? {
    guard let area = element.area, !element.isInBar, min(area.width, area.height) < leastTarget - tolerance else { return nil }
    let size = "\(shortest(area.width.rounded(to: 10))) x \(shortest(area.height.rounded(to: 10)))"
    let text = "\(element.noun) is \(size) points for a finger, which needs 44 x 44."
    return AuditFinding(rule: .touchTarget, target: element.id, pane: element.pane, text: text, area: area)
  }

  static func missingName(_ element: AuditedElement) -> AuditFinding? {
    guard element.words.isEmpty else { return nil }
    let image = element.model["image"]?.string.map { ", only the image “\($0)”" } ?? ""
    let text = "\(element.id) has no text and no label\(image), so VoiceOver has nothing to say."
    return AuditFinding(rule: .name, target: element.id, pane: element.pane, text: text, area: element.area)
  }

  /// An element of a content is cut if it is lower than a line of body text. Bars keep their height at every text size, and show an
  /// item large while a finger rests on it (AD documented for `UILargeContentViewerInteraction`).
  static func cutText(_ element: AuditedElement, _ line: Double) -> AuditFinding? {
    guard let area = element.area, !element.isInBar, element.hasWholeHeight, !element.words.isEmpty else { return nil }
    guard area.height < line - tolerance else { return nil }
    let height = shortest(area.height.rounded(to: 10))
    let text = "\(element.noun) is \(height) points high, and a line of body text \(shortest(line)) at this text size."
    return AuditFinding(rule: .cutText, target: element.id, pane: element.pane, text: text, area: area)
  }

  /// The texts of a view model that declares `color` and `backgroundColor`, written as in CSS: `#rrggbb`. A colour holds for
  /// everything inside its object.
  static func lowContrasts(
    in value: Value, of target: String, _ pane: String, ink: RGBColor? = nil, on ground: RGBColor
  ) -> [AuditFinding] {
    switch value {
    case .array(let elements): return elements.flatMap { lowContrasts(in: $0, of: target, pane, ink: ink, on: ground) }
    case .object(let members):
      let target = value["id"]?.string ?? target
      let own = value["color"]?.string.flatMap(RGBColor.init(hexadecimal:))
      let ownGround = value["backgroundColor"]?.string.flatMap(RGBColor.init(hexadecimal:))
      let (ink, ground) = (own ?? ink, ownGround ?? ground)
      let isNew = own != nil || ownGround != nil
      let finding = isNew ? ink.flatMap { lowContrast($0, on: ground, target, pane) } : nil
      return (finding.map { [$0] } ?? [])
        + members.flatMap { lowContrasts(in: $0.value, of: target, pane, ink: ink, on: ground) }
    case .null, .bool, .number, .string: return []
    }
  }

  private static func lowContrast(_ ink: RGBColor, on ground: RGBColor, _ target: String, _ pane: String) -> AuditFinding? {
    let contrast = ink.contrast(to: ground)
    guard contrast < leastContrast else { return nil }
    let ratio = shortest(contrast.rounded(to: 100))
    let text = "\(target) has text in \(ink.hexadecimal) on \(ground.hexadecimal), a contrast of \(ratio). It should be 4.5."
    return AuditFinding(rule: .contrast, target: target, pane: pane, text: text, area: nil)
  }
}

extension Double {
  /// The nearest number with so many parts to a whole.
  fileprivate func rounded(to parts: Double) -> Double { (self * parts).rounded() / parts }
}
