/// The extension that registers a class with the module's `ClassTable`.
struct Registration {
  private let type: TypeFacts
  private let lines: [String]
  /// The attribute of the function. A class of UIKit's has its isolation already, and the attribute would make Swift 5 warn of selectors.
  private let isolation: String

  /// Nil for a type about which nobody asks by name.
  init?(_ type: TypeFacts, _ index: ClassIndex) {
    guard type.kind == .class, !type.isGeneric, !type.isUnreachable else { return nil }
    self.type = type
    let family = index.frameworkClass(of: type.name).flatMap(FrameworkClass.init)
    let makers = family.map { Self.makers(type, $0, index) } ?? []
    let lines =
      makers + Self.initializers(type, index) + Self.outlets(type) + Self.actions(type, index) + Self.segueActions(type)
      + Self.requirements(type, index)
    guard !lines.isEmpty else { return nil }
    self.lines = lines
    isolation = index.frameworkClass(of: type.name).map(FrameworkClass.isIsolated) == true ? "" : "@MainActor "
  }

  /// The extension, on one line.
  var text: String {
    "extension \(type.name) { \(isolation)fileprivate static func \(function)() { \(lines.joined(separator: "; ")) } }"
  }

  /// The call of the function in the extension.
  var call: String { "\(type.name).\(function)()" }

  /// The name has the class in it, because a subclass cannot have a static function of the same name.
  private var function: String { "__register_" + type.name.replacing(".", with: "_") }

  private static func makers(_ type: TypeFacts, _ family: FrameworkClass, _ index: ClassIndex) -> [String] {
    let known = "ClassTable.register(\(type.name).self, named: \(type.lastName.quoted))"
    guard family.canMake(index.ancestry(of: type.name)) else { return [known] }
    let maker =
      switch family {
      case .controller: "controller(\(type.name).self) { \(type.name)() }"
      case .tableCell: "cell(\(type.name).self) { \(type.name)(style: $0, reuseIdentifier: $1) }"
      case .headerFooter: "headerFooter(\(type.name).self) { \(type.name)(reuseIdentifier: $0) }"
      case .collection: "view(\(type.name).self) { \(type.name)(frame: $0, collectionViewLayout: UICollectionViewFlowLayout()) }"
      case .effect: "view(\(type.name).self) { let made = \(type.name)(effect: nil); made.frame = $0; return made }"
      case .view: "view(\(type.name).self) { \(type.name)(frame: $0) }"
      case .segue: "segue(\(type.name).self) { \(type.name)(identifier: $0, source: $1, destination: $2) }"
      }
    return [known, "ClassTable.\(maker)"]
  }

  /// The initializers that a metatype of UIKit's class can call: those that the class declares itself, and for a gesture, a layout or an item
  /// also those that it inherits.
  private static func initializers(_ type: TypeFacts, _ index: ClassIndex) -> [String] {
    guard let top = index.frameworkClass(of: type.name) else { return [] }
    let ancestry = index.ancestry(of: type.name)
    // The module makes views and controllers of a class without initializers of its own by itself.
    let inherits = FrameworkClass(top) == nil && ancestry.allSatisfy(\.initializers.isEmpty)
    return MetatypeInitializer.all(of: top).filter { known in
      inherits || type.initializers.contains { !$0.isPrivate && $0.accepts(known.labels) }
    }.map { known in
      let names = known.labels.count == 1 ? ["values"] : known.labels.indices.map { "values.\($0)" }
      let arguments = zip(known.labels, names).map { label, name in (label.map { "\($0): " } ?? "") + name }
      let made = "\(type.name)(\(arguments.joined(separator: ", ")))"
      return
        "ClassTable.initializer(\(type.name).self, \(known.key.quoted)) { (values: \(known.values)) in \(known.labels.isEmpty ? "_ = values; return " : "")\(made) }"
    }
  }

  private static func outlets(_ type: TypeFacts) -> [String] {
    type.properties.filter(\.isOutlet).compactMap { property in
      guard let written = property.type else { return nil }
      let place = "($0 as! \(type.name)).\(property.name)"
      let value = ClassIndex.bare(written)
      let set = value.hasPrefix("[") ? collection(place, value) : "if let value = $1 as? \(value) { \(place) = value }"
      return "ClassTable.outlet(\(type.name).self, \(property.name.quoted)) { \(set) }"
    }
  }

  /// A collection takes one object after another.
  private static func collection(_ place: String, _ value: String) -> String {
    let element = value.dropFirst().dropLast()
    return "if let value = $1 as? \(element) { \(place) = (\(place) ?? []) + [value] }"
  }

  private static func actions(_ type: TypeFacts, _ index: ClassIndex) -> [String] {
    type.methods.filter { $0.isExposed || type.hasObjCMembers && !$0.isOverride }.compactMap { method in
      guard method.parameters.count <= 2, !method.isStatic, !method.isAsync, !method.isGeneric,
        !method.parameters.contains(where: { $0.type.hasPrefix("inout ") })
      else { return nil }
      let reference = "\(type.name).\(method.name)" + overload(method, of: type)
      return "ClassTable.action(\(type.name).self, Selector(\(SelectorName.of(method).quoted), \(reference)))"
    }
  }

  /// The methods about which the app asks whether an object has them.
  private static func requirements(_ type: TypeFacts, _ index: ClassIndex) -> [String] {
    let names = type.methods.filter { index.queried.contains($0.name) && !$0.isStatic }.map(SelectorName.of)
    return names.map { "ClassTable.requirement(\(type.name).self, \($0.quoted))" }
  }

  /// The methods that make the controller of a segue. They take a coder, and may take the sender and the identifier of the segue.
  private static func segueActions(_ type: TypeFacts) -> [String] {
    type.methods.filter { $0.isSegueAction && (1...3).contains($0.parameters.count) && !$0.isStatic }.map { method in
      let values = zip(method.parameters, ["$1", "$2", "$3"]).map { parameter, name in
        (parameter.label.map { "\($0): " } ?? "") + value(of: parameter, name)
      }
      let call = "($0 as! \(type.name)).\(method.name)(\(values.joined(separator: ", ")))"
      let name = SelectorName.of(method).quoted
      return "ClassTable.segueAction(\(type.name).self, \(name)) { \(used(values.count))return \(call) }"
    }
  }

  /// The value for a parameter, whose type can be narrower than that of every sender.
  private static func value(of parameter: ParameterFacts, _ name: String) -> String {
    ["NSCoder", "Any?", "String?"].contains(parameter.type) ? name : "\(name) as! \(parameter.type)"
  }

  /// A closure names all its parameters.
  private static func used(_ count: Int) -> String { count == 3 ? "" : "_ = $3; " }

  /// The labels or the type that tell a method apart from others of its name. The text is empty if there are no others.
  private static func overload(_ method: MethodFacts, of type: TypeFacts) -> String {
    guard type.methods.filter({ $0.name == method.name }).count > 1 else { return "" }
    if !method.parameters.isEmpty { return "(" + method.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
    return " as (\(type.name)) -> @MainActor () -> Void"
  }
}
