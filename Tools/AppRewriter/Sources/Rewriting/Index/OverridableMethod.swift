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
  /// The types of the parameters, which tell methods of one signature apart.
  let parameters: [String]

  init(_ function: FunctionDeclSyntax, of type: String) {
    let facts = MethodFacts(function)
    (self.type, name, signature, parameters) = (type, function.name.text, facts.signature, facts.parameters.map(\.type))
  }

  /// The name of the code that stands in the extension.
  var originalName: String { "__\(word)_\(name)" }
  /// The name of the code of a class that overrides it.
  var ownName: String { "__own_\(word)_\(name)" }
  /// The protocol of the classes that override it.
  var protocolName: String {
    let types = parameters.map { "_" + $0 }.joined()
    return "__Overriding_\(word)_" + (signature + types).map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

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
