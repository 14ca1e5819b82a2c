import SplitKit

extension JSONWriter {
  /// Writes the answer to the question for the next row with a text.
  mutating func write(_ result: RowSearchResult, of target: String, ack: Acknowledgement) {
    writeAnswer("found", ack: ack) { writer in
      writer.member("target", target)
      writer.member("row", result.row.map { .string($0) } ?? .null)
      writer.member("offset", result.offset.map { .number($0) } ?? .null)
      writer.member("searched", result.searched)
      writer.member("after", result.rest.map { .string($0) } ?? .null)
    }
  }
}
