/// The forms of a log.
package enum LogFormat: String, Sendable, CaseIterable {
  /// A line of words for people.
  case text
  /// A JSON object in a line, for programs.
  case json
}
