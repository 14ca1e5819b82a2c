import PreviewProtocol
import SplitKit

/// The facts that a process needs when its client has come back.
package struct Resumption: Equatable, Sendable {
  /// The id of the message with which the client came back.
  package let id: MessageID?
  /// The id of the newest message that was received before.
  package let received: MessageID?
  /// The client's open slots, or nil if there is only slot 0.
  package let slots: [Int]?

  package init(id: MessageID?, received: MessageID?, slots: [Int]?) {
    (self.id, self.received, self.slots) = (id, received, slots)
  }

  package var frame: Frame {
    var writer = JSONWriter()
    writer.beginObject()
    for (name, id) in [("id", id), ("received", received)] {
      guard let id else { continue }
      writer.writeName(escaping: name)
      writer.write(id)
    }
    if let slots { writer.member("slots", .array(slots.map { .number(Double($0)) })) }
    writer.endObject()
    return Frame(.resume, writer.bytes)
  }

  /// Reads a frame, or returns nil if its payload is none of this kind.
  package init?(_ frame: Frame) {
    guard frame.kind == .resume, let value = try? JSONReader.read(frame.payload) else { return nil }
    self.init(
      id: value["id"].flatMap(MessageID.init), received: value["received"].flatMap(MessageID.init),
      slots: value["slots"]?.array?.compactMap(\.number).compactMap(Int.init(exactly:)))
  }
}

extension MessageID {
  /// Reads the id of a message in JSON.
  package init?(_ value: Value) {
    switch value {
    case .string(let text): self = .string(text)
    case .number(let number):
      guard let whole = Int(exactly: number) else { return nil }
      self = .number(whole)
    default: return nil
    }
  }
}
