import SwiftSyntax

/// R7: `@main` and `@UIApplicationMain` become spaces, and a call of `UIApplicationMain` becomes one of the generated `__runApp()`.
///
/// A protocol cannot make the delegate on Linux, so the generated code names its class.
final class EntryRule: Rule {
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard Self.isEntry(node), !hasOwnMain(node) else { return .visitChildren }
    work.note("entry")
    work.blank(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "UIApplicationMain" else { return .visitChildren }
    work.note("entry")
    work.replace(node, by: "__runApp()")
    return .skipChildren
  }

  private static func isEntry(_ node: AttributeSyntax) -> Bool {
    ["main", "UIApplicationMain"].contains(node.attributeName.trimmedDescription)
  }

  /// Whether the type has a `main()` of its own. It stays the entry, because that `main()` calls `UIApplicationMain`.
  private func hasOwnMain(_ node: AttributeSyntax) -> Bool {
    guard let declaration = node.parent?.parent?.asProtocol(DeclGroupSyntax.self) else { return false }
    return index.type(declaration.typeName).map(index.hasOwnMain) ?? false
  }

  /// The class that a call of `UIApplicationMain` names last: `NSStringFromClass(AppDelegate.self)` or `"AppDelegate"`.
  static func delegate(of call: FunctionCallExprSyntax) -> String? {
    guard let last = call.arguments.last?.expression else { return nil }
    if let literal = last.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return literal }
    let argument = last.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
    guard let member = argument?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" else { return nil }
    return member.base?.trimmedDescription
  }
}

extension ClassIndex {
  /// Whether a type declares a static `main()`.
  func hasOwnMain(_ type: TypeFacts) -> Bool {
    type.methods.contains { $0.name == "main" && $0.isStatic && $0.parameters.isEmpty }
  }
}
