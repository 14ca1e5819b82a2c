/// The facts about a type of the app, from its declaration and all its extensions.
struct TypeFacts {
  enum Kind { case `class`, `protocol`, other }

  /// The name with the types around it, such as `Outer.Inner`.
  let name: String
  var kind: Kind
  /// The path of the file that declares it.
  let file: String
  /// The types after the colons of the declaration and of the extensions. The superclass is the first.
  var inherited: [String] = []
  var isGeneric = false
  /// Whether another file cannot name it.
  var isFilePrivate = false
  /// Whether no code outside of an enclosing type or function can name it.
  var isUnreachable = false
  var hasObjCMembers = false
  var methods: [MethodFacts] = []
  var properties: [PropertyFacts] = []
  var initializers: [InitializerFacts] = []
  /// The name of the attribute that makes it the entry: `main` or `UIApplicationMain`.
  var entryAttribute: String?

  /// The name without the types around it.
  var lastName: String { String(name.split(separator: ".").last ?? "") }
}

/// A method of a type.
struct MethodFacts {
  let name: String
  let parameters: [ParameterFacts]
  /// Whether Objective-C can call it by its selector.
  let isExposed: Bool
  /// The selector in `@objc(selector:)`.
  let selector: String?
  let isOverride: Bool
  let isInExtension: Bool
  let isStatic: Bool
  let isAsync: Bool
  let isGeneric: Bool
  /// Whether it is an optional requirement of a protocol.
  let isOptional: Bool
  let isAction: Bool
  /// Whether a segue of a storyboard calls it to make the controller that it leads to.
  let isSegueAction: Bool

  /// The first labels and the number of parameters tell overloads apart.
  var signature: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

struct ParameterFacts {
  /// The argument label, nil for `_`.
  let label: String?
  let type: String
}

/// A stored or computed property.
struct PropertyFacts {
  let name: String
  /// The written type, or the type of a value that is made at once, as in `= ViewModel()`.
  let type: String?
  let isOutlet: Bool
  let isOptional: Bool
}

/// An initialiser of a type.
struct InitializerFacts {
  struct Parameter {
    let label: String?
    let hasDefault: Bool
  }

  let parameters: [Parameter]
  let isConvenience: Bool
  let isFailable: Bool
  /// Whether only its own file or type can call it.
  let isPrivate: Bool

  var labels: [String?] { parameters.map(\.label) }

  /// Whether a call with these labels alone makes an instance.
  func accepts(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if parameter.label == rest.first, !rest.isEmpty { rest.removeFirst() } else if !parameter.hasDefault { return false }
    }
    return rest.isEmpty && !isFailable
  }
}
