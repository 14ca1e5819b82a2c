import SwiftSyntax

/// Literals of Xcode's editor become the calls that they stand for, and `#Preview` becomes spaces.
final class LiteralRule: Rule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "colorLiteral": work.replace(node, by: "UIColor(\(node.arguments.flatText))")
    case "imageLiteral": work.replace(node, by: "UIImage(named: \(node.arguments.first?.expression.flatText ?? "\"\""))!")
    case "Preview": work.blank(node)
    default: return .visitChildren
    }
    work.note("literal")
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    work.note("literal")
    work.blank(node)
    return .skipChildren
  }
}
