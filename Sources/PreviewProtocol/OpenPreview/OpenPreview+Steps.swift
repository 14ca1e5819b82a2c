import SplitKit

/// Messages of a client that a command or a check sends by itself.
extension OpenPreview {
  /// Applies a message, whose target can be the last part of an id that no other has. Throws the error with which it is refused, and then
  /// changes nothing. A style or display mode that the OS version does not have is refused too.
  ///
  /// - Returns: The message with its whole target.
  @discardableResult
  func apply(step message: Value) throws(ProtocolError) -> Value {
    let whole = ShortTarget.whole(message) { window.elementIDs }
    let step = try ClientMessage.step(whole)
    if let refusal = WordVersions.refusal(of: whole, in: application.profile) { throw refusal }
    do throws(Refusal) {
      try apply(step)
    } catch {
      throw hinting(ProtocolError(error), of: whole)
    }
    return whole
  }
}

extension ClientMessage {
  /// Decodes a message that changes the window or the app. Throws an error for any other, and for one with a word that no message has.
  static func step(_ message: Value) throws(ProtocolError) -> ClientMessage {
    let refusal = ProtocolError(
      .unknownType, "A step cannot be such a message. It is one that changes the window or the app.", path: "type")
    // A member that such a message misses is of no interest.
    if ["open", "resume"].contains(message["type"]?.string) { throw refusal }
    try refuseUnknownWords(in: message)
    let message = try decode(message).message.get()
    guard message.isForWindow else { throw refusal }
    return message
  }

  /// Whether the window takes the message. A session handles all others itself.
  private var isForWindow: Bool {
    switch self {
    case .resize, .rotate, .arrange, .background, .foreground, .tap, .swipe, .drag, .scroll, .edit, .focus, .traits, .set,
      .perform:
      true
    case .open, .resume, .close, .sync, .ping, .sweep, .overview, .explain, .audit, .picture, .export, .properties, .find,
      .restart:
      false
    }
  }
}
