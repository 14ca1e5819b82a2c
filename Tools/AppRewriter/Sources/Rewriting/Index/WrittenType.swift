import SwiftSyntax

/// The types that stand in the text beside names.
enum WrittenType {
  /// The type of the constant, parameter or generic parameter that a name means at some place, as far as it is written there.
  static func of(_ name: String, at node: some SyntaxProtocol) -> String? {
    var next = node.parent
    while let current = next {
      if let type = declared(name, in: current) { return type }
      next = current.parent
    }
    return nil
  }

  private static func declared(_ name: String, in node: Syntax) -> String? {
    if let function = node.as(FunctionDeclSyntax.self) {
      return parameter(name, function.signature.parameterClause) ?? generic(name, function.genericParameterClause)
        ?? required(name, function.genericWhereClause)
    }
    if let initializer = node.as(InitializerDeclSyntax.self) {
      return parameter(name, initializer.signature.parameterClause) ?? generic(name, initializer.genericParameterClause)
        ?? required(name, initializer.genericWhereClause)
    }
    if let block = node.as(CodeBlockSyntax.self) {
      return block.statements.lazy.compactMap { variable(name, Syntax($0.item)) }.first
    }
    if let file = node.as(SourceFileSyntax.self) {
      return file.statements.lazy.compactMap { variable(name, Syntax($0.item)) }.first
    }
    guard let group = node.asProtocol(DeclGroupSyntax.self) else { return nil }
    let clause = node.as(ClassDeclSyntax.self)?.genericParameterClause ?? node.as(StructDeclSyntax.self)?.genericParameterClause
    return group.memberBlock.members.lazy.compactMap { variable(name, Syntax($0.decl)) }.first ?? generic(name, clause)
      ?? required(name, group.genericWhereClause)
  }

  private static func parameter(_ name: String, _ clause: FunctionParameterClauseSyntax) -> String? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type.trimmedDescription
  }

  private static func generic(_ name: String, _ clause: GenericParameterClauseSyntax?) -> String? {
    clause?.parameters.first { $0.name.text == name }?.inheritedType?.trimmedDescription
  }

  /// The type that a `where` clause asks of a generic parameter.
  private static func required(_ name: String, _ clause: GenericWhereClauseSyntax?) -> String? {
    let requirements = clause?.requirements.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) } ?? []
    return requirements.first { $0.leftType.trimmedDescription == name }?.rightType.trimmedDescription
  }

  private static func variable(_ name: String, _ node: Syntax) -> String? {
    let bindings = node.as(VariableDeclSyntax.self)?.bindings
    return bindings?.first { $0.pattern.trimmedDescription == name }?.typeAnnotation?.type.trimmedDescription
  }
}
