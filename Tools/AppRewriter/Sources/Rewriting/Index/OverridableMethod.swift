import SwiftSyntax

/// A method that an extension of a class of the module declares, such as one of `UIViewController`, and that a class overrides.
///
/// Swift alone cannot override what an extension declares. The method therefore asks whether the object has a protocol of its own,
/// whose requirement is the override under another name.
struct OverridableMethod {
  /// The class that the extension extends.
  let type: String
  let name: String
  /// The name with its labels.
  let signature: String

  init(_ function: FunctionDeclSyntax, of type: String) {
    (self.type, name, signature) = (type, function.name.text, MethodFacts(function).signature)
  }

  /// The name of the code that stands in the extension.
  var originalName: String { "__\(word)_\(name)" }
  /// The name of the code of a class that overrides it.
  var ownName: String { "__own_\(word)_\(name)" }
  /// The protocol of the classes that override it.
  var protocolName: String { "__Overriding_\(word)_\(signature.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined())" }

  private var word: String { type.replacing(".", with: "_") }
}

extension OverridableMethod {
  /// The method under its old name, which calls the override if there is one, and else the code in the extension.
  func dispatcher(for function: FunctionDeclSyntax) -> String {
    let call = Forwarder.call(of: function)
    return "\(Forwarder.head(of: function))func \(name)\(Forwarder.rest(of: function)) "
      + "{ if let own = self as? any \(protocolName) { return \(call("own.\(ownName)")) }; return \(call("self.\(originalName)")) }"
  }

  /// The protocol of the classes that override the method.
  func declaration(for function: FunctionDeclSyntax) -> String {
    "@MainActor protocol \(protocolName) { func \(ownName)\(Forwarder.rest(of: function, keepsDefaults: false)) }"
  }

  /// The conformance of a class that overrides the method.
  func conformance(of type: String) -> String { "extension \(type): \(protocolName) {}" }
}

/// Finds the methods that extensions of classes of the module declare, and the overrides in such extensions.
final class ModuleExtensionCollector: SyntaxVisitor {
  private let index: ClassIndex
  private(set) var methods: [OverridableMethod] = []
  /// The methods that extensions of classes of the module override.
  private(set) var overrides: Set<String> = []

  init(_ file: SourceFile, _ index: ClassIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = BuildCondition.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isLocal, let type = node.enclosingType, index.type(type) == nil, node.isMainMethod else { return .skipChildren }
    let method = OverridableMethod(node, of: type)
    if node.modifiers.contains(.override) { overrides.insert(method.signature) } else { methods.append(method) }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  /// Whether this is a method of an object of the main actor, as all classes of the module are.
  fileprivate var isMainMethod: Bool {
    ![.static, .class, .nonisolated, .private, .fileprivate].contains { modifiers.contains($0) }
  }
}
