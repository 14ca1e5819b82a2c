/// The valid names of new controllers, which cannot be confused with any other name on the wire.
package enum NewControllerName {
  /// Whether a name is valid: 1 to 64 bytes without a colon and a slash, which the engine's own ids contain, and not
  /// reserved.
  package static func isValid(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count) && !reserved.contains(name) && !name.contains { $0 == ":" || $0 == "/" }
  }

  /// The names of the log's receivers, and of the window.
  private static let reserved: Set = ["delegate", "scene", "application", "window"]

  /// The rule, as the end of a sentence that begins with "a name is".
  package static let rule = "1 to 64 bytes without a colon or a slash, and not delegate, scene, application or window"
}
