import SplitKit

extension Schema {
  /// The description as JSON Schema, in the dialect 2020-12. References are those of docs/asyncapi.json.
  package var json: Value {
    switch self {
    case .any: true
    case .never: false
    case .null: ["type": "null"]
    case .flag: ["type": "boolean"]
    case .constant(let value): ["const": value]
    case .text(let most): .object([Member("type", "string")] + (most.map { [Member("maxLength", .number(Double($0)))] } ?? []))
    case .textExcept(let names): ["type": "string", "not": Self.enumeration(names)]
    case .names(let names, false): Self.enumeration(names)
    case .names(let names, true): ["anyOf": [Self.enumeration(names), ["type": "string"]]]
    case .number(let range): .object([Member("type", "number")] + Self.limits(range))
    case .whole(let range): .object([Member("type", "integer")] + Self.limits(range))
    case .list(let element, let count, let isSet): .object(Self.list(of: element, count, isSet: isSet))
    case .tuple(let elements): Self.tuple(elements)
    case .object(let object): object.json
    case .map(let value): ["type": "object", "additionalProperties": value.json]
    case .anyOf(let schemas): ["anyOf": .array(schemas.map(\.json))]
    case .named(let name): ["$ref": .string("#/components/schemas/\(name.rawValue)/schema")]
    }
  }

  private static func enumeration(_ names: [String]) -> Value { ["enum": .array(names.map { .string($0) })] }

  private static func limits(_ range: ClosedRange<Double>?) -> [Member] {
    guard let range else { return [] }
    return [Member("minimum", .number(range.lowerBound)), Member("maximum", .number(range.upperBound))]
  }

  private static func list(of element: Schema, _ count: ClosedRange<Int>?, isSet: Bool) -> [Member] {
    var members = [Member("type", "array"), Member("items", element.json)]
    if let count {
      if count.lowerBound > 0 { members.append(Member("minItems", .number(Double(count.lowerBound)))) }
      members.append(Member("maxItems", .number(Double(count.upperBound))))
    }
    if isSet { members.append(Member("uniqueItems", true)) }
    return members
  }

  private static func tuple(_ elements: [Schema]) -> Value {
    let count = Value.number(Double(elements.count))
    return [
      "type": "array", "prefixItems": .array(elements.map(\.json)), "minItems": count, "maxItems": count,
    ]
  }
}

extension ObjectSchema {
  fileprivate var json: Value {
    var json = [Member("type", "object")]
    let required = members.filter(\.isRequired).map { Value.string($0.name) }
    if !required.isEmpty { json.append(Member("required", .array(required))) }
    if !members.isEmpty { json.append(Member("properties", .object(members.map { Member($0.name, $0.json) }))) }
    if hasOthers || isClosed { json.append(Member("additionalProperties", .bool(hasOthers))) }
    if !atLeastOne.isEmpty { json.append(Member("anyOf", .array(atLeastOne.map { ["required": [.string($0)]] }))) }
    if !notTogether.isEmpty { json.append(Member("not", ["required": .array(notTogether.map { .string($0) })])) }
    return .object(json)
  }
}

extension SchemaMember {
  /// The description of the value, with the sentence. Since the dialect of 2019, a reference can stand beside other words.
  fileprivate var json: Value {
    guard let summary, schema != .never else { return schema.json }
    return .object([Member("description", .string(summary))] + (schema.json.members ?? []))
  }
}
