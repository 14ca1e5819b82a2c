import SwiftSyntax

/// Code that Apple's Foundation compiles because it comes from Objective-C: an attributed string without arguments, and a cast from a value
/// of a notification to a structure, which an `NSValue` holds.
final class FoundationRule: Rule {
  private static let strings: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, node.trailingClosure == nil, Self.strings.contains(node.calledExpression.trimmedDescription),
      let end = node.rightParen
    else { return .visitChildren }
    work.note("foundation")
    work.insert("string: \"\"", before: end)
    return .visitChildren
  }

  /// The members of `NSValue` that give its structures.
  private static let members = ["CGRect": "cgRectValue", "CGPoint": "cgPointValue", "CGSize": "cgSizeValue"]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
      let member = Self.members[parts[2].trimmedDescription], Self.isOfNotification(parts[0])
    else { return .visitChildren }
    work.note("foundation")
    work.insert("(", before: parts[0])
    work.replace(parts[2], by: "NSValue)\(mark.text == "?" ? "?" : "").\(member)")
    return .visitChildren
  }

  /// Whether an expression takes a value out of the dictionary of a notification.
  private static func isOfNotification(_ value: ExprSyntax) -> Bool {
    let text = value.trimmedDescription
    return text.hasSuffix("]") && (text.contains("UserInfoKey") || text.lowercased().contains("userinfo"))
  }
}
