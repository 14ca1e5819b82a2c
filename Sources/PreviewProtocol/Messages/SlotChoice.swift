import SplitKit

/// The slots that a message is for (docs/protocol.md, "Slots").
package enum SlotChoice: Equatable, Sendable {
  /// The message names no slot. It is for slot 0, and its answers name no slot either.
  case unnamed

  case one(Int)

  /// One slot or more, each of them once, in the order in which they answer.
  case several([Int])
}

extension SlotChoice {
  /// Reads the slots of a message that is otherwise valid.
  init(of message: ClientMessage, in value: Value) throws(ProtocolError) {
    self = .unnamed
    guard value.mayNameSlots else { return }
    let fields = Fields(value)
    guard let named = fields.optional("slots") ?? fields.optional("slot") else { return }
    switch message {
    // A ping is for the connection.
    case .ping: return
    case .resume: throw named.invalid("A message that resumes a session must have no slot and no slots")
    case .open where named.path == "slots": throw named.invalid("A message that opens a scene must have slot, not slots")
    case .open, .close, .resize, .rotate, .arrange, .background, .foreground, .tap, .swipe, .drag, .scroll, .edit, .focus,
      .traits, .set, .perform, .sync, .sweep, .overview, .explain, .audit, .picture, .export, .properties, .find, .restart:
      self = try SlotChoice(fields)
    }
  }

  private init(_ fields: Fields) throws(ProtocolError) {
    guard let slots = fields.optional("slots") else {
      self = .one(try fields.required("slot").slot())
      return
    }
    guard fields.optional("slot") == nil else { throw slots.invalid("A message with slot must have no slots") }
    self = .several(try slots.slots())
  }
}

extension Field {
  fileprivate func slot() throws(ProtocolError) -> Int {
    guard let number = value.number, let slot = Int(exactly: number), (0..<Limits.slots).contains(slot) else {
      throw invalid("A slot must be a whole number from 0 to \(Limits.slots - 1)")
    }
    return slot
  }

  fileprivate func slots() throws(ProtocolError) -> [Int] {
    let rule = "It must be an array of 1 to \(Limits.slots) slots"
    guard let elements, (1...Limits.slots).contains(elements.count) else { throw invalid(rule) }
    var slots: [Int] = []
    for element in elements {
      let slot = try element.slot()
      guard !slots.contains(slot) else { throw element.invalid("A slot must be in the list once") }
      slots.append(slot)
    }
    return slots
  }
}

extension Value {
  /// Whether a member can be `slot` or `slots`. Most messages have neither, so this looks at first letters only.
  fileprivate var mayNameSlots: Bool {
    guard case .object(let members) = self else { return false }
    return members.contains { $0.name.utf8.first == UInt8(ascii: "s") }
  }
}
