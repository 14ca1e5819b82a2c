import SplitKit

extension Picture {
  /// The members of the answer after those that refer to the message.
  static let members: [SchemaMember] = [
    .required("scene", .text), .required("profile", .names(Profile.all.map(\.id))), .required("size", .size),
    .required("svg", .text),
  ]
}

extension Export {
  /// The members of the answer after those that refer to the message.
  static let members: [SchemaMember] = [
    .required("scene", .text), .required("profile", .names(Profile.all.map(\.id))), .required("swift", .text),
  ]
}
