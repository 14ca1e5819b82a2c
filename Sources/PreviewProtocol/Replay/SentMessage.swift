import SplitKit

/// A message of a transcript that is to be sent again.
struct SentMessage {
  let text: [UInt8]
  /// The id as JSON, or nil if the message has none that a server can read. An answer to such a message has no `ack`.
  let id: Value?
  /// The slots for which it is.
  let slots: [Int]
  let canMerge: Bool
  let resumes: Bool
  /// The number of the connection at which it was sent, beginning with 0.
  let connection: Int

  init(_ value: Value, connection: Int) {
    text = JSONWriter.text(of: value)
    self.connection = connection
    let received = ClientMessage.decode(text)
    id = received.id == nil ? nil : value["id"]
    slots =
      switch received.slots {
      case .unnamed: [0]
      case .one(let number): [number]
      case .several(let numbers): numbers
      }
    let message = try? received.message.get()
    canMerge = message?.hasMergeableAnswer ?? false
    if case .resume = message { resumes = true } else { resumes = false }
  }
}

/// Which messages of a transcript have an answer of their own, in each of their slots.
///
/// The answer of any other message has merged into a later one.
struct RecordedAnswers {
  private var names: Set<String> = []

  init(_ transcript: SessionTranscript) {
    var connection = -1
    for entry in transcript.entries {
      guard case .receive(let answer, _) = entry.message else { continue }
      if answer["type"] == "hello" { connection += 1 }
      guard let ack = answer["ack"] else { continue }
      // An error without a slot refuses the whole message.
      let isRefusal = answer["type"] == "error" && answer["slot"] == nil
      names.insert(Self.name(max(0, connection), ack, isRefusal ? nil : answer.slot))
    }
  }

  /// Whether a message has an answer in a slot.
  func has(_ message: SentMessage, in slot: Int) -> Bool {
    guard let id = message.id else { return true }
    return [slot, nil].contains { names.contains(Self.name(message.connection, id, $0)) }
  }

  private static func name(_ connection: Int, _ id: Value, _ slot: Int?) -> String {
    "\(connection) \(slot.map(String.init) ?? "*") \(id.summary)"
  }
}
