import SplitKit

/// A server to which a transcript is replayed.
package protocol ReplayServer: AnyObject {
  /// Loses the present connection, if there is one, and opens a new one.
  func connect() throws
  func send(_ text: [UInt8]) throws
  /// The next message of the server.
  func receive() throws -> [UInt8]
  /// The next message that the server sends by itself within a time, or nil if there is none.
  func receive(within time: Duration) throws -> [UInt8]?
}

extension ReplayServer {
  /// No message: a scene that changes by itself is one of an app in a process of its own.
  package func receive(within time: Duration) throws -> [UInt8]? { nil }
}

/// Sends the messages of a transcript to a server, each after the answers to the one before, and compares every answer.
///
/// A server that nobody waits for merges no answers. Where the transcript has one answer to several messages, the replay gets
/// several, and compares what a client knows after them: the scene that it has put together, and all events.
package struct LockStepReplay {
  private let transcript: SessionTranscript
  private let server: any ReplayServer
  /// The messages that are not sent yet.
  private var waiting: ArraySlice<SentMessage> = []
  /// The answers other than scenes that are not compared yet.
  private var produced: [Value] = []
  private var slots: [Int: SlotReplay] = [:]
  private var hasGreeting = false
  private var isConnected = false
  private var connection = 0
  /// The name of the server's session, and that of the session at the connection before.
  private var session: Value?
  private var earlierSession: Value?
  private var report = ReplayReport()

  package init(_ transcript: SessionTranscript, server: any ReplayServer) {
    (self.transcript, self.server) = (transcript, server)
  }

  /// Replays the whole transcript. Throws the errors of the server, and `ReplayFailure`.
  package mutating func run() throws -> ReplayReport {
    for (index, entry) in transcript.entries.enumerated() {
      switch entry.message {
      case .send(let message): waiting.append(SentMessage(message, connection: connection))
      case .receive(let answer, let isTrimmed):
        var comparison = ValueComparison(mayDiffer: transcript.mayDiffer + entry.mayDiffer, isPartial: isTrimmed)
        try compare(answer, at: index, isTrimmed: isTrimmed, &comparison)
        report.take(comparison, ofLine: entry.line)
      }
    }
    report.unanswered += waiting.count
    return report
  }

  private mutating func compare(_ answer: Value, at index: Int, isTrimmed: Bool, _ comparison: inout ValueComparison) throws {
    if answer.isNews { return }
    if answer["type"] == "hello" { return try greet(answer, at: index, &comparison) }
    if answer["code"] == "tooFast" { return try leaveOut(answer["ack"]) }
    try send(upTo: answer)
    report.compared += 1
    if isUnasked(answer) { return try compareUnasked(answer, at: index, isTrimmed: isTrimmed, &comparison) }
    if answer["type"] == "scene", slots[answer.slot]?.hasScene == true {
      // An app that goes on by itself may have done so before its answer was written. The scene after it is compared.
      if isScene(after: index, in: answer.slot) {
        slots[answer.slot]?.pass(answer, isTrimmed: isTrimmed)
      } else {
        slots[answer.slot]?.compare(answer, isTrimmed: isTrimmed, &comparison)
      }
    } else {
      comparison.compare(answer.comparable(like: answer), take(for: answer)?.comparable(like: answer))
    }
  }
}

extension LockStepReplay {
  /// Begins a connection. A transcript can also begin after the greeting.
  private mutating func greet(_ hello: Value, at index: Int, _ comparison: inout ValueComparison) throws {
    if hasGreeting {
      try send(while: { [received = received(after: index)] in received != nil && $0.contains { $0.id == received } })
      connection += 1
      (waiting, produced) = ([], [])
      // The recorded client has not got these either: the scene after a resume is whole.
      for slot in slots.keys { slots[slot]?.forget() }
    }
    hasGreeting = true
    report.compared += 1
    comparison.compare(hello.comparable(like: hello), try connect().comparable(like: hello))
  }

  /// Connects, and returns the greeting.
  private mutating func connect() throws -> Value {
    try server.connect()
    isConnected = true
    earlierSession = session
    let hello = try next()
    guard hello["type"] == "hello" else { throw ReplayFailure(description: "The server does not begin with a hello.") }
    session = hello["session"]
    return hello
  }

  /// The id of the last message that had reached the server when the recorded connection was lost, or nil if the client did not
  /// resume.
  private func received(after index: Int) -> Value? {
    for entry in transcript.entries[(index + 1)...] {
      guard case .receive(let answer, _) = entry.message else { continue }
      if answer["type"] == "hello" { return nil }
      if let received = answer["received"] { return received }
    }
    return nil
  }

  /// Leaves out a message that the recorded server has refused because the client was too fast, and sends those before it.
  private mutating func leaveOut(_ ack: Value?) throws {
    guard let ack, waiting.contains(where: { $0.id == ack }) else { return }
    while let message = waiting.first, message.id != ack { try sendNext() }
    waiting.removeFirst()
  }

