/// A rule of an audit.
package enum AuditRule: String, CaseIterable, Sendable {
  /// A touch target is smaller than a finger needs.
  case touchTarget
  /// An element has nothing that VoiceOver can say.
  case name
  /// A text and what is behind it have too little contrast.
  case contrast
  /// A text is not whole at the user's text size: its element is lower than a line, or it ends with an ellipsis.
  case cutText

  /// Who asks for it.
  package var source: String {
    switch self {
    case .touchTarget: "Apple, Human Interface Guidelines, Buttons: a hit region of at least 44x44 pt"
    case .name: "Apple, accessibilityLabel: a succinct label that identifies the accessibility element"
    case .cutText: "Apple, Human Interface Guidelines, Typography: text stays readable at every size"
    case .contrast: "W3C, WCAG 2.2, 1.4.3: a contrast of at least 4.5:1, or 3:1 for large text"
    }
  }
}

/// A part of an app that some people cannot use, or only with effort.
package struct AuditFinding: Equatable, Sendable {
  package let rule: AuditRule
  /// The id of the element or of the view model.
  package let target: String
  /// The id of the pane that shows it.
  package let pane: String
  /// A sentence that says what is wrong, with the measure.
  package let text: String
  /// The area of the element in window coordinates, or nil if the engine does not place it.
  package let area: Rect?
  /// The part of the element that it is about, if an element can have several such findings.
  var part: String?

  /// Whether another finding is about the same, perhaps at another width.
  package func isSame(as other: AuditFinding) -> Bool {
    rule == other.rule && target == other.target && pane == other.pane && part == other.part
  }
}
