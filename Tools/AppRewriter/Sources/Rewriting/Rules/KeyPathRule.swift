import SwiftSyntax

/// R12: `#keyPath(Item.title)` becomes its text, and what Objective-C would do with it is named in the report.
final class KeyPathRule: Rule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let argument = node.arguments.first?.expression else { return .visitChildren }
    work.note("keyPath")
    let parts = argument.trimmedDescription.split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }
    work.replace(node, by: parts.joined(separator: ".").quoted)
    work.remark("key-value observing", "Linux has no key-value observing, so nobody is told of changes by a key path.", at: node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "observe",
      node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
    else { return .visitChildren }
    work.remark(
      "key-value observing", "Linux has no key-value observing, so `observe` is told of the first value alone.", at: node)
    return .visitChildren
  }
}