  /// Sends the messages up to the one that an answer acknowledges. Without an acknowledgement, it sends messages until there is an
  /// answer.
  private mutating func send(upTo answer: Value) throws {
    if let ack = answer["ack"] {
      try send { waiting in waiting.contains { $0.id == ack } }
    } else {
      while waiting.contains(where: { $0.id == nil }), !produced.contains(where: { $0["ack"] == nil }),
        slots[answer.slot]?.hasScene != true
      {
        try sendNext()
      }
    }
  }

  private mutating func send(while condition: (ArraySlice<SentMessage>) -> Bool) throws {
    while condition(waiting) { try sendNext() }
  }

  /// Sends the next message, and takes the answers to it: those that acknowledge it, and those that come before the answer to a
  /// ping.
  private mutating func sendNext() throws {
    if !isConnected { _ = try connect() }
    let message = waiting.removeFirst()
    try server.send(message.resumes ? resuming(message) : message.text)
    report.sent += 1
    while let id = message.id, try take()["ack"] != id {}
    try server.send(Self.ping)
    while try take()["ack"] != Self.pingID {}
    if message.resumes, slots.values.contains(where: \.hasScene) { session = earlierSession }
  }

  /// The message that resumes, with the name that this server has given to the session.
  private func resuming(_ message: SentMessage) -> [UInt8] {
    guard let earlierSession, let value = try? JSONReader.read(message.text), let members = value.members else {
      return message.text
    }
    return JSONWriter.text(of: .object(members.map { $0.name == "resume" ? Member("resume", earlierSession) : $0 }))
  }

  private static let pingID = Value.string("split-preview replay")
  private static let ping = JSONWriter.text(of: .object([Member("type", "ping"), Member("id", pingID)]))

  /// Takes the next answer to its place.
  private mutating func take() throws -> Value { take(try next()) }

  private mutating func take(_ answer: Value) -> Value {
    if answer["type"] == "scene" {
      slots[answer.slot, default: SlotReplay()].take(answer)
    } else if !answer.isNews, answer["ack"] != Self.pingID {
      produced.append(answer)
    }
    return answer
  }

  private func next() throws -> Value { try Self.read(server.receive()) }

  private static func read(_ text: [UInt8]) throws -> Value {
    do {
      return try JSONReader.read(text, limit: SessionTranscript.maximumDepth)
    } catch {
      throw ReplayFailure(description: "The server sent what is no message: \(error)")
    }
  }

  /// The answer to a recorded one: the one to the same message in the same slot. If there is none, it is the next one of the
  /// slot, or a scene, which differs.
  private mutating func take(for answer: Value) -> Value? {
    let index =
      produced.firstIndex { $0["ack"] == answer["ack"] && $0.slot == answer.slot }
      ?? produced.firstIndex { $0.slot == answer.slot }
    return index.map { produced.remove(at: $0) } ?? slots[answer.slot]?.takeLast()
  }
}

/// The doings of an app by itself: scenes that no message has asked for, and its end.
extension LockStepReplay {
  /// The time without a message after which the server will not do any more what it did by itself in the recording, and the time
  /// after which it has told other things for too long.
  private static let (patience, longest) = (Duration.seconds(10), Duration.seconds(60))

  /// Whether no message has asked for a recorded answer.
  private func isUnasked(_ answer: Value) -> Bool {
    guard answer["ack"] == nil, answer["received"] == nil, isConnected, !waiting.contains(where: { $0.id == nil }) else {
      return false
    }
    switch answer["type"] {
    case "scene": return slots[answer.slot]?.hasScene != true
    case "crash": return !produced.contains { $0["type"] == "crash" && $0.slot == answer.slot }
    default: return false
    }
  }

  /// Waits until the server has told the same by itself, and compares. How many scenes there are on the way depends on time, so only
  /// the last one of several in a row is compared.
  private mutating func compareUnasked(
    _ answer: Value, at index: Int, isTrimmed: Bool, _ comparison: inout ValueComparison
  ) throws {
    let slot = answer.slot
    if answer["type"] == "scene" {
      slots[slot, default: SlotReplay()].note(answer, isTrimmed: isTrimmed)
      if isScene(after: index, in: slot) { return }
      try wait { $0.slots[slot]?.isSame == true }
      slots[slot]?.compareStates(&comparison)
    } else {
      try wait { $0.produced.contains { $0["type"] == "crash" && $0.slot == slot } }
      comparison.compare(answer.comparable(like: answer), take(for: answer)?.comparable(like: answer))
    }
  }

  /// Whether the next answer of the recording is another scene of the slot that no message has asked for.
  private func isScene(after index: Int, in slot: Int) -> Bool {
    guard let entry = transcript.entries.dropFirst(index + 1).first, case .receive(let next, _) = entry.message else {
      return false
    }
    return next["type"] == "scene" && next["ack"] == nil && next.slot == slot
  }

  private mutating func wait(until condition: (LockStepReplay) -> Bool) throws {
    let end = ContinuousClock.now + Self.longest
    while !condition(self), case let left = end - .now, left > .zero,
      let text = try server.receive(within: min(left, Self.patience))
    {
      _ = take(try Self.read(text))
    }
  }
}

/// An error of a server with which nothing can be compared.
package struct ReplayFailure: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}
