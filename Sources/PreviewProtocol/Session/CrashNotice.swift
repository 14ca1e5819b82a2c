import SplitKit

/// The end of an app's process that nobody has asked for: what the page of its client tells.
package struct CrashNotice: Equatable, Sendable {
  /// The ways in which a process ends.
  package enum Reason: String, Sendable, CaseIterable {
    /// The program has stopped itself, as for an index out of range.
    case trap
    /// A signal has ended the process.
    case signal
    /// The app did not answer in time.
    case loop
    /// Calls were nested deeper than the stack is long.
    case stack
    /// The app has called `exit`.
    case exit
    /// The app took more memory than it may.
    case memory
  }

  /// A function that was running, the innermost first.
  package struct Frame: Equatable, Sendable {
    package let function: String
    package let file: String?
    package let line: Int?

    package init(function: String, file: String?, line: Int?) {
      (self.function, self.file, self.line) = (function, file, line)
    }
  }

  package let reason: Reason
  /// A sentence that says what happened.
  package let message: String
  /// The place in the app's own code, if it is known.
  package let file: String?
  package let line, column: Int?
  package let frames: [Frame]
  /// The last calls before the end, as the events of a scene have them, beginning with the oldest.
  package let calls: [Value]

  package init(
    _ reason: Reason, _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil, frames: [Frame] = [],
    calls: [Value] = []
  ) {
    (self.reason, self.message) = (reason, message)
    (self.file, self.line, self.column) = (file, line, column)
    (self.frames, self.calls) = (frames, calls)
  }
}

extension CrashNotice {
  static let members: [SchemaMember] = [
    .optional("slot", .slot, "The slot of the app, unless that is 0."),
    .required("reason", .choice(of: Reason.self)), .required("message", .text, "A sentence for people."),
    .required("file", Schema.text.orNull, "The file of the app's own code, or null if it is not known."),
    .required("line", Schema.count.orNull, "The line, which begins with 1."),
    .required("column", Schema.count.orNull, "The column, which begins with 1."),
    .required("frames", .list(frame), "The functions that were running, the innermost first."),
    .required("calls", .list(.named(.call)), "The last calls before the end, at most 20, beginning with the oldest."),
  ]

  /// The members of the message before that one, which comes as soon as a process begins to write where it was.
  static let firstMembers: [SchemaMember] = [
    .optional("slot", .slot, "The slot of the app, unless that is 0."),
    .required("message", Schema.text.orNull, "The words of the failure, or null if it has none yet."),
  ]

  private static let frame = Schema.object(
    .required("function", .text), .required("file", Schema.text.orNull), .required("line", Schema.count.orNull))
}

extension OutgoingMessage {
  /// Tells the client that the app in a slot has ended.
  package static func crash(_ notice: CrashNotice, inSlot slot: Int) -> OutgoingMessage {
    OutgoingMessage { writer in
      writer.beginObject()
      writer.member("type", "crash")
      if slot > 0 { writer.member("slot", slot) }
      writer.writeMembers(of: notice)
      writer.endObject()
    }
  }
}

extension OutgoingMessage {
  /// Tells the client that the app in a slot is about to end, with the words of the failure if there are any.
  package static func crashing(_ words: String?, inSlot slot: Int) -> OutgoingMessage {
    OutgoingMessage { writer in
      writer.beginObject()
      writer.member("type", "crashing")
      if slot > 0 { writer.member("slot", slot) }
      writer.member("message", .text(words))
      writer.endObject()
    }
  }
}

extension JSONWriter {
  fileprivate mutating func writeMembers(of notice: CrashNotice) {
    member("reason", notice.reason.rawValue)
    member("message", notice.message)
    member("file", .text(notice.file))
    member("line", .count(notice.line))
    member("column", .count(notice.column))
    beginArray("frames")
    for frame in notice.frames { write(frame) }
    endArray()
    member("calls", .array(notice.calls))
  }

  private mutating func write(_ frame: CrashNotice.Frame) {
    beginObject()
    member("function", frame.function)
    member("file", .text(frame.file))
    member("line", .count(frame.line))
    endObject()
  }
}

extension Value {
  fileprivate static func text(_ text: String?) -> Value { text.map { .string($0) } ?? .null }
  fileprivate static func count(_ count: Int?) -> Value { count.map { .number(Double($0)) } ?? .null }
}

extension JSONWriter {
  /// The JSON of a call, as the events of a scene have it.
  package static func text(of call: Call) -> [UInt8] {
    var writer = JSONWriter(capacity: 256)
    writer.write(call)
    return writer.bytes
  }
}
