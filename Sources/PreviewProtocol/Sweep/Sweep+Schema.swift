import SplitKit

extension Sweep {
  /// The members that `writeMembers(of:)` writes.
  static let members: [SchemaMember] = [
    .required("scene", .text), .required("profile", .names(Profile.all.map(\.id))), .required("options", .map(.any)),
    .required("policy", Schema.choice(of: TraitPolicy.self).orNull), .required("device", Schema.text.orNull),
    .required("from", .named(.length)), .required("to", .named(.length)), .required("height", .named(.length)),
    .required("bands", .list(band), "The ranges of widths within which none of the facts changes."),
  ]

  /// The members that a sweep there and back has besides.
  static let returningMembers: [SchemaMember] = [
    .optional(
      "directions", .list(direction),
      "Only with thereAndBack: the ranges of widths in which the layout depends on the direction. In each change, from is the value on the "
        + "way from narrow to wide, and to the one on the way from wide to narrow."),
    .optional(
      "unsettled", .list(unsettled),
      "Only with thereAndBack: the breakpoints at which the layout does not settle when the window goes back and forth between their two pixels."
    ),
    .optional(
      "unfinished", unfinished.orNull,
      "Only with thereAndBack: the range of widths at which each layout asked for another one without an end, or null."),
  ]

  private static let direction = Schema.object(
    .required("from", .named(.length)), .required("to", .named(.length)), .required("changes", .list(.named(.factChange))),
    .required("calls", .list(.text), "The calls to the app's code at the breakpoints that lead there."))

  private static let unsettled = Schema.object(
    .required("between", .list(.named(.length)), "The two pixels."),
    .required("width", .named(.length), "The one at which the layouts differ."),
    .required("layouts", .number, "The number of different layouts."),
    .required("changes", .list(.named(.factChange)), "The differences between the last two layouts."),
    .required("calls", .list(.text), "The calls to the app's code during the last visit."))

  private static let unfinished = Schema.object(
    .required("from", .named(.length)), .required("to", .named(.length)),
    .required("changes", .list(.named(.factChange)), "The differences between two layouts after each other."),
    .required("calls", .list(.text), "The calls to the app's code in one of them."))

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
