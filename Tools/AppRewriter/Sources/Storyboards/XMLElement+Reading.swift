import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension XMLElement {
  subscript(_ attribute: String) -> String? { self.attribute(forName: attribute)?.stringValue }

  /// The elements directly below this one.
  var elements: [XMLElement] { (children ?? []).compactMap { $0 as? XMLElement } }

  /// The elements directly below the first element of that name.
  func elements(in name: String) -> [XMLElement] { child(name)?.elements ?? [] }

  /// The first element of that name directly below this one.
  func child(_ name: String) -> XMLElement? { elements.first { $0.name == name } }

  /// The element directly below whose key is this one.
  func keyed(_ key: String) -> XMLElement? { elements.first { $0["key"] == key } }

  /// All attributes but those that a model has in members of their own.
  func attributes(except known: Set<String>) -> [String: String] {
    (attributes ?? []).reduce(into: [:]) { result, attribute in
      guard let name = attribute.name, !known.contains(name) else { return }
      result[name] = attribute.stringValue
    }
  }

  /// This element and all below it, in the order of the file.
  var subtree: [XMLElement] { [self] + elements.flatMap(\.subtree) }
}

extension Set<String> {
  /// The attributes that models have in members of their own, or that only Xcode needs.
  static let common: Set<String> = ["id", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "key"]
}
