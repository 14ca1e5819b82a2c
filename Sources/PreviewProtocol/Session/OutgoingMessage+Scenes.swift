extension OutgoingMessage {
  /// Tells the page which previews have changed, come or gone, and what is wrong with the files at present.
  package static func scenes(changed: [String], faults: [PreviewFault]) -> OutgoingMessage {
    OutgoingMessage { writer in
      writer.beginObject()
      writer.member("type", "scenes")
      writer.member("changed", changed)
      writer.beginArray("faults")
      for fault in faults { writer.write(fault) }
      writer.endArray()
      writer.endObject()
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ fault: PreviewFault) {
    beginObject()
    member("scene", fault.preview.map { .string($0) } ?? .null)
    member("file", fault.file)
    member("line", fault.line.map { .number(Double($0)) } ?? .null)
    member("column", fault.column.map { .number(Double($0)) } ?? .null)
    member("message", fault.message)
    endObject()
  }
}
