import PreviewProtocol
import SplitKit

/// The tools that ask about a preview.
extension Tool {
  static let questions: [Tool] = [
    .question(
      .explain,
      """
      Says why a controller, a pane, a column or the part at a point is shown, hidden or sized as it is, with the rule behind each \
      fact and the nearest widths at which it changes.
      """,
      with: [
        .optional("target", .text, "An id, a column such as split.primary, or window. Give either a target, or x and y.")
      ], read: \.words),
    .question(
      .sweep,
      "Finds every width of a range at which the layout changes, with the reasons. It drags a copy of the preview as it was opened.",
      with: [.optional("profile", .text, "Another OS version of the app.")], read: \.words),
    .question(
      .audit, "Finds what some people cannot use over a range of widths: small touch targets, missing names, cut texts.",
      read: \.words),
    .question(.properties, "Lists the properties of a controller that set can assign, with their values.") {
      $0.message.elements("properties").map(PropertyWords.line).joined(separator: "\n")
    },
    .question(
      .find, "Finds the next row of a list that has a text, however far away it is. A tap of its id scrolls to it.",
      read: { FoundRowWords.sentence(about: $0.message) }),
    .question(.export, "Returns the split views and tab bar controllers with their settings as Swift for an Xcode preview.") {
      $0.message["swift"]?.string
    },
  ]
}
