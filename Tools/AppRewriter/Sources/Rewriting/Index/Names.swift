import SwiftSyntax

extension SyntaxProtocol {
  /// The full name of the type whose declaration or extension is around this node.
  var enclosingType: String? {
    let names = enclosingNames
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// The names of the types around this node, the outermost first. An extension has the name that it extends.
  private var enclosingNames: [String] {
    var (names, node) = ([String](), parent)
    while let current = node {
      if let name = current.typeName { names.insert(name, at: 0) }
      node = current.parent
    }
    return names
  }

  /// Whether a function, an initialiser, an accessor or a closure is around this node.
  var isLocal: Bool {
    var node = parent
    while let current = node {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) || current.is(AccessorBlockSyntax.self) {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension SyntaxProtocol {
  /// Whether a node around this one, in the same statement or declaration, is of a kind.
  func isInside(_ isMeant: (Syntax) -> Bool) -> Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(MemberBlockItemSyntax.self) {
      if isMeant(current) { return true }
      node = current.parent
    }
    return false
  }
}

extension Syntax {
  /// The name of the type that this node declares or extends.
  var typeName: String? {
    if let group = asProtocol(DeclGroupSyntax.self) { return group.typeName }
    return nil
  }
}

extension DeclGroupSyntax {
  /// The name of the type that this declares or extends.
  var typeName: String {
    if let named = asProtocol(NamedDeclSyntax.self) { return named.name.text }
    return self.as(ExtensionDeclSyntax.self).map { ClassIndex.bare($0.extendedType.trimmedDescription) } ?? ""
  }

  /// The names after the colon.
  var inheritedNames: [String] { inheritanceClause?.inheritedTypes.map { $0.type.inheritedName } ?? [] }
}

extension TypeSyntax {
  /// The name without attributes such as `@preconcurrency`.
  fileprivate var inheritedName: String {
    self.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? trimmedDescription
  }
}

extension AttributeListSyntax {
  /// The attribute with this name.
  func named(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
  }

  func contains(_ name: String) -> Bool { named(name) != nil }
}

extension DeclModifierListSyntax {
  func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil } }
}
