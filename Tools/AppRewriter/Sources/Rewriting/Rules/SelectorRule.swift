import SwiftSyntax

/// R1: `#selector(save)` becomes `Selector("save", DetailViewController.save)`.
///
/// The compiler checks the second argument, so a misspelt method is still an error at its place. The name is the one that Objective-C
/// would use, because an app compares selectors, and makes them of strings.
final class SelectorRule: Rule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let open = node.leftParen, let argument = node.arguments.first else {
      return .visitChildren
    }
    work.note("selector")
    let target = SelectorTarget(argument, in: node, index)
    let head = work.file.range(of: node).lowerBound..<work.file.range(of: open).upperBound
    // Only spaces are lost here, because nobody breaks the line after `#`.
    work.edits.replace(head, in: work.file.bytes, by: "Selector(\(target.name.quoted)" + (target.method == nil ? "" : ", "))
    edit(argument, target)
    return .skipChildren
  }

  private func edit(_ argument: LabeledExprSyntax, _ target: SelectorTarget) {
    switch target.method {
    case nil: work.replace(argument, by: "")
    case .asWritten: break
    case .prefixed(let type, let reference): work.insert("\(type).", before: reference)
    case .based(let type, let base): work.replace(base, by: type)
    }
    guard target.method != nil, let (cast, type) = target.cast else { return }
    work.insert("(\(type)) -> @MainActor ", before: cast)
  }
}

/// The method that a `#selector` names.
private struct SelectorTarget {
  /// The way to refer to the method without an object.
  enum Method {
    /// The argument names its type already.
    case asWritten
    /// A method alone, which gets its type.
    case prefixed(String, Syntax)
    /// A method after `self` or a property, for which its type stands.
    case based(String, Syntax)
  }

  /// The selector, as in `save:`.
  private(set) var name = ""
  /// How the method is written, or nil if only the name is known.
  private(set) var method: Method?
  /// The type after `as`, and the type of the object that it lacks.
  private(set) var cast: (TypeSyntax, String)?

  /// The protocols of UIKit whose methods are those of every responder.
  private static let responderProtocols: Set<String> = ["UIResponderStandardEditActions"]

  init(_ argument: LabeledExprSyntax, in node: some SyntaxProtocol, _ index: ClassIndex) {
    let enclosing = node.enclosingType
    let (expression, castType) = Self.uncast(argument.expression)
    if let label = argument.label?.text {
      name = Self.accessor(label, expression)
      return
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      find(reference, in: enclosing, index) { .prefixed($0, Syntax(reference)) }
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      find(member.declName, after: base, in: enclosing, index)
    } else {
      name = expression.trimmedDescription
    }
    if let castType, case .prefixed(let type, _) = method { cast = (castType, type) }
    if let castType, case .based(let type, _) = method { cast = (castType, type) }
  }

  private static func uncast(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return uncast(inner.expression)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first else {
      return (expression, nil)
    }
    return (first, sequence.elements.last?.as(TypeExprSyntax.self)?.type)
  }

  /// The selector of `getter: title` and `setter: title`.
  private static func accessor(_ label: String, _ expression: ExprSyntax) -> String {
    let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? expression.trimmedDescription
    return label == "setter" ? "set\(name.prefix(1).uppercased())\(name.dropFirst()):" : name
  }

  private mutating func find(
    _ member: DeclReferenceExprSyntax, after base: ExprSyntax, in enclosing: String?, _ index: ClassIndex
  ) {
    let written = base.trimmedDescription
    if Self.responderProtocols.contains(written) {
      find(member, in: nil, index) { _ in .based("UIResponder", Syntax(base)) }
      method = .based("UIResponder", Syntax(base))
    } else if ["self", "Self"].contains(written) {
      find(member, in: enclosing, index) { .based($0, Syntax(base)) }
    } else if written.split(separator: ".").last?.first?.isUppercase == true {
      find(member, in: index.resolve(written, in: enclosing) ?? written, index) { _ in .asWritten }
    } else {
      let type = Self.type(ofProperty: written, in: enclosing, index)
      find(member, in: type, index) { .based($0, Syntax(base)) }
    }
  }

  /// The type of a property of the enclosing class, if the app declares that type.
  private static func type(ofProperty written: String, in enclosing: String?, _ index: ClassIndex) -> String? {
    let name = written.hasPrefix("self.") ? String(written.dropFirst(5)) : written
    let bare = name.filter { $0 != "?" && $0 != "!" }
    let property = enclosing.flatMap { type in
      index.ancestry(of: type).lazy.compactMap { $0.properties.first { $0.name == bare } }.first
    }
    return property?.type.flatMap { index.resolve($0, in: enclosing) }
  }

  private mutating func find(
    _ reference: DeclReferenceExprSyntax, in type: String?, _ index: ClassIndex, written: (String) -> Method
  ) {
    let labels = reference.argumentNames?.arguments.map(\.name.text)
    let found = type.flatMap { Self.method(reference.baseName.text, labels, of: $0, index) }
    name = found.map(SelectorName.of) ?? SelectorName.of(reference.baseName.text, labels: labels ?? [])
    guard let type, found.map(Self.isCallable) ?? true, !Self.isProtocol(type, index) else { return }
    method = written(type)
  }

  private static func method(_ name: String, _ labels: [String]?, of type: String, _ index: ClassIndex) -> MethodFacts? {
    let methods = index.methods(named: name, of: type)
    guard let labels else { return methods.first }
    return methods.first { $0.parameters.map { $0.label ?? "_" } == labels }
  }

  /// Whether a name is that of a protocol, of the app or of UIKit. A method of a protocol cannot be named without an object.
  private static func isProtocol(_ name: String, _ index: ClassIndex) -> Bool {
    if let type = index.type(name) { return type.kind == .protocol }
    return ["DataSource", "Delegate", "Prefetching", "Updating"].contains(where: name.hasSuffix) && name.hasPrefix("UI")
  }

  /// Whether `Selector` has an initialiser for such a method.
  private static func isCallable(_ method: MethodFacts) -> Bool {
    method.parameters.count <= 2 && !method.isStatic && !method.isAsync && !method.isGeneric
  }
}
