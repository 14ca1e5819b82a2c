import SwiftSyntax

/// The names of the variables, parameters and patterns of a file.
final class ValueNames: SyntaxVisitor {
  private(set) var all: Set<String> = []
  /// The names inside functions and closures, with those of local functions.
  private(set) var local: Set<String> = []

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    note(node.identifier, isLocal: node.isLocal)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { note(node.secondName ?? node.firstName) }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind { note(node.secondName ?? node.firstName) }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isLocal { local.insert(node.name.text) }
    return .visitChildren
  }

  private func note(_ name: TokenSyntax, isLocal: Bool = true) -> SyntaxVisitorContinueKind {
    all.insert(name.text)
    if isLocal { local.insert(name.text) }
    return .visitChildren
  }
}
