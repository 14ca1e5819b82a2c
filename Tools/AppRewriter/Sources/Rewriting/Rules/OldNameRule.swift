import SwiftSyntax

/// R19: names from before Swift 4.2 become those of today, in a project that says an older Swift and in files without a project.
///
/// A name that the app itself declares is the app's own.
final class OldNameRule: Rule {
  /// The names of parameters, variables and functions inside the functions of the file.
  private var local: Set<String> = []

  override func run() {
    guard index.mayHaveOldNames else { return }
    local = ValueNames(work.file).local
    super.run()
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name, OldNames.types)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, local.contains(node.baseName.text) { return .visitChildren }
    if !isMember { rename(node.baseName, OldNames.globals) }
    rename(node.baseName, OldNames.members)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    let base = node.base.map(\.trimmedDescription)
    guard let new = OldNames.notifications[name], base == nil || base?.hasSuffix("Name") == true, !index.declares(name) else {
      return .visitChildren
    }
    note()
    work.replace(node, by: new)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, let function = OldNames.functions[name.text],
      !index.declares(name.text)
    {
      replace(node, by: function)
    } else if let name = node.calledName, let method = OldNames.method(name.text, node.arguments.map { $0.label?.text ?? "_" }),
      !index.declares(method.key)
    {
      let argument = node.arguments.first { $0.label?.text == method.label }
      rename(name, to: method.newName)
      rename(label: argument?.label, colon: argument?.colon, to: method.newLabel)
    } else if let name = node.calledName, OldNames.properties.contains(name.text), node.arguments.isEmpty {
      for parenthesis in [node.leftParen, node.rightParen].compactMap(\.self) { work.blank(parenthesis) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    if let method = OldNames.method(node.name.text, parameters.map(\.firstName.text)), node.modifiers.contains(.override) {
      rename(node.name, to: method.newName)
      if let label = parameters.first(where: { $0.firstName.text == method.label })?.firstName {
        rename(label, to: method.newLabel ?? "_")
      }
    } else if node.modifiers.contains(.override) {
      rename(node.name, OldNames.members)
      if OldNames.properties.contains(node.name.text) { becomeProperty(node) }
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(.override) else { return .visitChildren }
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier { rename(name, OldNames.members) }
    }
    return .visitChildren
  }

  private func rename(_ token: TokenSyntax, _ table: [String: String]) {
    guard let new = table[token.text], !index.declares(token.text) else { return }
    note()
    work.replace(token, by: new)
  }

  private func rename(_ token: TokenSyntax, to name: String) {
    note()
    if token.text != name { work.replace(token, by: name) }
  }

  private func rename(label: TokenSyntax?, colon: TokenSyntax?, to name: String?) {
    guard let label else { return }
    if let name { return work.replace(label, by: name) }
    work.blank(label)
    if let colon { work.blank(colon) }
  }

  /// Replaces what stands around the arguments of a function.
  private func replace(_ node: FunctionCallExprSyntax, by function: OldNames.Function) {
    guard let open = node.leftParen, let close = node.rightParen else { return }
    note()
    work.replace(node.calledExpression, by: function.before)
    work.blank(open)
    if let comma = node.arguments.first?.trailingComma {
      work.replace(comma, by: function.between)
    } else {
      work.replace(close, by: function.between)
    }
  }

  /// `func name() -> Type` becomes `var name: Type`.
  private func becomeProperty(_ node: FunctionDeclSyntax) {
    guard let arrow = node.signature.returnClause?.arrow else { return }
    note()
    work.replace(node.funcKeyword, by: "var")
    work.blank(node.signature.parameterClause)
    work.replace(arrow, by: ":")
  }

  private func note() { work.note("oldName") }
}

extension FunctionCallExprSyntax {
  /// The name of the function or the method that is called.
  fileprivate var calledName: TokenSyntax? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
  }
}
