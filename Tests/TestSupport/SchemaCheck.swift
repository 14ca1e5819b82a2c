import PreviewProtocol
import SplitKit

/// The comparison of a value with its description.
package struct SchemaCheck {
  /// Whether an object may have only the members that its description has. A description of ours should know all members that
  /// this server writes, although a reader ignores others.
  package let isStrict: Bool

  /// Descriptions in the place of those with a name.
  package let replacements: [SchemaName: Schema]

  package init(isStrict: Bool, replacing replacements: [SchemaName: Schema] = [:]) {
    (self.isStrict, self.replacements) = (isStrict, replacements)
  }

  /// The first place at which the value is not as described, or nil if it is.
  package func fault(in value: Value, _ schema: Schema, at path: String = "") -> String? {
    if fits(value, schema) { return nil }
    switch schema {
    case .object(let object): return fault(in: value, object, path)
    case .list(let element, _, _): return faultOfElements(value, path) { _ in element }
    case .tuple(let elements) where value.array?.count == elements.count:
      return faultOfElements(value, path) { elements[$0] }
    case .map(let member):
      for one in value.members ?? [] {
        if let fault = fault(in: one.value, member, at: "\(path).\(one.name)") { return fault }
      }
      return plain(value, path)
    case .named(let name): return fault(in: value, resolved(name), at: path)
    case .anyOf(let schemas):
      // The longest path is that of the nearest description.
      let faults = schemas.compactMap { fault(in: value, $0, at: path) }
      return faults.max { $0.prefix { $0 != ":" }.count < $1.prefix { $0 != ":" }.count }
    case .any, .never, .null, .flag, .constant, .text, .textExcept, .names, .number, .whole, .tuple: return plain(value, path)
    }
  }

  private func plain(_ value: Value, _ path: String) -> String { "\(path): \(value.text.prefix(200)) is not as described" }

  private func faultOfElements(_ value: Value, _ path: String, _ schema: (Int) -> Schema) -> String {
    for (index, element) in (value.array ?? []).enumerated() {
      if let fault = fault(in: element, schema(index), at: "\(path)[\(index)]") { return fault }
    }
    return plain(value, path)
  }

  private func fault(in value: Value, _ object: ObjectSchema, _ path: String) -> String {
    for member in object.members {
      guard let inner = value[member.name] else {
        if member.isRequired { return "\(path).\(member.name): it is missing" }
        continue
      }
      if let fault = fault(in: inner, member.schema, at: "\(path).\(member.name)") { return fault }
    }
    let unknown = value.members?.first { member in !object.members.contains { $0.name == member.name } }
    if isStrict, !object.hasOthers, let unknown { return "\(path).\(unknown.name): no description has it" }
    return plain(value, path)
  }
}

extension SchemaCheck {
  package func resolved(_ name: SchemaName) -> Schema { replacements[name] ?? name.schema }

  /// Whether the value is as described.
  package func fits(_ value: Value, _ schema: Schema) -> Bool {
    switch schema {
    case .any: true
    case .never: false
    case .null: value == .null
    case .flag: value.bool != nil
    case .constant(let constant): value == constant
    case .text(let most): value.string.map { $0.unicodeScalars.count <= most ?? .max } ?? false
    case .textExcept(let names): value.string.map { !names.contains($0) } ?? false
    case .names(let names, let isOpen): value.string.map { isOpen || names.contains($0) } ?? false
    case .number(let range): value.number.map { range?.contains($0) ?? true } ?? false
    case .whole(let range): value.number.map { $0 == $0.rounded() && range?.contains($0) ?? true } ?? false
    case .list(let element, let count, let isSet): fits(value, listOf: element, count, isSet: isSet)
    case .tuple(let elements):
      value.array.map { $0.count == elements.count && zip($0, elements).allSatisfy { fits($0, $1) } } ?? false
    case .object(let object): value.members.map { fits($0, object) } ?? false
    case .map(let schema): value.members?.allSatisfy { fits($0.value, schema) } ?? false
    case .anyOf(let schemas): schemas.contains { fits(value, $0) }
    case .named(let name): fits(value, resolved(name))
    }
  }

  private func fits(_ value: Value, listOf element: Schema, _ count: ClosedRange<Int>?, isSet: Bool) -> Bool {
    guard let elements = value.array, count?.contains(elements.count) ?? true else { return false }
    if isSet, elements.indices.contains(where: { elements[..<$0].contains(elements[$0]) }) { return false }
    return elements.allSatisfy { fits($0, element) }
  }

  private func fits(_ members: [Member], _ object: ObjectSchema) -> Bool {
    func value(_ name: String) -> Value? { members.first { $0.name == name }?.value }
    for member in object.members {
      guard let inner = value(member.name) else {
        if member.isRequired { return false }
        continue
      }
      guard fits(inner, member.schema) else { return false }
    }
    if !object.atLeastOne.isEmpty, !object.atLeastOne.contains(where: { value($0) != nil }) { return false }
    if !object.notTogether.isEmpty, object.notTogether.allSatisfy({ value($0) != nil }) { return false }
    if isStrict, !object.hasOthers { return members.allSatisfy { one in object.members.contains { $0.name == one.name } } }
    return true
  }
}
