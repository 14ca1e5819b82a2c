import SplitKit

/// The id with which a client recognizes the answer to a message: `id` in the message, `ack` in the answer.
package enum MessageID: Equatable, Sendable {
  /// A string of at most `maximumBytes` bytes of UTF-8.
  case string(String)

  /// A whole number whose magnitude is at most `maximumNumber`.
  case number(Int)

  /// The length of the longest id, in bytes (docs/protocol.md, "Messages of a client").
  package static let maximumBytes = 64

  /// The largest whole number that every reader of JSON reads exactly, 2^53 - 1 (RFC 8259, section 6).
  package static let maximumNumber = 9_007_199_254_740_991

  /// The id of a message that is refused for another reason, or nil if there is no readable id. The text need not be
  /// JSON.
  package init?(of text: [UInt8]) {
    guard let message = try? JSONReader.read(text), let id = try? Self.decode(from: Fields(message)) else {
      return nil
    }
    self = id
  }

  /// The id of a message, or nil if it has none.
  static func decode(from message: Fields) throws(ProtocolError) -> MessageID? {
    guard let field = message.optional("id") else { return nil }
    switch field.value {
    case .string(let text) where text.utf8.count <= maximumBytes: return .string(text)
    case .number(let number) where abs(number) <= Double(maximumNumber) && number == number.rounded():
      return .number(Int(number))
    default:
      throw field.invalid("It must be a string of up to \(maximumBytes) bytes, or a whole number up to \(maximumNumber)")
    }
  }
}

extension JSONWriter {
  /// Writes an id as the client sent it.
  package mutating func write(_ id: MessageID) {
    switch id {
    case .string(let text): write(text)
    case .number(let number): write(number)
    }
  }
}
