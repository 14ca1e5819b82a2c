/// The valid names of new controllers, which cannot be confused with any other name on the wire.
package enum NewControllerName {
  /// Whether a name is valid: 1 to 64 bytes without a colon and a slash, which the engine's own ids contain, and not
  /// the log's receiver `delegate`.
  package static func isValid(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count) && name != "delegate" && !name.contains { $0 == ":" || $0 == "/" }
  }

  /// The rule, as the end of a sentence that begins with "a name is".
  package static let rule = "1 to 64 bytes without a colon or a slash, and not delegate"
}
