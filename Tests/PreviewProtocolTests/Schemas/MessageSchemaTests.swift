import SamplePreviews
import SplitKit
import TestSupport
import Testing

@testable import PreviewProtocol

/// The descriptions of messages, against the code that decodes them.
struct MessageSchemaTests {
  /// A decoder does not look into properties, which are for the controllers.
  private static let anyProperties: [SchemaName: Schema] = [.properties: .map(.any)]
  private static var check: SchemaCheck { SchemaCheck(isStrict: false, replacing: anyProperties) }

  private func isDecoded(_ message: Value) -> Bool {
    if case .success = ClientMessage.decode(message).message { true } else { false }
  }

  @Test(arguments: MessageType.allCases)
  func `a message is decoded exactly if it is as described`(type: MessageType) {
    var (fitting, others) = (0, 0)
    for message in type.schema.variants where message.members != nil {
      let fits = Self.check.fits(message, type.schema)
      #expect(isDecoded(message) == fits || message["type"] != .string(type.rawValue), "\(message.text)")
      if fits { fitting += 1 } else { others += 1 }
    }
    #expect(fitting > 10 && others > 10)
  }

  /// In each message any members are there and any are missing, as far as the members of its description go.
  @Test(arguments: MessageType.allCases)
  func `a description has the members that go together`(type: MessageType) {
    var members: [Member] = []
    for object in type.schema.objects {
      for member in object.members where !members.contains(where: { $0.name == member.name }) {
        if let sample = member.schema.samples.first { members.append(Member(member.name, sample)) }
      }
    }
    for choice in 0..<(1 << members.count) {
      let message = Value.object(members.indices.filter { choice & (1 << $0) != 0 }.map { members[$0] })
      #expect(isDecoded(message) == Self.check.fits(message, type.schema), "\(message.text)")
    }
  }

  @Test(arguments: MessageType.allCases)
  func `the decoder gives each message the type that it has on the wire`(type: MessageType) throws {
    for sample in type.schema.samples {
      #expect(try ClientMessage.decode(sample).message.get().type == type)
    }
  }

  @Test func `what is too long in bytes alone is for the decoder`() throws {
    let place = Value.object([Member("a", .string(String(repeating: "x", count: Limits.optionsBytes)))])
    let messages: [Value] = [
      ["type": "open", "scene": "lab", "options": place], ["type": "open", "scene": "lab", "place": place],
      ["type": "sync", "id": .string(String(repeating: "é", count: 33))],
    ]
    for message in messages {
      let type = try #require(message["type"]?.string.flatMap(MessageType.init))
      #expect(Self.check.fits(message, type.schema) && !isDecoded(message))
    }
  }

  /// The split view of this preview has all properties of split views.
  @Test func `a split view takes exactly the values of properties that are described`() throws {
    var conversation = Conversation()
    conversation.skipHello()
    let open: Value = [
      "type": "open", "scene": "lab", "profile": "ios26", "options": ["style": "tripleColumn"], "updates": "moved",
    ]
    conversation.say(JSONWriter.text(of: open))
    #expect(try conversation.nextAnswer()?["type"] == "scene")
    let object = try #require(SchemaName.properties.schema.objects.first)
    #expect(object.members.map(\.name) == SplitViewProperty.all.map(\.name))
    for member in object.members {
      for value in member.schema.variants {
        let message: Value = ["type": "set", "target": "split", "properties": .object([Member(member.name, value)])]
        conversation.say(JSONWriter.text(of: message))
        let answer = try #require(try conversation.nextAnswer())
        let fits = SchemaCheck(isStrict: false).fits(message, MessageType.set.schema)
        #expect((answer["type"] == "scene") == fits, "\(message.text)")
      }
    }
  }
}

extension Schema {
  /// The objects among which a message is.
  fileprivate var objects: [ObjectSchema] {
    switch self {
    case .object(let object): [object]
    case .anyOf(let schemas): schemas.flatMap(\.objects)
    case .any, .never, .null, .flag, .constant, .text, .textExcept, .names, .number, .whole, .list, .tuple, .map, .named: []
    }
  }
}
