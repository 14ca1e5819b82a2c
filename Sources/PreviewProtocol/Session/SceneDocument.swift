import SplitKit

/// The scene of a preview that nobody has open, as JSON.
package enum SceneDocument {
  /// A whole scene: the members of the wire's `scene` without those of a conversation, which are `rev`, `ack` and `session`.
  /// `events` are the calls that led to it. `open` is a message of that type.
  ///
  /// Throws the error with which the message is refused.
  package static func json(
    _ open: Value, previews: [Preview], devices: DeviceCatalog = .builtIn
  ) throws(ProtocolError) -> [UInt8] {
    json(of: try OpenPreview(Open(open, for: "A document"), among: previews, on: devices))
  }

  /// The scene of an open preview.
  static func json(of preview: OpenPreview) -> [UInt8] {
    var sent = SentState()
    let update = sent.update(from: preview)
    var answer = SceneAnswer()
    answer.add(Acknowledgement(id: nil), from: preview.application)
    return JSONWriter.line(capacity: 16_384) { writer in
      writer.member("type", "scene")
      writer.writeMembers(of: update, answer, of: preview)
    }
  }
}
