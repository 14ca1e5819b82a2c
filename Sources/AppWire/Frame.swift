/// A unit of what the server and the process of an app tell each other over their socket.
///
/// A frame is the length of its payload as 4 bytes, the kind as a byte, and the payload. Numbers are little-endian.
package struct Frame: Equatable, Sendable {
  /// The kinds of frames. The kinds up to `question` go to the app, and the others come from it.
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// The app and the client that it serves, as `AppSetup`. It is the first frame.
    case setup = 1
    /// A message of the client: its number in 4 bytes, and its JSON.
    case message
    /// The process is not needed any more.
    case quit
    /// The client has come back: the JSON of a `Resumption`.
    case resume
    /// So many messages of the app have reached the client's socket, in 4 bytes.
    case take
    /// The waiting answers are for nobody. The app answers with `forgotten`.
    case forget
    /// The process runs a check, in place of a conversation: the JSON of a `CheckRequest`.
    case check
    /// The process answers a question of a command, in place of a conversation: the JSON of a `SceneQuestion`.
    case question

    /// The JSON of a message for the client.
    case output = 64
    /// A message was applied: a `Done`.
    case done
    /// All answers were sent that a `Done` said to wait.
    case written
    /// Everything before this frame is for nobody.
    case forgotten
    /// The JSON of the user's place, whenever it has changed.
    case place
    /// The process is about to do something for a check: the JSON of a `CheckNote`. For a question the frame is empty.
    case checking
    /// The check is through: the JSON of its outcome.
    case checked
    /// The answer to a question: the JSON of a `SceneReply`, or of the error with which the question is refused.
    case reply

    /// Whether the payload has texts of an app for a client.
    var hasTexts: Bool { self == .output || self == .place }
  }

  /// The greatest length of a payload. A longer one ends the conversation with the process. The server holds a message of a process
  /// twice for a moment, so a process takes less than 16 MiB of the server.
  package static let maximumLength = 6 << 20
  static let headLength = 5

  package let kind: Kind
  package let payload: [UInt8]

  package init(_ kind: Kind, _ payload: [UInt8] = []) { (self.kind, self.payload) = (kind, payload) }

  /// The bytes of the frame.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.headLength + payload.count)
    bytes.append(littleEndian: UInt32(payload.count))
    bytes.append(kind.rawValue)
    return bytes + payload
  }
}

extension Frame {
  /// A message of the client with a number, by which `Done` names it.
  package static func message(_ number: UInt32, _ text: [UInt8]) -> Frame {
    var payload: [UInt8] = []
    payload.append(littleEndian: number)
    return Frame(.message, payload + text)
  }

  /// The number and the JSON of a client's message, or nil if the payload is too short.
  package var message: (number: UInt32, text: ArraySlice<UInt8>)? {
    payload.littleEndian(at: 0, as: UInt32.self).map { ($0, payload[4...]) }
  }

  package static func take(_ count: Int) -> Frame {
    var payload: [UInt8] = []
    payload.append(littleEndian: UInt32(clamping: count))
    return Frame(.take, payload)
  }

  /// The number of messages that a frame `take` counts.
  package var taken: Int { payload.littleEndian(at: 0, as: UInt32.self).map(Int.init) ?? 0 }
}

extension [UInt8] {
  package mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) { append(UInt8(truncatingIfNeeded: number >> Number(shift))) }
  }

  /// The number at a place, or nil if it would go beyond the end.
  package func littleEndian<Number: FixedWidthInteger>(at offset: Int, as type: Number.Type) -> Number? {
    let length = Number.bitWidth / 8
    guard offset >= 0, offset + length <= count else { return nil }
    return (0..<length).reduce(0) { $0 | Number(truncatingIfNeeded: self[offset + $1]) << Number(8 * $1) }
  }
}
