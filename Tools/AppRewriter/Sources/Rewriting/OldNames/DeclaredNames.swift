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
    declare(node.name, isOverride: node.modifiers.contains(.override), at: node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      declare(name, isOverride: node.modifiers.contains(.override), at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, isLocal: true)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern.trimmedDescription, isLocal: true)
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

  private func declare(_ name: TokenSyntax, isOverride: Bool, at node: some SyntaxProtocol) {
    if !isOverride { note(name.text, isLocal: node.isLocal) }
  }

  private func note(_ name: String, isLocal: Bool) {
    guard OldNames.all.contains(name) else { return }
    if isLocal { local.insert(name) } else { global.insert(name) }
  }
}
