import SwiftSyntax

/// R10: `type.init(frame: .zero)` on a value becomes `ClassTable.make(as: type, { $0.init(frame: .zero) })`.
///
/// Swift calls only `required` initializers through a metatype. The module UIKit has the others once more for this, but these learn only
/// from the class table which class the value stands for. A call of any other initializer is not changed by it, so the rule does not need
/// the type of the value.
final class MetatypeRule: Rule {
  /// The names of the values that the file declares.
  private var values: Set<String> = []

  override func run() {
    guard FileImports(work.file).modules.contains("UIKit") else { return }
    values = ValueNames(work.file).all
    super.run()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = MetatypeCall(node), isValue(call.type) {
      work.note("metatype")
      wrap(call)
    } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, node.arguments.isEmpty,
      node.trailingClosure == nil, WrittenType.of(name, at: node) == "NSObject"
    {
      // No rule can say more of a generic parameter that is any object.
      work.note("metatype")
      work.replace(node, by: "ClassTable.make(\(name).self)")
      return .skipChildren
    }
    return .visitChildren
  }

  private func wrap(_ call: MetatypeCall) {
    let head = "ClassTable.make(as: \(call.type.flatText)"
    guard call.canBeInClosure else {
      work.insert("\(head), ", before: call.node)
      return work.insert(")", after: call.node)
    }
    // Inside the brackets, the closure is none that a condition could take for its body.
    work.insert("\(head), { ", before: call.node)
    work.replace(call.base, by: call.isOptional ? "$0?" : "$0")
    work.insert(" })", after: call.node)
  }

  /// Whether a name alone is that of a value. Some types of C have names in lower case too.
  private func isValue(_ type: ExprSyntax) -> Bool {
    guard let name = type.as(DeclReferenceExprSyntax.self)?.baseName.text, !name.hasPrefix("$") else { return true }
    return values.contains(name) || index.types.values.contains { $0.properties.contains { $0.name == name } }
  }
}

/// The call of an initializer on a value that can be a metatype.
private struct MetatypeCall {
  let node: FunctionCallExprSyntax
  /// The value with the mark of a chain of optionals.
  let base: ExprSyntax
  /// The value without the mark.
  let type: ExprSyntax

  var isOptional: Bool { base.is(OptionalChainingExprSyntax.self) }

  /// Nil for the name of a type, for the calls in initializers, and for a call that waits or in whose chain others follow.
  init?(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base, Self.isValue(base), !node.isAwaited
    else { return nil }
    (self.node, self.base) = (node, base)
    let chain = base.as(OptionalChainingExprSyntax.self)
    guard chain == nil || !node.isFollowedInChain else { return nil }
    type = chain?.expression ?? base
  }

  /// Whether the call can be that of a closure's own parameter. A closure could neither pass on an error nor name the parameters of the one
  /// around it.
  var canBeInClosure: Bool {
    !node.isTried && !node.arguments.tokens(viewMode: .sourceAccurate).contains { $0.text.hasPrefix("$") }
  }

  private static func isValue(_ base: ExprSyntax) -> Bool {
    switch Syntax(base).as(SyntaxEnum.self) {
    case .declReferenceExpr(let name): name.baseName.text.isNameOfValue && name.baseName.text != "self"
    case .memberAccessExpr(let member): member.declName.baseName.text.isNameOfValue && member.declName.baseName.text != "self"
    case .functionCallExpr, .subscriptCallExpr, .tupleExpr, .forceUnwrapExpr, .optionalChainingExpr: true
    default: false
    }
  }
}

extension String {
  fileprivate var isNameOfValue: Bool { first.map { $0.isLowercase || $0 == "$" || $0 == "_" } ?? false }
}

extension FunctionCallExprSyntax {
  /// Whether the call or one of its arguments waits, which the closure around it could not.
  fileprivate var isAwaited: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) } || isInside { $0.is(AwaitExprSyntax.self) }
  }

  /// Whether the call stands behind `try`.
  fileprivate var isTried: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.try) } || isInside { $0.is(TryExprSyntax.self) }
  }

  /// Whether a member, a call or another element of a chain follows.
  fileprivate var isFollowedInChain: Bool {
    guard let parent else { return false }
    return parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
      || parent.is(SubscriptCallExprSyntax.self)
      || parent.is(ForceUnwrapExprSyntax.self)
      || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
  }
}
