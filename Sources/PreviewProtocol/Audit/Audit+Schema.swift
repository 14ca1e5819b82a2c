import SplitKit

extension Audit {
  /// The members that `writeMembers(of:)` writes.
  static let members: [SchemaMember] = [
    .required("scene", .text), .required("profile", .names(Profile.all.map(\.id))), .required("from", .named(.length)),
    .required("to", .named(.length)), .required("height", .named(.length)),
    .required("widths", .list(.number), "The widths that were looked at."), .required("findings", .list(finding)),
    .required("dropped", .count, "The number of findings that have no room in the answer."),
    .required(
      "systemColors", .list(systemColor),
      "Texts in UIKit's own colors that have too little contrast. They are no findings, because an app does not choose the colors."
    ),
    .required("textsOverImages", .count, "The greatest number of texts over images at one width. Their contrast is not judged."),
  ]

  private static let systemColor = Schema.object(
    .required("name", .text), .required("color", .text), .required("background", .text), .required("contrast", .number),
    .required("texts", .count), .required("example", .text), .required("target", .text), .required("pane", .text),
    .required("widths", .list(.number)))

  private static let finding = Schema.object(
    .required("rule", .choice(of: AuditRule.self)), .required("target", .text), .required("pane", .text),
    .required("text", .text), .required("source", .text), .required("frame", Schema.rect.orNull),
    .required("widths", .list(.number)))
}
