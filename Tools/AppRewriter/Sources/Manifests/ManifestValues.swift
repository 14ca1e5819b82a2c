import SwiftSyntax

/// The values of expressions in a manifest, as far as its text has them.
final class ManifestValues {
  private let constants: [String: ExprSyntax]
  private var knownTexts: [String: String?] = [:]
  private var knownLists: [String: [ExprSyntax]?] = [:]
  /// The greatest length of a text in bytes, and the greatest number of elements of a list. A sum of sums can be longer than any memory.
  private static let (greatestLength, greatestCount) = (4_096, 10_000)

  init(_ constants: [String: ExprSyntax]) { self.constants = constants }

  /// The text that an expression has, or nil if it is computed.
  func text(_ expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    if let operands = sum(expression) { return joined(operands) }
    return name(expression).flatMap { value(of: $0, \.knownTexts, text) }
  }

  private func joined(_ operands: [ExprSyntax]) -> String? {
    var joined = ""
    for operand in operands {
      guard let text = text(operand), joined.utf8.count + text.utf8.count <= Self.greatestLength else { return nil }
      joined += text
    }
    return joined
  }

  /// The texts in a list. A computed text is left out.
  func texts(_ expression: ExprSyntax) -> [String] { elements(expression).compactMap(text) }

  /// The elements of a list, or of a sum of lists.
  func elements(_ expression: ExprSyntax) -> [ExprSyntax] {
    if let list = expression.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
    if let operands = sum(expression) {
      return operands.reduce(into: []) { all, operand in
        if all.count < Self.greatestCount { all += elements(operand) }
      }
    }
    return name(expression).flatMap { value(of: $0, \.knownLists, elements) } ?? []
  }

  /// The target or product that an element of a list of dependencies names, or nil for another expression.
  func dependency(_ expression: ExprSyntax) -> Manifest.Dependency? {
    if let name = text(expression) { return .byName(name) }
    guard let call = resolved(expression).as(FunctionCallExprSyntax.self),
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
    guard let name, name.hasPrefix("v") else { return nil }
    return String(name.dropFirst().map { $0 == "_" ? "." : $0 })
  }

  /// The value of a constant, which is found out once. A constant that leads to itself has none.
  private func value<Found>(
    of name: String, _ known: ReferenceWritableKeyPath<ManifestValues, [String: Found?]>, _ find: (ExprSyntax) -> Found?
  ) -> Found? {
    if let found = self[keyPath: known][name] { return found }
    self[keyPath: known][name] = .some(nil)
    let found = constants[name].flatMap(find)
    self[keyPath: known][name] = .some(found)
    return found
  }

  /// The operands of a sum, or nil for any other expression.
  private func sum(_ expression: ExprSyntax) -> [ExprSyntax]? {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let operators = sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard !operators.isEmpty, operators.allSatisfy({ $0 == "+" }) else { return nil }
    return sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
  }

  /// The name that an expression consists of.
  private func name(_ expression: ExprSyntax) -> String? { expression.as(DeclReferenceExprSyntax.self)?.baseName.text }

  /// The expression, or the value of the constant that it names.
  private func resolved(_ expression: ExprSyntax) -> ExprSyntax { name(expression).flatMap { constants[$0] } ?? expression }
}
