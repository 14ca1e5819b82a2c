import SwiftSyntax

/// R3: the optional requirements of an `@objc` protocol become ordinary ones, with a neutral default in an extension.
///
/// The default stands for "not implemented", so a caller that asks for a value gets the neutral one of its type.
final class OptionalProtocolRule: Rule {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.contains("objc") { bindToClasses(node) }
    let defaults = node.memberBlock.members.compactMap { defaultText(of: $0.decl) }
    guard !defaults.isEmpty else { return .skipChildren }
    let name = node.enclosingType.map { "\($0).\(node.name.text)" } ?? node.name.text
    work.tail.append("extension \(name) { \(defaults.joined(separator: "; ")) }")
    return .skipChildren
  }

  /// Objective-C's protocols are for classes alone, so a property of their type may be weak.
  private func bindToClasses(_ node: ProtocolDeclSyntax) {
    let names = node.inheritedNames
    guard !names.contains(where: ["AnyObject", "NSObjectProtocol", "class"].contains) else { return }
    if let last = node.inheritanceClause?.inheritedTypes.last {
      work.insert(", AnyObject", after: last)
    } else {
      work.insert(": AnyObject", after: node.name)
    }
  }

  /// The default of a requirement, nil for one that is not optional.
  private func defaultText(of declaration: DeclSyntax) -> String? {
    guard let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers,
      let optional = modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) })
    else { return nil }
    work.note("optionalRequirement")
    work.blank(optional)
    if let function = declaration.as(FunctionDeclSyntax.self) { return text(of: function) }
    if let variable = declaration.as(VariableDeclSyntax.self) { return text(of: variable) }
    return nil
  }

  private func text(of function: FunctionDeclSyntax) -> String {
    let type = function.signature.returnClause?.type
    let head = "\(access(of: function))func \(function.name.text)\(function.genericParameterClause?.flatText ?? "")"
    return "\(head)\(function.signature.flatText) { \(value(of: type, at: function)) }"
  }

  private func text(of variable: VariableDeclSyntax) -> String? {
    guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type else { return nil }
    let value = value(of: type, at: variable)
    let isSettable = binding.accessorBlock?.description.contains("set") == true
    let accessors = isSettable ? "{ get { \(value) } set {} }" : "{ \(value) }"
    return "\(access(of: variable))var \(binding.pattern.flatText): \(type.flatText) \(accessors)"
  }

  /// The access of the protocol, which its defaults need too if it is public.
  private func access(of declaration: some SyntaxProtocol) -> String {
    var node = declaration.parent
    while let current = node {
      if let found = current.as(ProtocolDeclSyntax.self) { return found.modifiers.contains(.public) ? "public " : "" }
      node = current.parent
    }
    return ""
  }

  private func value(of type: TypeSyntax?, at node: some SyntaxProtocol) -> String {
    guard let type else { return "" }
    if let value = NeutralValue.text(of: type.flatText) { return value }
    work.remark(
      "optional requirements",
      "The optional requirement returns \(type.flatText), for which there is no neutral value. Calling it ends the app where the "
        + "delegate does not implement it.", at: node)
    return "preconditionFailure(\"Nothing implements this optional requirement.\")"
  }
}

/// The values that stand for no answer.
enum NeutralValue {
  private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int", "Int32", "Int64", "TimeInterval", "UInt"]
  private static let others = [
    "Bool": "false", "String": "\"\"", "Void": "", "()": "", "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero",
    "UIEdgeInsets": ".zero",
  ]

  static func text(of type: String) -> String? {
    if let last = type.last, last == "?" || last == "!" || type.hasPrefix("Optional<") { return "nil" }
    if numbers.contains(type) { return "0" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    return others[type]
  }
}
