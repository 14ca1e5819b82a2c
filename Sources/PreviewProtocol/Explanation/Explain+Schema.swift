import SplitKit

extension Explain {
  /// The members that `writeMembers(of:)` writes.
  static let members: [SchemaMember] = [
    .required("scene", .text), .required("profile", .names(Profile.all.map(\.id))), .required("size", .size),
    .required("target", .text, "The name of what was explained."), .required("title", .text),
    .required("sentences", .list(sentence)), .required("nearest", nearest),
  ]

  private static let sentence = Schema.object(
    .required("text", .text), .required("target", .text), .required("name", .text), .required("value", .any),
    .required("because", .text), .required("rule", .choice(of: Rule.self)), .required("statement", statement.orNull),
    .required("certainty", .text))

  private static let statement = Schema.object(
    .required("id", .text), .required("class", .names(["documented", "observed", "inferred", "unmeasured"])),
    .required("sources", .list(.text)), .required("text", .text))

  private static let nearest = Schema.object(
    .required("from", .number), .required("to", .number), .required("startsAlike", .flag),
    .required("narrower", flip.orNull), .required("wider", flip.orNull))

  private static let flip = Schema.object(
    .required("width", .number), .required("flip", .number, "The number of the breakpoint for people."),
    .required("changes", .list(.named(.factChange))))
}
