import SplitKit

/// The protocol as a document of AsyncAPI 3.0.0, with a JSON Schema for every message (docs/asyncapi.json).
///
/// AsyncAPI describes an application, which is the server here: it receives the messages of a client and sends the answers. The
/// schemas are in the dialect 2020-12, in multi-format schema objects.
package enum ProtocolDescription {
  /// The version of the protocol, which `hello` has.
  static let version = "1.0.0"

  /// The media type of a JSON Schema in the dialect 2020-12, as AsyncAPI writes media types of JSON Schema.
  static let schemaFormat = "application/schema+json;version=draft-2020-12"

  /// The whole document.
  package static var document: Value {
    [
      "asyncapi": "3.0.0", "info": info, "defaultContentType": "application/json", "servers": servers, "channels": channels,
      "operations": .object(receiving + sending),
      "components": [
        "messages": .object(messages), "schemas": .object(schemas), "securitySchemes": ["token": tokenScheme],
      ],
    ]
  }

  private static let info: Value = [
    "title": "Split Preview", "version": .string(version), "description": .string(description),
    "externalDocs": [
      "description": "The meaning of the messages, in words.", "url": "protocol.md",
    ],
  ]

  /// The description of the document, with what a schema cannot say.
  private static let description = """
    The preview protocol of Split Preview. A client and the server exchange text messages over a WebSocket, and each is one JSON \
    object. A reader ignores members that it does not know. The schemas do not say these rules: the text is JSON of RFC 8259 that is \
    nested at most \(JSONReader.maximumDepth) deep and has no member twice; a string has at most \(String.maximumMarks) combining \
    marks in a row; an id that is a string has at most \(MessageID.maximumBytes) bytes of UTF-8; `options` have at most \
    \(Limits.optionsBytes) bytes of JSON, and a `place` at most \(Limits.placeBytes). Which previews, controllers, elements, \
    properties and actions there are depends on the server and on what is open.
    """

  private static let servers: Value = [
    "local": [
      "host": "localhost:{port}", "protocol": "ws", "description": "`split-preview serve` on this machine.",
      "variables": ["port": ["default": "8080", "description": "The flag --port."]],
      "security": [reference("components/securitySchemes", "token")],
    ]
  ]

  private static let channels: Value = [
    "preview": [
      "address": "/ws", "summary": "A conversation about the previews that a client has open.",
      "messages": .object(
        MessageType.allCases.map { Member($0.key, reference("components/messages", $0.key)) }
          + ServerMessageType.allCases.map { Member($0.key, reference("components/messages", $0.key)) }),
      "bindings": ["ws": ["method": "GET", "query": query, "headers": headers, "bindingVersion": "0.1.0"]],
    ]
  ]

  private static let tokenScheme: Value = [
    "type": "httpApiKey", "name": "token", "in": "query",
    "description":
      "The token of a server that other machines can reach, as in the address that it prints. Any other server asks for none.",
  ]

  /// The headers of the request for a WebSocket.
  private static let headers: Value = [
    "type": "object",
    "properties": [
      "Sec-WebSocket-Protocol": [
        "type": "string", "const": "preview.v1", "description": "The subprotocol. A client can also offer none.",
      ]
    ],
  ]

  private static let query: Value = [
    "type": "object",
    "properties": ["token": ["type": "string", "description": "The token of a server that other machines can reach."]],
  ]
}

extension ProtocolDescription {
  /// An operation for each message of a client, with its answers.
  private static var receiving: [Member] {
    MessageType.allCases.map { type in
      let answers = [type.answer, .error].map { reference("channels/preview/messages", $0.key) }
      return Member(
        type.rawValue,
        [
          "action": "receive", "channel": reference("channels", "preview"), "summary": .string(type.summary),
          "messages": [reference("channels/preview/messages", type.key)],
          "reply": ["channel": reference("channels", "preview"), "messages": .array(answers)],
        ])
    }
  }

  /// An operation for each message that the server sends without being asked.
  private static var sending: [Member] {
    ServerMessageType.unasked.map { type in
      Member(
        type.rawValue,
        [
          "action": "send", "channel": reference("channels", "preview"), "summary": .string(type.summary),
          "messages": [reference("channels/preview/messages", type.key)],
        ])
    }
  }

  private static var messages: [Member] {
    MessageType.allCases.map { Member($0.key, message($0.rawValue, $0.summary, $0.schema)) }
      + ServerMessageType.allCases.map { Member($0.key, message($0.rawValue, $0.summary, $0.schema)) }
  }

  private static func message(_ name: String, _ summary: String, _ schema: Schema) -> Value {
    [
      "name": .string(name), "summary": .string(summary),
      "payload": ["schemaFormat": .string(schemaFormat), "schema": schema.json],
    ]
  }

  private static var schemas: [Member] {
    SchemaName.allCases.map { name in
      let description = Member("description", .string(name.summary))
      let schema = Value.object([description] + (name.schema.json.members ?? []))
      return Member(name.rawValue, ["schemaFormat": .string(schemaFormat), "schema": schema])
    }
  }

  private static func reference(_ place: String, _ name: String) -> Value { ["$ref": .string("#/\(place)/\(name)")] }
}

extension MessageType {
  /// The name of the message in the document. Messages of the server have the same types, such as `sweep`.
  fileprivate var key: String { "client\(rawValue.capitalizedFirst)" }
}

extension ServerMessageType {
  /// The name of the message in the document.
  fileprivate var key: String { "server\(rawValue.capitalizedFirst)" }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
