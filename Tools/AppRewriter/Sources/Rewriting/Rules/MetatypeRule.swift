import SwiftSyntax

/// R10: `type.init()` on a value of type `UIViewController.Type` or `UIView.Type` becomes `ClassTable.make(type)`.
///
/// Swift calls only `required` initialisers on a metatype, and `init()` cannot be required without breaking ordinary subclasses. The same
/// holds for `init(frame:)` and the other initialisers by which UIKit makes views and controllers.
final class MetatypeRule: Rule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.trailingClosure == nil, Self.isKnown(node.arguments), let made = Self.made(by: node),
      isMadeByName(made.name, at: node)
    else { return .visitChildren }
    work.note("metatype")
    guard let first = node.arguments.first else {
      work.replace(node, by: "ClassTable.make(\(made.type))")
      return .skipChildren
    }
    let head = work.file.range(of: node).lowerBound..<work.file.range(of: first).lowerBound
    work.edits.replace(head, in: work.file.bytes, by: "ClassTable.make(\(made.type), ")
    return .visitChildren
  }

  /// The labels of the initialisers for which the class table has a function.
  private static let labels: [[String]] = [
    [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"], ["rootViewController"],
  ]

  private static func isKnown(_ arguments: LabeledExprListSyntax) -> Bool {
    labels.contains(arguments.map { $0.label?.text ?? "_" })
  }

  /// The name before `.init()`, or the generic parameter before `()`, and what stands for its type.
  private static func made(by node: FunctionCallExprSyntax) -> (name: String, type: String)? {
    if let parameter = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return (parameter, "\(parameter).self")
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base?.trimmedDescription
    else { return nil }
    if base == "self" { return WrittenType.isStatic(around: node) ? ("Self", "Self.self") : nil }
    let name = base.hasPrefix("self.") ? String(base.dropFirst(5)) : base
    return (name, name.first?.isUppercase == true ? "\(base).self" : base)
  }

  /// Whether a constant, a parameter or a generic parameter holds the type of a view controller or a view.
  private func isMadeByName(_ name: String, at node: some SyntaxProtocol) -> Bool {
    let known = name == "Self" ? WrittenType.ofSelf(at: node, index) : WrittenType.of(name, at: node)
    guard let written = known else { return false }
    let type = written.hasSuffix(".Type") ? String(written.dropLast(5)) : written
    guard written != type || name.first?.isUppercase == true else { return false }
    let enclosing = WrittenType.of(type, at: node) ?? type
    // One part of `UIView & Reusable` is the class.
    return enclosing.split(separator: "&").map { $0.filter { $0 != " " } }.contains { part in
      let top = index.type(part).flatMap { index.frameworkClass(of: $0.name) } ?? part
      return part == "NSObject" || (FrameworkClass(top).map { $0 != .segue } ?? false)
    }
  }
}
