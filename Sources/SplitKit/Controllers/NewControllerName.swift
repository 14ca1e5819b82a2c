/// The valid names of new controllers, which cannot be confused with any other name on the wire.
package enum NewControllerName {
  /// Whether a name is valid: 1 to 64 bytes without a colon and a slash, which the engine's own ids contain, and not
  /// reserved.
  package static func isValid(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count) && !reserved.contains(name) && !name.contains { $0 == ":" || $0 == "/" }
  }

  /// The name by which a client asks the window itself for an action.
  static let window = "window"

  /// The receivers of the log that are no controllers, and the name of the window.
  private static let reserved = ["delegate", "scene", "application", window]

  /// The rule, as the end of a sentence that begins with "a name is".
  package static let rule =
    "1 to 64 bytes without a colon or a slash, and not \(reserved.dropLast().joined(separator: ", ")) or \(window)"
}
