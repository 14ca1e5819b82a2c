import SplitKit

/// A sweep, an overview, an explanation, an audit, a picture or an export that is under way.
struct InquiryUnderWay {
  let inquiry: any Inquiry
  let ack: Acknowledgement
  /// An estimate of the memory of the copies on which it works, in bytes.
  let estimatedBytes: Int
}

/// The sweeps, overviews, explanations, audits, pictures and exports of a session, which are answered in steps.
extension Session {
  /// The greatest number of them that are under way for a client, in all slots together.
  package static let maximumInquiries = 4

  /// Whether the session has work between messages.
  package var hasWork: Bool { !inquiries.isEmpty }

  /// Continues the oldest inquiry by so many steps, and queues its answer when it is complete. Returns the complete inquiry if it
  /// also has words for people.
  @discardableResult
  package func work(steps: Int) -> (any InWords)? {
    guard let (inquiry, ack) = inquiries.first.map({ ($0.inquiry, $0.ack) }) else { return nil }
    do throws(ProtocolError) {
      for _ in 0..<steps where !inquiry.isDone { try inquiry.advance() }
    } catch {
      inquiries.removeFirst()
      refuse(error, ack: ack)
      return nil
    }
    guard inquiry.isDone else { return nil }
    inquiries.removeFirst()
    writeScenes()
    outbox.push(OutgoingMessage { inquiry.write(to: &$0, ack: ack) })
    return inquiry as? any InWords
  }

  func sweep(over range: SweepRange, in slot: Slot, ack: Acknowledgement) throws(ProtocolError) {
    try begin(in: slot, ack: ack) { (preview) throws(ProtocolError) in
      guard !range.isReturning else {
        return try ReturningSweep(
          preview.sweepable, over: range, among: previews, on: devices, overrides: preview.traitOverrides)
      }
      return try Sweep(preview.sweepable, over: range, among: previews, on: devices, overrides: preview.traitOverrides)
    }
  }

  func overview(of device: String, in slot: Slot, ack: Acknowledgement) throws(ProtocolError) {
    try begin(in: slot, ack: ack) { (preview) throws(ProtocolError) in
      try Overview(of: preview, on: device, among: previews, devices: devices)
    }
  }

  func explain(_ question: ExplainQuestion, in slot: Slot, ack: Acknowledgement) throws(ProtocolError) {
    try begin(in: slot, ack: ack) { (preview) throws(ProtocolError) in
      try Explain(question, of: preview, among: previews, devices: devices)
    }
  }

  func audit(over range: SweepRange, in slot: Slot, ack: Acknowledgement) throws(ProtocolError) {
    try begin(in: slot, ack: ack) { (preview) throws(ProtocolError) in
      try Audit(over: range, of: preview, among: previews, devices: devices)
    }
  }

  func picture(of slot: Slot, ack: Acknowledgement) throws(ProtocolError) {
    try begin(in: slot, ack: ack) { Picture(of: $0) }
  }

  func export(of slot: Slot, ack: Acknowledgement) throws(ProtocolError) {
    try begin(in: slot, ack: ack) { Export(of: $0) }
  }

  /// Answers which properties of a controller can be assigned.
  func tellProperties(of target: String, in slot: Slot, ack: Acknowledgement) throws(ProtocolError) {
    try answer(in: slot) { (preview) throws(Refusal) in
      let properties = try preview.settableProperties(of: target)
      return OutgoingMessage { $0.write(properties, of: target, ack: ack) }
    }
  }

  /// Answers which row of a list is the next one with a text.
  func find(_ search: RowSearch, in target: String, of slot: Slot, ack: Acknowledgement) throws(ProtocolError) {
    try answer(in: slot) { (preview) throws(Refusal) in
      let result = try preview.search(search, in: target)
      return OutgoingMessage { $0.write(result, of: target, ack: ack) }
    }
  }

  /// Answers a question about an open preview at once. It takes no steps, unlike an inquiry.
  private func answer(in slot: Slot, _ ask: (OpenPreview) throws(Refusal) -> OutgoingMessage) throws(ProtocolError) {
    guard let preview = slot.preview else { return }
    do throws(Refusal) {
      outbox.push(try ask(preview))
    } catch {
      throw ProtocolError(error)
    }
  }

  /// Creates an inquiry and puts it behind those that are under way.
  private func begin(
    in slot: Slot, ack: Acknowledgement, _ make: (OpenPreview) throws(ProtocolError) -> any Inquiry
  ) throws(ProtocolError) {
    guard let preview = slot.preview else { return }
    guard inquiries.count < Self.maximumInquiries else {
      let most = "\(Self.maximumInquiries) sweeps, overviews, explanations, audits, pictures or exports under way"
      throw ProtocolError(.tooFast, "The client already has \(most), and it may have no more at a time.")
    }
    slot.wake()
    let inquiry = try make(preview)
    inquiries.append(InquiryUnderWay(inquiry: inquiry, ack: ack, estimatedBytes: 2 * preview.estimatedBytes))
  }
}
