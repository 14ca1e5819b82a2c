extension OutgoingMessage {
  /// Tells the page which previews have changed, come or gone, and what is wrong with the files at present.
  package static func scenes(changed: [String], faults: [PreviewFault]) -> OutgoingMessage {
    OutgoingMessage { writer in
      writer.beginObject()
      writer.member("type", "scenes")
      writer.member("changed", changed)
      writer.member("faults", faults)
      writer.endObject()
    }
  }
}

extension JSONWriter {
  /// Writes what is wrong with the files.
  mutating func member(_ name: Name, _ faults: [PreviewFault]) {
    beginArray(name)
    for fault in faults { write(fault) }
    endArray()
  }

  private mutating func write(_ fault: PreviewFault) {
    beginObject()
    member("scene", fault.preview.map { .string($0) } ?? .null)
    member("file", fault.file)
    member("line", fault.line.map { .number(Double($0)) } ?? .null)
    member("column", fault.column.map { .number(Double($0)) } ?? .null)
    if let text = fault.text { member("text", text) }
    member("message", fault.message)
    endObject()
  }
}
