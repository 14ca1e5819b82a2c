/// The report of a process that has dealt with a message.
package struct Done: Equatable, Sendable {
  /// How a message came out.
  package enum Outcome: UInt8, Sendable {
    case applied, refused
    /// The answer is being made. Another `Done` follows.
    case pending
  }

  /// The number of the message.
  package let number: UInt32
  package let outcome: Outcome
  /// Whether the app is open.
  package let isOpen: Bool
  /// Whether answers wait until the client has taken those before them. A frame `written` tells when none does.
  package let hasUnwritten: Bool
  /// The bytes of the process that are in the machine's memory, or 0 if the system does not say.
  package let memory: Int64

  package init(_ number: UInt32, _ outcome: Outcome, isOpen: Bool, hasUnwritten: Bool, memory: Int64) {
    (self.number, self.outcome, self.isOpen) = (number, outcome, isOpen)
    (self.hasUnwritten, self.memory) = (hasUnwritten, memory)
  }

  package var frame: Frame {
    var payload: [UInt8] = []
    payload.append(littleEndian: number)
    payload.append(outcome.rawValue)
    payload.append((isOpen ? 1 : 0) | (hasUnwritten ? 2 : 0))
    payload.append(littleEndian: memory)
    return Frame(.done, payload)
  }

  /// Reads a frame, or returns nil if its payload is none of this kind.
  package init?(_ frame: Frame) {
    let payload = frame.payload
    guard frame.kind == .done, payload.count == 14, let number = payload.littleEndian(at: 0, as: UInt32.self),
      let outcome = Outcome(rawValue: payload[4]), let memory = payload.littleEndian(at: 6, as: Int64.self)
    else { return nil }
    self.init(number, outcome, isOpen: payload[5] & 1 != 0, hasUnwritten: payload[5] & 2 != 0, memory: memory)
  }
}
