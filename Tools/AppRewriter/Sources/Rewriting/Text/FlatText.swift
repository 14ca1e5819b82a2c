import SwiftSyntax

extension SyntaxProtocol {
  /// The text on one line, without comments.
  var flatText: String {
    var (text, needsSpace) = ("", false)
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, needsSpace || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      needsSpace = !token.trailingTrivia.isEmpty
    }
    return text
  }
}
