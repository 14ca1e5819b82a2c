import SwiftSyntax

/// R10: `type.init(frame: .zero)` on a value becomes `ClassTable.make(as: type, type.init(frame: .zero))`.
///
/// Swift calls only `required` initializers through a metatype. The module UIKit has the others once more for this, but these learn only
/// from the class table which class the value stands for. A call of any other initializer is not changed by it, so the rule does not need
/// the type of the value.
final class MetatypeRule: Rule {
  override func run() {
    if FileImports(work.file).modules.contains("UIKit") { super.run() }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = Self.value(madeBy: node), !node.isAwaited {
      work.note("metatype")
      work.insert("ClassTable.make(as: \(type.flatText), ", before: node)
      work.insert(")", after: node)
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

  /// The value before `.init(…)`, nil for the name of a type and for the calls in initializers.
  private static func value(madeBy node: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base
    else { return nil }
    let isValue =
      switch Syntax(base).as(SyntaxEnum.self) {
      case .declReferenceExpr(let name): name.baseName.text.isNameOfValue && name.baseName.text != "self"
      case .memberAccessExpr(let member): member.declName.baseName.text.isNameOfValue && member.declName.baseName.text != "self"
      case .functionCallExpr, .subscriptCallExpr, .tupleExpr, .forceUnwrapExpr, .optionalChainingExpr: true
      default: false
      }
    return isValue ? base : nil
  }
}

extension String {
  fileprivate var isNameOfValue: Bool { first.map { $0.isLowercase || $0 == "$" || $0 == "_" } ?? false }
}

extension FunctionCallExprSyntax {
  /// Whether the call or one of its arguments waits, which the closure around it could not.
  fileprivate var isAwaited: Bool {
    if tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.await) }) { return true }
    var next = parent
    while let current = next, !current.is(CodeBlockItemSyntax.self), !current.is(MemberBlockItemSyntax.self) {
      if current.is(AwaitExprSyntax.self) { return true }
      next = current.parent
    }
    return false
  }
}
