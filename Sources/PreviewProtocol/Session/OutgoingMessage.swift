/// A message to the client. It begins with room for the frame's header, so that sending needs no copy.
package struct OutgoingMessage: Equatable, Sendable {
  /// The number of unused bytes before the text: `LWS_PRE`, which is 16 on every platform that this project supports.
  package static let headroom = 16

  /// The headroom and the text in UTF-8.
  package var bytes: [UInt8]

  init(_ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter(headroom: Self.headroom, capacity: 1024)
    write(&writer)
    bytes = writer.bytes
  }

  /// Tells the page that its files have changed.
  package static let reload = OutgoingMessage { writer in
    writer.beginObject()
    writer.member("type", "reload")
    writer.endObject()
  }

  /// The text without the headroom.
  package var text: String { String(decoding: bytes[Self.headroom...], as: UTF8.self) }
}
