/// The slots of a session (docs/protocol.md, "Slots").
extension Session {
  /// Whether a preview is open in any slot. Without one, there is nothing to resume.
  package var hasPreview: Bool { first.preview != nil || !others.isEmpty }

  /// The numbers of the slots that have an open preview, in order.
  package var openSlots: [Int] {
    var numbers: [Int] = []
    forEachOpenSlot { numbers.append($0.number) }
    return numbers
  }

  /// The number of slots that have an open preview.
  package var openSlotCount: Int { (first.preview == nil ? 0 : 1) + others.count }

  /// The slot with a number, or nil if nothing is open in it.
  func slot(_ number: Int) -> Slot? {
    guard number > 0 else { return first.preview == nil ? nil : first }
    return others.first { $0.number == number }
  }

  /// The slot with a number. If nothing is open in it, this method throws an error with the path of the member that names it.
  func openSlot(_ number: Int, at path: String?) throws(ProtocolError) -> Slot {
    if let slot = slot(number) { return slot }
    let state = path == nil ? "no scene is open" : "slot \(number) has none"
    throw ProtocolError(.notOpen, "The message needs an open scene, and \(state).", path: path)
  }

  /// The slot with a number, for a preview that opens in it.
  func makeSlot(_ number: Int) -> Slot {
    guard number > 0 else { return first }
    if let slot = slot(number) { return slot }
    let slot = Slot(number)
    others.insert(slot, at: others.firstIndex { $0.number > number } ?? others.endIndex)
    return slot
  }

  /// Frees the slot, so that it is as if nothing had been open in it.
  func close(_ slot: Slot, ack: Acknowledgement) {
    if slot.number == 0 { first = Slot(0) } else { others.removeAll { $0 === slot } }
    outbox.push(OutgoingMessage { $0.writeClosed(ack: ack) })
  }

  func forEachOpenSlot(_ body: (Slot) -> Void) {
    if first.preview != nil { body(first) }
    others.forEach(body)
  }
}
