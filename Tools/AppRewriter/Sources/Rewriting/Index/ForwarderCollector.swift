import SwiftSyntax

/// Finds the members of extensions that their class must have in its body.
final class ForwarderCollector: SyntaxVisitor {
  /// A member of an extension, and what it needs.
  struct Found {
    let type: String
    let member: DeclSyntax
    let forwarder: Forwarder?
  }

  private let index: ClassIndex
  private(set) var found: [Found] = []

  init(_ file: SourceFile, _ index: ClassIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = BuildCondition.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let container = extensionAround(node), !isOverridable(node.decl) else { return .visitChildren }
    let type = index.type(container.typeName)
    let forwarder = type.flatMap { type in type.kind == .class ? Forwarder(node.decl, of: container, in: type, index) : nil }
    let isOverride = node.decl.asProtocol(WithModifiersSyntax.self)?.modifiers.contains(.override) == true
    if forwarder != nil || isOverride {
      found.append(Found(type: type?.name ?? container.typeName, member: node.decl, forwarder: forwarder))
    }
    return .visitChildren
  }

  /// Whether the member is one that `OverridableMethodRule` rewrites.
  private func isOverridable(_ declaration: DeclSyntax) -> Bool {
    declaration.as(FunctionDeclSyntax.self).map { index.overridable($0) != nil } ?? false
  }

  /// The extension whose member this is, also below an `#if` in it.
  private func extensionAround(_ node: MemberBlockItemSyntax) -> ExtensionDeclSyntax? {
    var parent = node.parent
    while let current = parent {
      if let found = current.as(ExtensionDeclSyntax.self) { return found }
      guard
        current.is(MemberBlockItemListSyntax.self) || current.is(MemberBlockSyntax.self) || current.is(IfConfigClauseSyntax.self)
          || current.is(IfConfigClauseListSyntax.self) || current.is(IfConfigDeclSyntax.self)
          || current.is(MemberBlockItemSyntax.self)
      else { return nil }
      parent = current.parent
    }
    return nil
  }
}
