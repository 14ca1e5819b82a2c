import Spelling
import SplitKit

/// A recorded session: the messages that a client sent, and those that it received (docs/protocol.md, "Transcripts").
package struct SessionTranscript: Equatable, Sendable {
  /// The version of the server that answered.
  package let version: String
  /// The places that may differ in every answer.
  package var mayDiffer: [MemberPattern]
  /// The messages in the order in which the client sent and received them.
  package let entries: [Entry]

  /// A line of the file with a message.
  package struct Entry: Equatable, Sendable {
    /// The number of the line, beginning with 1.
    package let line: Int
    /// The time in milliseconds since the recording began. A replay does not wait for it.
    package let at: Double
    package let message: Message
    /// The places that may differ in this answer, beside those of the transcript.
    package let mayDiffer: [MemberPattern]
  }

  package enum Message: Equatable, Sendable {
    case send(Value)
    /// An answer of the server. A trimmed one has only some members of the answer, because the recording was too long.
    case receive(Value, isTrimmed: Bool)
  }

  /// The version of the format that this type reads.
  static let format = 1.0

  /// The greatest number of arrays and objects that can be open at once in a line. A scene is nested deeper than a client's
  /// message, because controllers contain and present each other: up to 100 in a stack, and 32 presented ones. The number is
  /// our choice.
  static let maximumDepth = 512
}

extension SessionTranscript {
  /// Reads the text of a file. An empty line has no meaning.
  package init(_ text: [UInt8]) throws(TranscriptError) {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .map { (number: $0.offset + 1, text: Array($0.element)) }
      .filter { line in !line.text.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
    guard let first = lines.first else {
      throw TranscriptError(line: 1, "The file is empty. A transcript begins with {\"transcript\":1,\"version\":\"…\"}.")
    }
    (version, mayDiffer) = try Self.read(first.text, at: first.number) { (line) throws(ProtocolError) in
      (try Self.version(line), try line.patterns())
    }
    var entries: [Entry] = []
    for line in lines.dropFirst() {
      entries.append(
        try Self.read(line.text, at: line.number) { (fields) throws(ProtocolError) in
          try Entry(fields, at: line.number)
        })
    }
    guard !entries.isEmpty else { throw TranscriptError(line: first.number, "No line with a message follows the first one.") }
    self.entries = entries
  }

  /// Reads a line, which is an object.
  private static func read<Content>(
    _ text: [UInt8], at line: Int, _ decode: (Fields) throws(ProtocolError) -> Content
  ) throws(TranscriptError) -> Content {
    let value: Value
    do throws(JSONError) {
      value = try JSONReader.read(text, limit: maximumDepth)
    } catch {
      throw TranscriptError(line: line, error.description)
    }
    guard value.members != nil else { throw TranscriptError(line: line, "The line is \(value.summary). It must be an object.") }
    do throws(ProtocolError) {
      return try decode(Fields(value))
    } catch {
      throw TranscriptError(line: line, path: error.path, error.message)
    }
  }

  private static func version(_ line: Fields) throws(ProtocolError) -> String {
    let format = try line.required("transcript")
    guard format.value.number == Self.format else {
      throw format.invalid(
        "This program reads transcripts of version 1. Replay it with the program that wrote it, or a later one")
    }
    return try line.required("version").string()
  }
}

extension SessionTranscript.Entry {
  fileprivate init(_ fields: Fields, at line: Int) throws(ProtocolError) {
    self.line = line
    let time = try fields.required("at")
    guard let at = time.value.number, at >= 0 else { throw time.invalid("It must be a number of milliseconds from 0 on") }
    self.at = at
    mayDiffer = try fields.patterns()
    let (sent, received) = (fields.optional("send"), fields.optional("receive"))
    if let sent {
      if let patterns = fields.optional("mayDiffer") { throw patterns.invalid("Only a received answer can differ") }
      guard received == nil else { throw sent.invalid("A line must have send or receive, not both") }
      _ = try sent.fields().required("type").string()
      message = .send(sent.value)
    } else if let received {
      _ = try received.fields().required("type").string()
      message = .receive(received.value, isTrimmed: try fields.optional("trimmed")?.flag() ?? false)
    } else {
      let near = fields.memberNames.compactMap { name in
        nearWord(to: name, in: ["send", "receive"]).map { " Did you mean \($0) by \(name.clipped)?" }
      }
      throw ProtocolError(.missing, "send or receive is missing.\(near.first ?? "")")
    }
  }
}

extension Fields {
  /// The patterns of the member `mayDiffer`, which is a list of texts.
  fileprivate func patterns() throws(ProtocolError) -> [MemberPattern] {
    guard let list = optional("mayDiffer") else { return [] }
    guard let elements = list.value.array, elements.count <= MemberPattern.most else {
      throw list.invalid("It must be a list of at most \(MemberPattern.most) paths")
    }
    var patterns: [MemberPattern] = []
    for element in elements {
      guard let text = element.string else {
        throw list.invalid("It must be a list of texts, and one of them is \(element.summary)")
      }
      do throws(MemberPatternError) {
        patterns.append(try MemberPattern(text))
      } catch {
        throw list.invalid(error.reason)
      }
    }
    return patterns
  }
}
