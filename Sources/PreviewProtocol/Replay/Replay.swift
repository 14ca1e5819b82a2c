import SplitKit

/// Sends the messages of a transcript to a session in this process, and compares every answer with the recorded one.
///
/// A server's answers merge while its client is behind, which depends on time. A replay therefore sends a message only when
/// the transcript has its answer, or a later answer with which its own has merged. The answers are then the same whatever
/// the time was. docs/protocol.md ("Transcripts") has what is not compared. `LockStepReplay` does the same with a server.
package struct Replay {
  private let transcript: SessionTranscript
  private let answers: RecordedAnswers
  private let makeSession: () -> Session
  private var session: Session
  /// The session of the connection before, with the messages that were sent there and not answered.
  private var earlier: (session: Session, unanswered: [SentMessage])?
  private var connection = 0
  private var hasGreeting = false
  /// The messages that are not sent yet.
  private var waiting: ArraySlice<SentMessage> = []
  /// The newest message in each slot whose scene may still merge with a later one.
  private var mergeable: [Int: SentMessage] = [:]
  /// The answers that are not compared yet.
  private var produced: [Value] = []
  /// The difference of each slot's revisions from the recorded ones. The count can have begun before the transcript, or differ after a resume.
  private var revisions: [Int: Double] = [:]
  private var report = ReplayReport()

  package init(_ transcript: SessionTranscript, previews: [Preview], devices: DeviceCatalog? = nil) {
    self.transcript = transcript
    answers = RecordedAnswers(transcript)
    makeSession = {
      let server = ServerIdentity(name: "split-preview", version: "", epoch: "", resumeFor: 0)
      return Session(name: "replay", previews: previews, devices: devices, server: server)
    }
    session = makeSession()
  }

  /// Replays the whole transcript.
  package mutating func run() -> ReplayReport {
    for entry in transcript.entries {
      switch entry.message {
      case .send(let message): waiting.append(SentMessage(message, connection: connection))
      case .receive(let answer, let isTrimmed):
        var comparison = ValueComparison(mayDiffer: transcript.mayDiffer + entry.mayDiffer, isPartial: isTrimmed)
        compare(answer, &comparison)
        report.take(comparison, ofLine: entry.line)
      }
    }
    report.unanswered += waiting.count
    return report
  }
}

extension Replay {
  /// Compares the session's answer with a recorded one.
  private mutating func compare(_ answer: Value, _ comparison: inout ValueComparison) {
    if answer.isNews { return }
    if answer["type"] == "hello" { return greet(answer, &comparison) }
    if answer["code"] == "tooFast" { return leaveOut(answer["ack"]) }
    if resumes(with: answer) { resume(with: answer) } else { send(upTo: answer["ack"]) }
    report.compared += 1
    let present = take(for: answer).map { adjusting($0, to: answer).comparable(like: answer) }
    comparison.compare(answer.comparable(like: answer), present)
  }

  /// Begins a connection. A transcript can also begin after the greeting.
  private mutating func greet(_ hello: Value, _ comparison: inout ValueComparison) {
    if hasGreeting {
      earlier = (session, Array(waiting))
      connection += 1
      (session, waiting, produced, mergeable) = (makeSession(), [], [], [:])
    }
    hasGreeting = true
    report.compared += 1
    comparison.compare(hello.comparable(like: hello), Self.value(session.hello()).comparable(like: hello))
  }

  /// The answer to a recorded one: the one to the same message in the same slot. If there is none, it is the next one of the
  /// slot, which differs.
  private mutating func take(for answer: Value) -> Value? {
    func find(_ other: Value) -> Bool { other["ack"] == answer["ack"] && other["slot"] == answer["slot"] }
    while !produced.contains(where: find), session.hasWork {
      session.work(steps: 1)
      collect()
    }
    guard let index = produced.firstIndex(where: find) ?? produced.firstIndex(where: { $0.slot == answer.slot }) else {
      return nil
    }
    return produced.remove(at: index)
  }

  /// A scene whose revision is counted like that of the recorded one.
  private mutating func adjusting(_ present: Value, to answer: Value) -> Value {
    guard present["type"] == "scene", let revision = present["rev"]?.number, let members = present.members else {
      if present["type"] == "closed" { revisions[answer.slot] = nil }
      return present
    }
    guard let recorded = answer["rev"]?.number else { return present }
    let distance = revisions[answer.slot] ?? recorded - revision
    revisions[answer.slot] = distance
    return .object(members.map { $0.name == "rev" ? Member("rev", .number(revision + distance)) : $0 })
  }
}

extension Replay {
  /// Sends the messages up to the one that an answer acknowledges, and those whose answers the next scene of a slot has
  /// taken up. Without an acknowledgement, it sends messages until there is an answer.
  private mutating func send(upTo ack: Value?) {
    guard let ack else {
      while produced.isEmpty, !waiting.isEmpty { sendNext() }
      return
    }
    guard let index = waiting.firstIndex(where: { $0.id == ack }) else { return }
    for _ in waiting.startIndex...index { tell() }
    while !waiting.isEmpty, mergeable.contains(where: { !answers.has($0.value, in: $0.key) }) { tell() }
    collect()
  }

  private mutating func sendNext() {
    tell()
    collect()
  }

  /// Sends the next message. Its answer waits for those that merge with it.
  private mutating func tell() {
    let message = waiting.removeFirst()
    session.receive(message.text, isWritable: false)
    report.sent += 1
    if message.canMerge {
      for slot in message.slots { mergeable[slot] = message }
    } else {
      mergeable = [:]
    }
  }

  /// Leaves out a message that the server has refused because the client was too fast, and sends those before it.
  private mutating func leaveOut(_ ack: Value?) {
    guard let ack, let index = waiting.firstIndex(where: { $0.id == ack }) else { return }
    for _ in waiting.startIndex..<index { tell() }
    waiting.removeFirst()
    collect()
  }

  /// Takes the answers of the session.
  private mutating func collect() {
    while let answer = session.nextMessage() { produced.append(Self.value(answer)) }
  }

  /// An answer that the session has written, which is always JSON.
  private static func value(_ message: OutgoingMessage) -> Value {
    (try? JSONReader.read(Array(message.text.utf8), limit: SessionTranscript.maximumDepth)) ?? .null
  }
}

extension Replay {
  /// Whether an answer continues the session of the connection before.
  private func resumes(with answer: Value) -> Bool {
    guard answer["type"] == "scene", let earlier, earlier.session.hasPreview else { return false }
    return waiting.contains { $0.resumes && $0.id == answer["ack"] }
  }

  /// Continues the earlier session. It first gets the messages that had reached the server although their answers have not
  /// reached the client.
  private mutating func resume(with answer: Value) {
    guard let (old, unanswered) = earlier, let index = waiting.firstIndex(where: { $0.id == answer["ack"] }) else { return }
    let id = MessageID(of: waiting[index].text)
    while waiting.startIndex < index { tell() }
    waiting.removeFirst()
    report.sent += 1
    if let last = unanswered.lastIndex(where: { $0.id == answer["received"] }) {
      for message in unanswered[...last] { old.receive(message.text, isWritable: false) }
      report.sent += last + 1
    }
    old.forgetAnswers()
    old.resume(insteadOf: session, id: id)
    (session, earlier, mergeable, revisions) = (old, nil, [:], [:])
    collect()
  }
}
