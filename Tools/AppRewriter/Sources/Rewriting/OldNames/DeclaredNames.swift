import SwiftSyntax

/// The old names that a file declares itself, so that they are no names of UIKit's there.
final class DeclaredNames: SyntaxVisitor {
  /// The names of types, members and global declarations, which count in every file.
  private(set) var global: Set<String> = []
  /// The names of parameters and variables in functions, which count in this file.
  private(set) var local: Set<String> = []

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.modifiers.contains(.override) else { return .visitChildren }
    note(node.name.text, isLocal: node.isLocal)
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    if let method = OldNames.method(node.name.text, labels) { note(method.key, isLocal: false) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.modifiers.contains(.override), !node.isLocal else { return .visitChildren }
    for binding in node.bindings { note(binding.pattern.trimmedDescription, isLocal: false) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.isLocal { note(node.identifier.text, isLocal: true) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, isLocal: true)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, isLocal: true)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, isLocal: true)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, isLocal: false)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }

  private func type(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    note(name.text, isLocal: false)
    return .visitChildren
  }

  private func note(_ name: String, isLocal: Bool) {
    guard OldNames.all.contains(name) else { return }
    if isLocal { local.insert(name) } else { global.insert(name) }
  }
}
