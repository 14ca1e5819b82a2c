import SwiftSyntax

/// Notes the members of the types, those of the declarations and those of extensions, once all types are known.
final class ExtensionCollector: SyntaxVisitor {
  private let file: SourceFile
  private var members: [(type: String, change: (inout TypeFacts) -> Void)] = []

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  func collect(into index: inout ClassIndex) {
    walk(file.tree)
    for (type, change) in members { index.change(type, change) }
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = BuildCondition.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.inheritedNames
    members.append((node.typeName, { $0.inherited += names }))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isLocal, let type = node.enclosingType else { return .visitChildren }
    let method = MethodFacts(node)
    members.append((type, { $0.methods.append(method) }))
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isLocal, let type = node.enclosingType else { return .visitChildren }
    let initializer = InitializerFacts(node)
    members.append((type, { $0.initializers.append(initializer) }))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isLocal, let type = node.enclosingType else { return .visitChildren }
    let properties = node.bindings.compactMap { PropertyFacts($0, of: node) }
    members.append((type, { $0.properties += properties }))
    return .visitChildren
  }
}

extension MethodFacts {
  init(_ node: FunctionDeclSyntax) {
    name = node.name.text
    parameters = node.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return ParameterFacts(label: label == "_" ? nil : label, type: parameter.type.trimmedDescription)
    }
    isAction = node.attributes.contains("IBAction")
    isSegueAction = node.attributes.contains("IBSegueAction")
    let attribute = node.attributes.named("objc")
    isExposed = attribute != nil || isAction
    selector = attribute?.arguments.map(\.trimmedDescription)
    isOverride = node.modifiers.contains(.override)
    isInExtension = node.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
    isStatic = node.modifiers.contains(.static) || node.modifiers.contains(.class)
    isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    isGeneric = node.genericParameterClause != nil
    isOptional = node.modifiers.contains(.optional)
  }
}

extension InitializerFacts {
  init(_ node: InitializerDeclSyntax) {
    parameters = node.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return Parameter(label: label == "_" ? nil : label, hasDefault: parameter.defaultValue != nil)
    }
    isConvenience = node.modifiers.contains(.convenience)
    isFailable = node.optionalMark != nil
    isPrivate = node.modifiers.contains(.private)
  }
}

extension PropertyFacts {
  init?(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
    name = pattern.identifier.text
    type = binding.typeAnnotation?.type.trimmedDescription ?? Self.madeType(binding.initializer?.value)
    isOutlet = node.attributes.contains("IBOutlet")
    isOptional = node.modifiers.contains(.optional)
  }

  /// The name in `Name(…)`.
  private static func madeType(_ value: ExprSyntax?) -> String? {
    guard let called = value?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription,
      called.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true })
    else { return nil }
    return called
  }
}
