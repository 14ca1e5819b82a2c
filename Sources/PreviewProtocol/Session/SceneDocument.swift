import SplitKit

/// The scene of a preview that nobody has open, as JSON.
enum SceneDocument {
  /// A whole scene: the members of the wire's `scene` without those of a conversation, which are `rev`, `ack` and `session`.
  /// `events` are the calls that led to it.
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
