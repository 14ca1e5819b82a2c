import SwiftSyntax

/// The old names of types, members and global declarations of a file, so that they are no names of UIKit's in the whole app.
final class DeclaredNames: SyntaxVisitor {
  private(set) var all: Set<String> = []

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.modifiers.contains(.override) else { return .visitChildren }
    if !node.isLocal { note(node.name.text) }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    if let method = OldNames.method(node.name.text, labels) { note(method.key) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.modifiers.contains(.override), !node.isLocal else { return .visitChildren }
    for binding in node.bindings { note(binding.pattern.trimmedDescription) }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

  private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    note(name.text)
    return .visitChildren
  }

  private func note(_ name: String) {
    if OldNames.all.contains(name) { all.insert(name) }
  }
}
