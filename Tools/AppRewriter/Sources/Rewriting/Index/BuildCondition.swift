import SwiftSyntax

/// Answers the conditions of `#if` as the preview sees them: on iOS, on a device, in a debug build.
enum BuildCondition {
  /// The modules that `canImport` finds. The others have a stand-in at most.
  private static let modules: Set<String> = ["Dispatch", "Foundation", "Swift", "UIKit"]
  private static let trueFlags: Set<String> = ["DEBUG", "true"]

  /// Whether the code below a clause counts. A condition of other forms, such as `swift(>=6)`, counts as true.
  static func holds(_ condition: ExprSyntax) -> Bool {
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return holds(inner.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" { return !holds(prefix.expression) }
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)) }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    return trueFlags.contains(condition.trimmedDescription)
  }

  /// A chain of `&&` and `||`, of which `&&` binds more strongly.
  private static func holds(_ elements: [ExprSyntax]) -> Bool {
    let groups = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
    return groups.contains { group in group.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || holds($0) } }
  }

  private static func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    return switch call.calledExpression.trimmedDescription {
    case "os": argument == "iOS"
    case "canImport": modules.contains(argument)
    case "targetEnvironment": false
    default: true
    }
  }

  /// The clause whose code counts.
  static func activeClause(of declaration: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    declaration.clauses.first { clause in clause.condition.map(holds) ?? true }
  }
}
