import SwiftSyntax

/// R15: what an app says about every `NSObject` holds for the classes of the module too, whose base is no `NSObject` of Foundation.
///
/// A constraint such as `T: NSObject` becomes `T: NSObjectProtocol`, and so does an extension with methods and computed properties. A
/// protocol that the extension adopts is adopted by both bases.
final class NSObjectRule: Rule {
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    widen(node.inheritedType)
    return .skipChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    widen(node.rightType)
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for type in node.inheritanceClause?.inheritedTypes.map(\.type) ?? [] { widen(type) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.extendedType.trimmedDescription == "NSObject",
      node.memberBlock.members.allSatisfy({ Self.canBeShared($0.decl) })
    else { return .visitChildren }
    widen(node.extendedType)
    for member in node.memberBlock.members { makeStatic(member.decl) }
    guard let adopted = node.inheritanceClause else { return .visitChildren }
    work.blank(adopted)
    for base in ["NSObject", "ObjectBase"] { work.tail.append("extension \(base)\(adopted.flatText) {}") }
    return .visitChildren
  }

  /// Changes the name of the class in a type, which can be a part of `NSObject & Named`.
  private func widen(_ type: TypeSyntax?) {
    guard let type else { return }
    let parts = type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
    for part in parts where part.trimmedDescription == "NSObject" {
      work.note("nsObject")
      work.replace(part, by: "NSObjectProtocol")
    }
  }

  /// Whether an extension of a protocol can have the member: no initialiser, type, override or stored property.
  private static func canBeShared(_ declaration: DeclSyntax) -> Bool {
    let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers
    guard modifiers?.contains(.override) != true else { return false }
    if declaration.is(FunctionDeclSyntax.self) || declaration.is(SubscriptDeclSyntax.self) { return true }
    guard let bindings = declaration.as(VariableDeclSyntax.self)?.bindings else { return false }
    return bindings.allSatisfy { $0.accessorBlock != nil && $0.initializer == nil }
  }

  /// A protocol has no members of the word `class`.
  private func makeStatic(_ declaration: DeclSyntax) {
    guard let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers else { return }
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.class) { work.replace(modifier, by: "static") }
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.open) { work.replace(modifier, by: "public") }
  }
}
