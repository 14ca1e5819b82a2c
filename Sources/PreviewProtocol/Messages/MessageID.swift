import SplitKit

/// What a client calls a message, so that it knows the answer: `id` in the message, `ack` in the answer.
package enum MessageID: Equatable, Sendable {
  /// At most `maximumBytes` long in UTF-8.
  case string(String)

  /// No further from zero than `maximumNumber`.
  case number(Int)

  /// protocol.md, "Client to server".
  package static let maximumBytes = 64

  /// The largest whole number that every reader of JSON reads exactly, 2^53 - 1 (RFC 8259, section 6).
  package static let maximumNumber = 9_007_199_254_740_991

  /// The id of a message that is refused for something else; nil when it has none that can be read.
  ///
  /// The text need not be JSON.
  package init?(of text: [UInt8]) {
    guard let message = try? JSONReader.read(text), let id = try? Self.decode(from: Fields(message)) else {
      return nil
    }
    self = id
  }

  /// The id of a message; nil when it has none.
  static func decode(from message: Fields) throws(ProtocolError) -> MessageID? {
    guard let field = message.optional("id") else { return nil }
    switch field.value {
    case .string(let text) where text.utf8.count <= maximumBytes: return .string(text)
    case .number(let number) where abs(number) <= Double(maximumNumber) && number == number.rounded():
      return .number(Int(number))
    default:
      throw field.invalid("it is a string of up to \(maximumBytes) bytes, or a whole number up to \(maximumNumber)")
    }
  }
}

extension JSONWriter {
  /// Writes an id in the form in which it came.
  package mutating func write(_ id: MessageID) {
    switch id {
    case .string(let text): write(text)
    case .number(let number): write(number)
    }
  }
}
