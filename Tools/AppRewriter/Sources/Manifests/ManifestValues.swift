import SwiftSyntax

/// The values of expressions in a manifest, as far as its text has them.
struct ManifestValues {
  private let constants: [String: ExprSyntax]
  /// The greatest number of constants that lead to each other. A constant that leads to itself ends there.
  private static let greatestDepth = 16

  init(_ constants: [String: ExprSyntax]) { self.constants = constants }

  /// The text that an expression has, or nil if it is computed.
  func text(_ expression: ExprSyntax) -> String? { text(expression, depth: 0) }

  /// The texts in a list. What is computed is left out.
  func texts(_ expression: ExprSyntax) -> [String] { elements(expression).compactMap(text) }

  /// The elements of a list, or of a sum of lists.
  func elements(_ expression: ExprSyntax) -> [ExprSyntax] { elements(expression, depth: 0) }

  /// What an element of a list of dependencies names, or nil for another expression.
  func dependency(_ expression: ExprSyntax) -> Manifest.Dependency? {
    if let name = text(expression) { return .byName(name) }
    guard let call = resolved(expression)?.as(FunctionCallExprSyntax.self),
      let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let name = call.argument("name").flatMap(text)
    else { return nil }
    return switch kind {
    case "target": .target(name)
    case "product": .product(name)
    case "byName": .byName(name)
    default: nil
    }
  }

  /// The version of the language that an element of a list names, such as `.v6` or `.version("6")`.
  func languageVersion(_ expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) { return call.arguments.first.flatMap { text($0.expression) } }
    let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.flatMap { $0.hasPrefix("v") ? $0.dropFirst().replacing("_", with: ".") : nil }
  }

  private func text(_ expression: ExprSyntax, depth: Int) -> String? {
    guard depth < Self.greatestDepth else { return nil }
    if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    if let operands = sum(expression) {
      let parts = operands.map { text($0, depth: depth + 1) }
      return parts.contains(nil) ? nil : parts.compactMap(\.self).joined()
    }
    return constant(expression).flatMap { text($0, depth: depth + 1) }
  }

  private func elements(_ expression: ExprSyntax, depth: Int) -> [ExprSyntax] {
    guard depth < Self.greatestDepth else { return [] }
    if let list = expression.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
    if let operands = sum(expression) { return operands.flatMap { elements($0, depth: depth + 1) } }
    return constant(expression).map { elements($0, depth: depth + 1) } ?? []
  }

  /// The operands of a sum, or nil for any other expression.
  private func sum(_ expression: ExprSyntax) -> [ExprSyntax]? {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let operators = sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard !operators.isEmpty, operators.allSatisfy({ $0 == "+" }) else { return nil }
    return sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
  }

  /// The value of the constant that an expression names.
  private func constant(_ expression: ExprSyntax) -> ExprSyntax? {
    expression.as(DeclReferenceExprSyntax.self).flatMap { constants[$0.baseName.text] }
  }

  /// The expression, or the value of the constant that it names.
  private func resolved(_ expression: ExprSyntax) -> ExprSyntax? { constant(expression) ?? expression }
}
