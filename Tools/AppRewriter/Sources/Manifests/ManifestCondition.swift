import SwiftSyntax

/// Answers the conditions of `#if` in a manifest as this machine would.
enum ManifestCondition {
  /// Whether the code below a clause counts. A condition of another form counts as true.
  static func holds(_ condition: ExprSyntax) -> Bool {
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" { return !holds(prefix.expression) }
    guard let call = condition.as(FunctionCallExprSyntax.self) else { return true }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    return switch call.calledExpression.trimmedDescription {
    case "os": systems.contains(argument)
    case "canImport": !argument.contains("UIKit") && !argument.contains("AppKit") && !argument.contains("SwiftUI")
    default: true
    }
  }

  #if os(macOS)
    private static let systems: Set<String> = ["macOS", "OSX"]
  #else
    private static let systems: Set<String> = ["Linux"]
  #endif
}
