import SwiftSyntax

/// R16: whether somebody has an optional method is a question to the class table: `delegate?.didChoose != nil` becomes
/// `ClassTable.requirement(delegate?.didChoose, "didChoose", of: delegate) != nil`.
///
/// No requirement is optional here, so the method itself is always there.
final class RequirementQueryRule: Rule {
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let query = RequirementQuery(node, index) else { return .visitChildren }
    work.note("requirementQuery")
    work.needsModule = true
    work.insert("ClassTable.requirement(", before: node)
    work.insert(", \(query.selector.quoted), of: \(query.object))", after: node)
    return .skipChildren
  }
}

/// A place that asks whether an object has an optional method.
struct RequirementQuery {
  /// The method as Objective-C names it. If no labels are written, it is the beginning of the name.
  let selector: String
  /// The expression of the object.
  let object: String

  /// Nil for an expression that is no such question.
  init?(_ node: MemberAccessExprSyntax, _ index: ClassIndex) {
    guard let base = node.base, Self.isAsked(node) else { return nil }
    let (name, names) = (node.declName.baseName.text, node.declName.argumentNames)
    let labels = names?.arguments.map(\.name.text)
    guard Self.isOptional(name, labels, index) else { return nil }
    selector = SelectorName.of(name, labels: labels ?? [])
    object = (base.as(OptionalChainingExprSyntax.self)?.expression ?? base).flatText
  }

  /// Whether a method is named without being called. A name without labels means a method where it is compared with nil or bound to a name.
  private static func isAsked(_ node: MemberAccessExprSyntax) -> Bool {
    let isInSelector = node.isInside { $0.is(MacroExpansionExprSyntax.self) }
    if node.declName.argumentNames != nil, !isCalled(node), !isInSelector { return true }
    if let condition = node.parent?.parent?.as(OptionalBindingConditionSyntax.self) {
      return condition.initializer?.value.id == node.id
    }
    guard let list = node.parent?.as(ExprListSyntax.self), list.count == 3, let last = list.last, list.first?.id == node.id else {
      return false
    }
    let sign = list.dropFirst().first?.trimmedDescription
    return last.is(NilLiteralExprSyntax.self) && (sign == "==" || sign == "!=")
  }

  private static func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
    var called = Syntax(node)
    while let parent = called.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      called = parent
    }
    return called.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == called.id
  }

  private static func isOptional(_ name: String, _ labels: [String]?, _ index: ClassIndex) -> Bool {
    func isMeant(_ method: MethodFacts) -> Bool {
      method.isOptional && method.name == name && (labels == nil || method.parameters.map { $0.label ?? "_" } == labels)
    }
    if index.types.values.contains(where: { $0.methods.contains(where: isMeant) }) { return true }
    let isProperty = index.types.values.contains { type in type.properties.contains { $0.name == name } }
    return !isProperty && DelegateMethods.contains(name) && (labels != nil || DelegateMethods.isWhole(name))
  }
}
