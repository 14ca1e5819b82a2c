import PreviewProtocol
import SamplePreviews
import SplitKit

/// A client in memory that has several slots, and reads every answer as a value.
struct SlotDialogue {
  let session: Session

  init(_ name: String = "s") {
    session = Session(
      name: name, previews: Preview.all, server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 9))
  }

  /// A client that has opened the lab in these slots.
  init(opening slots: [Int], _ members: String = #""scene":"lab","updates":"moved""#) {
    self.init()
    for slot in slots { say(#"{"type":"open","slot":\#(slot),\#(members)}"#) }
  }

  /// Sends a message while the socket takes bytes, and reads all answers.
  @discardableResult
  func say(_ text: String) -> [Value] {
    session.receive(Array(text.utf8), isWritable: true)
    return answers()
  }

  /// Sends a message while the socket takes no bytes.
  func sayBlocked(_ text: String) { session.receive(Array(text.utf8), isWritable: false) }

  func answers() -> [Value] {
    var answers: [Value] = []
    while let message = session.nextMessage() { answers.append(WireReader.read(Array(message.text.utf8))) }
    return answers
  }

  /// The whole scene of a slot, without the members that belong to a message.
  func shown(in slot: Int) -> Value {
    guard case .object(let members) = say(#"{"type":"sync","slot":\#(slot)}"#)[0] else { return .null }
    return .object(members.filter { !["ack", "events", "transition"].contains($0.name) })
  }
}

extension Value {
  /// The object with other members, or without one for nil.
  func with(_ name: String, _ value: Value?) -> Value {
    let members = (members ?? []).filter { $0.name != name }
    return .object(members + (value.map { [Member(name, $0)] } ?? []))
  }
}
