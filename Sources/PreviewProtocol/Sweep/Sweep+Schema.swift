import SplitKit

extension Sweep {
  /// The members that `writeMembers(of:)` writes.
  static let members: [SchemaMember] = [
    .required("scene", .text), .required("profile", .names(Profile.all.map(\.id))), .required("options", .map(.any)),
    .required("policy", Schema.choice(of: TraitPolicy.self).orNull), .required("device", Schema.text.orNull),
    .required("from", .named(.length)), .required("to", .named(.length)), .required("height", .named(.length)),
    .required("bands", .list(band), "The ranges of widths within which none of the facts changes."),
  ]

  private static let band = Schema.object(
    .required("from", .named(.length)), .required("to", .named(.length)), .required("facts", .list(.named(.fact))),
    .required("changes", .list(.named(.factChange))))
}

extension LayoutFact {
  static let schema = Schema.object(
    .required("target", .text), .required("name", .text), .required("value", .any),
    .optional("because", .text, "The reason, which the bands of a sweep leave out."))
}

extension LayoutChange {
  static let schema = Schema.object(
    .required("target", .text), .required("name", .text), .required("from", .any), .required("to", .any),
    .optional("because", .text))
}
