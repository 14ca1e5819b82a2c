import SplitKit

extension Overview {
  /// The members that `writeMembers(of:)` writes.
  static let members: [SchemaMember] = [
    .required("scene", .text), .required("profile", .names(Profile.all.map(\.id))), .required("device", .text),
    .required("windows", .list(window)),
  ]

  private static let window = Schema.object(
    .required("arrangement", .choice(of: WindowArrangement.self)),
    .required("orientation", .names(["portrait", "landscape"])), .required("size", .size),
    .required("classes", .tuple([sizeClass, sizeClass]), "The horizontal and the vertical size class."),
    .required("facts", .list(.named(.fact))), .required("parts", .list(part), "The visible panes of columns and parts."))

  private static let sizeClass = Schema.choice(of: UserInterfaceSizeClass.self)

  private static let part = Schema.object(
    .required("container", .text), .required("role", .text), .optional("column", .names(of: Column.self)),
    .required("frame", .rect))
}
