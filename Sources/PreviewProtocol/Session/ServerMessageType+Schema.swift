import SplitKit

extension ServerMessageType {
  /// The description of the messages of this type.
  package var schema: Schema {
    switch self {
    case .hello: message(Session.helloMembers)
    case .scene: .anyOf([.named(.wholeScene), .named(.movedScene)])
    case .error: answer(ProtocolError.members)
    case .pong: message([.optional("ack", .named(.messageID))])
    case .closed: answer([])
    case .sweep: answer(Sweep.members + Sweep.returningMembers)
    case .overview: answer(Overview.members)
    case .explanation: answer(Explain.members)
    case .audit: answer(Audit.members)
    case .picture: answer(Picture.members)
    case .export: answer(Export.members)
    case .properties: answer(SettableProperty.answerMembers)
    case .found: answer(RowSearchResult.answerMembers)
    case .reload: message([])
    case .scenes: message(PreviewFault.messageMembers)
    case .crashing: message(CrashNotice.firstMembers)
    case .crash: message(CrashNotice.members)
    }
  }

  private func message(_ members: [SchemaMember]) -> Schema {
    .object([.required("type", .constant(.string(rawValue)))] + members)
  }

  private func answer(_ members: [SchemaMember]) -> Schema { message(Acknowledgement.members + members) }
}

extension Acknowledgement {
  static let members: [SchemaMember] = [
    .optional("ack", .named(.messageID), "The id of the message."),
    .optional("slot", .slot, "The slot that answers, if the message named one."),
  ]
}

extension Session {
  fileprivate static let helloMembers: [SchemaMember] = [
    .required("protocol", .constant(1), "The version of the protocol."),
    .required(
      "server",
      .object(
        .required("name", .text), .required("version", .text),
        .optional("process", .text, "The name of the process among several behind one address (--name)."))),
    .required("session", .text, "The name of a new session. It begins with that of the process, if it has one, and a hyphen."),
    .required("epoch", .text, "The name of this run of the server."),
    .required("resumeFor", .count, "The number of seconds for which a session outlives its socket, or 0."),
  ]
}

extension ProtocolError {
  fileprivate static let members: [SchemaMember] = [
    .required("code", .choice(of: ErrorCode.self)), .required("message", .text, "A sentence for people."),
    .optional("path", .text, "The path of the invalid member, such as window.safeArea[2]."),
  ]
}

extension PreviewFault {
  fileprivate static let messageMembers: [SchemaMember] = [
    .required("changed", .list(.text), "The ids of the scenes that have changed, come or gone."),
    .required("faults", .list(fault), "The present faults of all files."),
  ]

  private static let fault = Schema.object(
    .required("scene", Schema.text.orNull, "The scene that the file describes, or null if it has no name."),
    .required("file", .text, "The path of the file."),
    .required("line", Schema.count.orNull, "The line, which begins with 1, or null for the whole file."),
    .required("column", Schema.count.orNull, "The column, which begins with 1."),
    .optional("text", .text, "The text of the line, or its first 200 characters."),
    .required("message", .text, "Sentences for people."))
}

extension SettableProperty {
  fileprivate static let answerMembers: [SchemaMember] = [
    .required("target", .text), .required("properties", .list(.named(.settableProperty))),
  ]

  static let schema = Schema.object(
    .required("name", .text),
    .required("kind", .names(["choice", "flag", "points", "fraction", "size", "text", "texts", "detents"])),
    .optional("values", .list(.any), "The values of a choice."), .optional("minimum", .number), .optional("maximum", .number),
    .optional("most", .count, "The greatest number of texts."), .required("value", .any),
    .optional("default", .any, "The value that null assigns."), .required("summary", .text))
}

extension RowSearchResult {
  fileprivate static let answerMembers: [SchemaMember] = [
    .required("target", .text),
    .required("row", Schema.text.orNull, "The id of the row, or null if no row that was looked at has the text."),
    .required(
      "offset", Schema.number.orNull,
      "The offset to which a scroll brings the row into the visible part, or null without a row or if the view model has all rows."
    ),
    .required("searched", .count, "The number of rows that were looked at."),
    .required("after", Schema.text.orNull, "The row behind which another search goes on, or null if no row is left."),
  ]
}
