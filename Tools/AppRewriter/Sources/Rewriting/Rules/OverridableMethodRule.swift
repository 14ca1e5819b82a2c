import SwiftSyntax

/// R17: a class can override what an extension of a class of the module declares.
///
/// The method in the extension gets a name of its own, and so does each override. A method with the old name stands before the one in the
/// extension, on its line, and calls the override of the object. A call of `super` names the code that it means.
final class OverridableMethodRule: Rule {
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = BuildCondition.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isLocal, let type = node.enclosingType, let method = index.overridable(node) else {
      return .visitChildren
    }
    if node.modifiers.contains(.override) {
      if index.overridesModule(method.signature, type) { rename(node, of: type, method) }
    } else if type == method.type, index.type(type) == nil {
      dispatch(node, method)
    }
    return .visitChildren
  }

  private func dispatch(_ function: FunctionDeclSyntax, _ method: OverridableMethod) {
    work.note("overridableMethod")
    work.insert(method.dispatcher(for: function) + "; ", before: function)
    work.replace(function.name, by: method.originalName)
    work.tail.append(method.declaration(for: function))
  }

  private func rename(_ function: FunctionDeclSyntax, of type: String, _ method: OverridableMethod) {
    work.note("overridableMethod")
    work.replace(function.name, by: method.ownName)
    guard !index.isOverriddenAbove(method.signature, type) else { return }
    for word in function.modifiers where word.name.tokenKind == .keyword(.override) { work.blank(word) }
    work.tail.append(method.conformance(of: type))
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.is(SuperExprSyntax.self) == true, let type = node.enclosingType, let method = method(of: node) else {
      return .visitChildren
    }
    work.replace(
      node.declName.baseName, by: index.isOverriddenAbove(method.signature, type) ? method.ownName : method.originalName)
    return .visitChildren
  }

  /// The method that a call of `super` means. The labels tell methods with the same name apart.
  private func method(of node: MemberAccessExprSyntax) -> OverridableMethod? {
    let found = index.overridable.values.joined().filter { $0.name == node.declName.baseName.text }
    guard found.count > 1, let call = node.parent?.as(FunctionCallExprSyntax.self) else { return found.first }
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    return found.first { $0.signature == "\($0.name)(\(labels))" }
  }
}
