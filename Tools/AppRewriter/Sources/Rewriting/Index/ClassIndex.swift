import SwiftSyntax

/// The types of the app, over all its files. Rules ask it what a name means.
public struct ClassIndex {
  private(set) var types: [String: TypeFacts] = [:]
  /// The full names of the types with a last name.
  private var fullNames: [String: [String]] = [:]
  /// The names of methods that some class overrides, by the name of the class.
  private(set) var overrides: [String: Set<String>] = [:]
  /// The methods of extensions of the module's classes that some class overrides, by their names with labels.
  private(set) var overridable: [String: [OverridableMethod]] = [:]
  /// The members that a class's body gets, because an extension overrides them, by the name of the class.
  private(set) var forwarders: [String: [String]] = [:]
  /// The names of the methods about which the app asks whether an object has them.
  private(set) var queried: Set<String> = []
  /// The old names of UIKit that the app declares itself.
  private var ownOldNames: Set<String> = []
  /// Whether names from before Swift 4.2 can mean UIKit's.
  let mayHaveOldNames: Bool
  /// The modules whose files are among those of the app.
  var mergedModules: Set<String> = []
  /// Whether a file calls `UIApplicationMain`, and with which class.
  var mainCall: (file: String, delegate: String?)?

  /// Reads the files. Code in a condition that is false for the preview does not count.
  ///
  /// - Parameters:
  ///   - files: The files of the app.
  ///   - mayHaveOldNames: Whether names from before Swift 4.2 can mean UIKit's.
  public init(_ files: [SourceFile], mayHaveOldNames: Bool = true) {
    self.mayHaveOldNames = mayHaveOldNames
    for file in files { TypeCollector(file).collect(into: &self) }
    for file in files { ExtensionCollector(file).collect(into: &self) }
    for type in types.values {
      overrides[type.name] = Set(type.methods.filter(\.isOverride).map(\.signature))
    }
    for file in files { queried.formUnion(QueryCollector(file, self).names) }
    if mayHaveOldNames { ownOldNames = files.reduce(into: []) { $0.formUnion(DeclaredNames($1).all) } }
    collectOverridable(files)
    for found in files.flatMap({ ForwarderCollector($0, self).found }) {
      if let forwarder = found.forwarder { forwarders[found.type, default: []].append(forwarder.text) }
    }
  }

  private mutating func collectOverridable(_ files: [SourceFile]) {
    let collectors = files.map { ModuleExtensionCollector($0, self) }
    let overridden = collectors.reduce(into: Set(overrides.values.joined())) { $0.formUnion($1.overrides) }
    for method in collectors.flatMap(\.methods) where overridden.contains(method.signature) && isOverriddenInModule(method) {
      overridable[method.signature, default: []].append(method)
    }
  }

  /// Whether an override means the method of the extension, and not one that a class of the app declares.
  private func isOverriddenInModule(_ method: OverridableMethod) -> Bool {
    let classes = overrides.filter { $0.value.contains(method.signature) }.keys
    return classes.isEmpty || classes.contains { overridesModule(method.signature, $0) }
  }

  mutating func add(_ type: TypeFacts) {
    // Two files may have a private type of the same name. The first is known.
    guard types[type.name] == nil else { return }
    types[type.name] = type
    fullNames[type.lastName, default: []].append(type.name)
  }

  mutating func change(_ name: String, _ change: (inout TypeFacts) -> Void) {
    guard let full = resolve(name), var type = types.removeValue(forKey: full) else { return }
    change(&type)
    types[full] = type
  }

  /// The full name of a type that is written in some place, or nil if the app declares none with this name.
  func resolve(_ written: String, in enclosing: String? = nil) -> String? {
    let name = Self.bare(written)
    var scope = enclosing
    while let outer = scope {
      if types["\(outer).\(name)"] != nil { return "\(outer).\(name)" }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if types[name] != nil { return name }
    guard !name.contains("."), let found = fullNames[name], found.count == 1 else { return nil }
    return found[0]
  }

  func type(_ written: String, in enclosing: String? = nil) -> TypeFacts? {
    resolve(written, in: enclosing).flatMap { types[$0] }
  }

  /// A type without its arguments and question marks.
  static func bare(_ written: String) -> String {
    var name = written.trimmed
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    for prefix in ["any ", "some "] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    if let bracket = name.firstIndex(of: "<") { name = String(name[..<bracket]) }
    return name
  }

  /// The class and its superclasses in the app, from the class upwards.
  func ancestry(of name: String) -> [TypeFacts] {
    var (found, next) = ([TypeFacts](), type(name))
    while let type = next, !found.contains(where: { $0.name == type.name }) {
      found.append(type)
      next = type.inherited.compactMap { self.type($0, in: type.name) }.first { $0.kind == .class }
    }
    return found
  }

  /// The name of the first superclass that the app does not declare, such as `UITableViewCell`.
  func frameworkClass(of name: String) -> String? {
    guard let top = ancestry(of: name).last else { return nil }
    return top.inherited.first { resolve($0, in: top.name) == nil }.map(Self.bare)
  }

  /// Whether the app declares a name that UIKit had before Swift 4.2.
  func declares(_ oldName: String) -> Bool { ownOldNames.contains(oldName) }

  /// Whether a class conforms to a protocol, itself, by a superclass or by an extension.
  func conforms(_ name: String, to protocolName: String) -> Bool {
    ancestry(of: name).contains { $0.inherited.contains { Self.bare($0) == protocolName } }
  }

  /// The methods with a base name in a class and its superclasses, the class's own first.
  func methods(named name: String, of type: String) -> [MethodFacts] {
    ancestry(of: type).flatMap { $0.methods.filter { $0.name == name } }
  }

  /// The method of an extension of the module's classes that a declaration declares or overrides.
  func overridable(_ function: FunctionDeclSyntax) -> OverridableMethod? {
    let facts = MethodFacts(function)
    let methods = overridable[facts.signature] ?? []
    return methods.first { $0.parameters == facts.parameters.map(\.type) } ?? methods.first
  }

  /// Whether an override in a type means a method of the module's classes: no class of the app above it declares the method.
  func overridesModule(_ signature: String, _ type: String) -> Bool {
    !ancestry(of: type).dropFirst().contains { $0.methods.contains { $0.signature == signature && !$0.isOverride } }
  }

  /// Whether a class of the app above a type overrides the method.
  func isOverriddenAbove(_ signature: String, _ type: String) -> Bool {
    ancestry(of: type).dropFirst().contains { overrides[$0.name]?.contains(signature) == true }
  }

  /// Whether some class of the app overrides a method that this class declares in an extension.
  func isOverridden(_ signature: String, of type: String) -> Bool {
    overrides.contains { name, signatures in
      name != type && signatures.contains(signature) && ancestry(of: name).contains { $0.name == type }
    }
  }
}

extension String {
  /// The text without spaces and line breaks at its ends.
  var trimmed: String {
    let rest = drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }
}
