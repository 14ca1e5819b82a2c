import PreviewProtocol
import SplitKit

/// A step: a message of a client, or an expectation in between.
package enum StepSpec: Sendable {
  case send(Value, SourceMarks)
  case expect([Expectation])
}

extension StepSpec {
  /// The expectations of the step. A message has none.
  package var expectations: [Expectation] { if case .expect(let expectations) = self { expectations } else { [] } }

  /// A message as the protocol has it, `{type: tap, target: compose}`, or the same in short, `{tap: compose}`, or `{expect: …}`.
  static let shape = Shape<StepSpec>(
    schema: { definitions in definitions.reference(to: "Step") { schema(&$0) } },
    read: { (node) throws(SourceError) in
      guard case .mapping(let entries) = node.content, let first = entries.first else {
        throw node.mismatch("a step, such as {tap: compose} or {expect: …}")
      }
      if first.key == "expect", entries.count == 1 {
        return .expect(try Shape<[Expectation]>.oneOrMore(Expectation.shape).nonEmpty().read(first.value))
      }
      if entries.contains(where: { $0.key == "type" }) { return .send(node.value, SourceMarks(node)) }
      guard entries.count == 1 else { throw SourceError(at: node.mark, "A step in short has one key. The long form has a type.") }
      return .send(try message(first), SourceMarks(short: first, StepForm(first.key).member))
    })

  /// The message of a step in YAML. Throws an error for an expectation.
  package static func message(yaml text: String) throws(ScenarioError) -> Value {
    do throws(SourceError) {
      let node = try SourceNode.read(yaml: text)
      guard case .send(let message, _) = try shape.read(node) else {
        throw SourceError(at: node.mark, "A step here is a message. Only checks have expectations.")
      }
      return message
    } catch {
      throw ScenarioError(in: "a step", error)
    }
  }

  /// The message of a step in short: the word that it is about, or its members.
  private static func message(_ entry: SourceEntry) throws(SourceError) -> Value {
    let type = Member("type", .string(entry.key))
    switch entry.value.value {
    case .object(let members): return .object([type] + members)
    case .string(let word):
      guard let member = StepForm(entry.key).member else {
        throw SourceError(
          at: entry.value.mark,
          "The step \(entry.key) takes no word, and this is \"\(word)\". Write \(StepForm(entry.key).example).")
      }
      return .object([type, Member(member, .string(word))])
    case .bool(true), .null: return .object([type])
    case .bool(false), .number, .array: throw entry.value.mismatch("the target of the step, or its members, or true")
    }
  }

  private static func schema(_ definitions: inout SchemaDefinitions) -> Value {
    let expect = Shape<[Expectation]>.oneOrMore(Expectation.shape).nonEmpty().schema(&definitions)
    let properties = PropertyOwner.any.schema(&definitions)
    let messages = MessageType.steps.map { ($0, $0.schemaInFile(assigning: properties)) }
    let short = messages.map { type, members in Member(type.rawValue, StepForm(type).schema(or: members)) }
    let inShort: Value = [
      "type": "object", "properties": .object([Member("expect", expect)] + short), "additionalProperties": false,
      "minProperties": 1, "maxProperties": 1,
    ]
    return [
      "description":
        "A message of docs/protocol.md, such as {tap: compose} or {type: resize, width: 700, height: 900}, or {expect: …}.",
      "anyOf": .array([inShort] + messages.map { type, members in members.named(type) }),
    ]
  }
}

/// The short form of a step.
private struct StepForm {
  private let type: String

  init(_ type: String) { self.type = type }
  init(_ type: MessageType) { self.type = type.rawValue }

  /// The member that has the text of a step such as `{tap: compose}`, or nil for a step that takes no text.
  var member: String? {
    switch type {
    case "rotate": "to"
    case "arrange": "arrangement"
    case "resize", "background", "foreground", "traits", "swipe", "drag", "scroll", "edit", "set", "perform": nil
    default: "target"
    }
  }

  /// A step of the type, for errors.
  var example: String {
    switch type {
    case "resize": "{resize: {width: 700, height: 900}}"
    case "traits": "{traits: {userInterfaceStyle: dark}}"
    case "background", "foreground": "{\(type): true}"
    default: "{\(type): {…}} with its members, which docs/protocol.md lists"
    }
  }

  /// The schema of the value under the key: the members, the one word, or true for a step that needs neither.
  func schema(or members: Value) -> Value {
    let word = member.map { [members["properties"]?[$0] ?? ["type": "string"]] } ?? []
    let alone: [Value] = ["rotate", "background", "foreground"].contains(type) ? [["enum": [true, .null]]] : []
    return ["anyOf": .array([members] + word + alone)]
  }
}

extension MessageType {
  /// The JSON Schema of the members of the message in a file, where no other member is allowed.
  ///
  /// - Parameter properties: The schema of the properties that `set` assigns.
  fileprivate func schemaInFile(assigning properties: Value) -> Value {
    guard self != .set else {
      let list: Value = ["type": "array", "items": properties]
      return [
        "type": "object", "required": ["target", "properties"],
        "properties": ["target": ["type": "string"], "properties": ["anyOf": [properties, list]]], "additionalProperties": false,
      ]
    }
    return schemaInFile
  }

  /// The same for a message whose members depend on nothing.
  var schemaInFile: Value {
    var object = ObjectSchema(members)
    // The arguments of a method depend on the container.
    object.hasOthers = self == .perform
    return Schema.object(object).resolved.json
  }
}

extension Value {
  /// The schema of an object that also has the type of a message.
  fileprivate func named(_ type: MessageType) -> Value {
    .object(
      (members ?? []).map { member in
        switch member.name {
        case "required": Member("required", .array([.string("type")] + (member.value.array ?? [])))
        case "properties":
          Member(
            "properties",
            .object(
              [
                Member("type", ["const": .string(type.rawValue)]), Member("id", ["type": ["string", "number"]]),
                Member("slot", ["const": 0]),
              ]
                + (member.value.members ?? [])))
        default: member
        }
      }
    ).requiringType
  }

  private var requiringType: Value { self["required"] == nil ? .object((members ?? []) + [Member("required", ["type"])]) : self }
}
