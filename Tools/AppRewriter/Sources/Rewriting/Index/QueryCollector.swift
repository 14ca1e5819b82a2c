import SwiftSyntax

/// Notes the optional methods about which a file asks whether somebody has them.
final class QueryCollector: SyntaxVisitor {
  private let index: ClassIndex
  private(set) var names: Set<String> = []

  init(_ file: SourceFile, _ index: ClassIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if RequirementQuery(node, index) != nil { names.insert(node.declName.baseName.text) }
    return .visitChildren
  }

  /// The method in `responds(to: #selector(…))`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
    guard name?.baseName.text == "responds", let first = node.arguments.first, first.label?.text == "to",
      let selector = first.expression.as(MacroExpansionExprSyntax.self)?.arguments.first?.expression
    else { return .visitChildren }
    let method = selector.as(MemberAccessExprSyntax.self)?.declName ?? selector.as(DeclReferenceExprSyntax.self)
    if let method { names.insert(method.baseName.text) }
    return .visitChildren
  }
}
