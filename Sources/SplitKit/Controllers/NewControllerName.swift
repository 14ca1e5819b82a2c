/// The names that a new controller may have, so that it cannot be taken for anything else on the wire.
package enum NewControllerName {
  /// Whether the name can be given: 1 to 64 bytes, and neither an id of ours, which have a colon or a slash, nor the
  /// receiver `delegate` of the log.
  package static func isValid(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count) && name != "delegate" && !name.contains { $0 == ":" || $0 == "/" }
  }

  /// The rule, as the end of a sentence that begins with "a name is".
  package static let rule = "1 to 64 bytes without a colon or a slash, and not delegate"
}
