import SwiftSyntax

/// R6: the preview is iOS, so `os(iOS)` in an `#if` becomes `true`, and every other system `false`.
final class ConditionRule: Rule {
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewrite(Syntax(condition)) }
    return .visitChildren
  }

  private func rewrite(_ node: Syntax) {
    guard let call = node.as(FunctionCallExprSyntax.self) else {
      return node.children(viewMode: .sourceAccurate).forEach(rewrite)
    }
    guard call.calledExpression.trimmedDescription == "os", let argument = call.arguments.first else { return }
    work.note("condition")
    work.replace(call, by: argument.expression.trimmedDescription == "iOS" ? "true" : "false")
  }
}
