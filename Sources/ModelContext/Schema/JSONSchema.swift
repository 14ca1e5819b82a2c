import SplitKit

/// JSON Schemas (2020-12) of parameters.
enum JSONSchema {
  /// The schema of an object with these members and no others.
  static func object(_ parameters: [Parameter]) -> Value {
    var members = [Member("type", "object")]
    if !parameters.isEmpty { members.append(Member("properties", .object(parameters.map(property)))) }
    let required = parameters.filter(\.isRequired).map { Value.string($0.name) }
    if !required.isEmpty { members.append(Member("required", .array(required))) }
    return .object(members + [Member("additionalProperties", false)])
  }

  private static func property(_ parameter: Parameter) -> Member {
    let members = schema(of: parameter.kind).members ?? []
    let summary = parameter.summary.isEmpty ? [] : [Member("description", .string(parameter.summary))]
    return Member(parameter.name, .object(members + summary))
  }

  private static func schema(of kind: Parameter.Kind) -> Value {
    switch kind {
    case .text: ["type": "string"]
    case .flag: ["type": "boolean"]
    case .number(let range): ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
    case .choice(let names): ["enum": .array(names.map(Value.string))]
    case .orNull(.choice(let names)): ["enum": .array(names.map(Value.string) + [.null])]
    case .orNull(let kind): ["anyOf": [schema(of: kind), ["type": "null"]]]
    case .list(let kind, let count):
      [
        "type": "array", "items": schema(of: kind), "minItems": .number(Double(count.lowerBound)),
        "maxItems": .number(Double(count.upperBound)),
      ]
    case .object(let parameters): object(parameters)
    case .anyObject: ["type": "object"]
    case .anyObjects: ["anyOf": [["type": "object"], ["type": "array", "items": ["type": "object"]]]]
    }
  }
}
