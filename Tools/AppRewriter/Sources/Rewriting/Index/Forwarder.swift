import SwiftSyntax

/// A member that a class must have in its body, and that calls the one in the extension.
///
/// Swift alone cannot override in an extension, nor override what an extension declares. The method in the extension gets a name of
/// its own. So its code keeps its file, its lines and what is private around it.
struct Forwarder {
  /// The name in the extension.
  let newName: String
  /// The token of the old name.
  let name: TokenSyntax
  /// The words `override` and `open`, which the member in the extension cannot have.
  let words: [DeclModifierSyntax]
  /// The member of the class's body.
  let text: String
}

extension Forwarder {
  /// The forwarding member that a declaration in an extension needs, or nil if it needs none.
  init?(_ declaration: DeclSyntax, of group: ExtensionDeclSyntax, in type: TypeFacts, _ index: ClassIndex) {
    // A member of a public extension is public without saying so.
    let access = group.modifiers.contains(.public) && !declaration.hasAccess ? "public " : ""
    let newName = { (name: String) in "__" + type.name.replacing(".", with: "_") + "_" + name }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      self.init(function, newName(function.name.text), access, type, index)
    } else if let variable = declaration.as(VariableDeclSyntax.self), let pattern = variable.bindings.first?.pattern {
      self.init(variable, newName(pattern.trimmedDescription), access)
    } else {
      return nil
    }
  }

  private init?(
    _ function: FunctionDeclSyntax, _ newName: String, _ access: String, _ type: TypeFacts, _ index: ClassIndex
  ) {
    let isOverride = function.modifiers.contains(.override)
    guard isOverride || index.isOverridden(MethodFacts(function).signature, of: type.name) else { return nil }
    let (head, rest) = (access + Self.head(of: function), Self.rest(of: function))
    text = "\(head)func \(function.name.text)\(rest) { \(Self.call(of: function)("self.\(newName)")) }"
    (self.newName, name, words) = (newName, function.name, function.modifiers.overridingWords)
  }

  private init?(_ variable: VariableDeclSyntax, _ newName: String, _ access: String) {
    guard variable.modifiers.contains(.override), variable.bindings.count == 1, let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type,
      let accessors = Self.accessors(binding, newName)
    else { return nil }
    let head = access + Self.head(variable.attributes, variable.modifiers)
    text = "\(head)var \(pattern.identifier.text): \(type.flatText) \(accessors)"
    (self.newName, name, words) = (newName, pattern.identifier, variable.modifiers.overridingWords)
  }

  /// The accessors that forward, or nil for a property with observers, which only its class can have.
  private static func accessors(_ binding: PatternBindingSyntax, _ newName: String) -> String? {
    guard let block = binding.accessorBlock else { return nil }
    guard case .accessors(let list) = block.accessors else { return "{ self.\(newName) }" }
    let words = Set(list.map(\.accessorSpecifier.text))
    guard words.contains("get") else { return nil }
    return words.contains("set") ? "{ get { self.\(newName) } set { self.\(newName) = newValue } }" : "{ self.\(newName) }"
  }

  /// The words before `func` of a method that forwards.
  static func head(of function: FunctionDeclSyntax) -> String { head(function.attributes, function.modifiers) }

  /// The parameters and all that follows the name of a method.
  static func rest(of function: FunctionDeclSyntax, keepsDefaults: Bool = true) -> String {
    var signature = function.signature
    if !keepsDefaults {
      let parameters = signature.parameterClause.parameters.map { $0.with(\.defaultValue, nil) }
      signature = signature.with(\.parameterClause.parameters, FunctionParameterListSyntax(parameters))
    }
    let condition = function.genericWhereClause.map { " " + $0.flatText } ?? ""
    return "\(function.genericParameterClause?.flatText ?? "")\(signature.flatText)\(condition)"
  }

  /// The call of another method with the parameters of a method.
  static func call(of function: FunctionDeclSyntax) -> (String) -> String {
    let (effects, arguments) = (effects(function.signature.effectSpecifiers), arguments(function.signature.parameterClause))
    return { "\(effects)\($0)(\(arguments))" }
  }

  /// The attributes that Linux accepts, and the modifiers.
  private static func head(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
    let kept = attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
      ["MainActor", "available", "discardableResult"].contains($0.attributeName.trimmedDescription)
    }
    let words = kept.map(\.flatText) + modifiers.filter { $0.name.text != "dynamic" }.map(\.flatText)
    return words.map { $0 + " " }.joined()
  }

  private static func effects(_ specifiers: FunctionEffectSpecifiersSyntax?) -> String {
    (specifiers?.throwsClause == nil ? "" : "try ") + (specifiers?.asyncSpecifier == nil ? "" : "await ")
  }

  private static func arguments(_ clause: FunctionParameterClauseSyntax) -> String {
    clause.parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      let isReference = parameter.type.flatText.hasPrefix("inout ")
      return label + (isReference ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
    }.joined(separator: ", ")
  }
}

extension DeclModifierListSyntax {
  /// The words `override` and `open`.
  fileprivate var overridingWords: [DeclModifierSyntax] {
    filter { $0.name.tokenKind == .keyword(.override) || $0.name.tokenKind == .keyword(.open) }
  }
}

extension DeclSyntax {
  /// Whether the declaration says who can use it.
  fileprivate var hasAccess: Bool {
    let modifiers = asProtocol(WithModifiersSyntax.self)?.modifiers ?? []
    return [.public, .open, .internal, .package, .fileprivate, .private].contains { modifiers.contains($0) }
  }
}
