import SplitKit

extension Session {
  /// Begins a message that a person or a model has written. It differs from the same message of a client in that an argument which an
  /// action does not have is refused, and so is a style or display mode which the OS version does not have.
  package func begin(written message: Value) {
    let received = ClientMessage.decode(message)
    guard let refusal = refusal(of: message, received) else { return begin(received, isWritable: true) }
    begin(ReceivedMessage(id: received.id, slots: received.slots, .failure(refusal)), isWritable: true)
  }

  private func refusal(of message: Value, _ received: ReceivedMessage) -> ProtocolError? {
    switch try? received.message.get() {
    case .open(let open):
      // Another error of the message is reported when it is opened.
      guard let setting = try? OpenPreview.Setting(open, among: previews, on: devices) else { return nil }
      return WordVersions.refusal(of: open, in: setting.profile)
    case .set: return profile.flatMap { WordVersions.refusal(of: message, in: $0) }
    case .perform: return ActionArguments.refusal(of: message)
    default: return nil
    }
  }
}
