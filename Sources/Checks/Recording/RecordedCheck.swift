import PreviewProtocol
import Scenarios
import SplitKit

/// A check that does what a recorded session did, and expects what it led to. Its values are written as JSON, which YAML includes.
///
/// A check opens a window without a device and without a place of the user, so the steps are tried here, and the expectations are those of the
/// window to which they lead.
package struct RecordedCheck {
  /// The text of a file of checks.
  package let yaml: String

  /// Turns a transcript into a check.
  ///
  /// - Parameters:
  ///   - transcript: The session, of which the last opening of a scene counts, and the messages after it.
  ///   - name: The name of the check.
  ///   - scene: The scene as the file of checks names it, or nil for its id.
  ///   - previews: The previews among which the scene is opened.
  /// - Throws: A ``RecordingError`` that names the line of the transcript.
  package init(
    _ transcript: SessionTranscript, named name: String, scene: String? = nil, among previews: [Preview]
  ) throws(RecordingError) {
    let session = try RecordedSession(transcript)
    let probe = try session.replayed(among: previews)
    var lines = session.remark.map { ["# \($0)"] } ?? []
    lines += ["format: 1", "scene: \(Value.string(scene ?? session.scene).json)", "checks:"]
    lines.append("  - name: \(Value.string(name).json)")
    for member in session.members { lines.append("    \(member.name): \(member.value.json)") }
    if !session.steps.isEmpty { lines.append("    steps:") }
    for step in session.steps { lines.append("      - \(Self.step(step.message))") }
    lines.append("    expect:")
    for (target, name, value) in probe.facts.all where Self.isExpected(target, name, value) {
      lines.append("      - {\(target).\(name): \(value.json)}")
    }
    yaml = lines.joined(separator: "\n") + "\n"
  }

  private static let expected: Set = [
    "isCollapsed", "displayMode", "columns", "selectedIndex", "children", "presentedViewController",
  ]

  /// Whether a fact describes the state of the app: the size class, the state of containers, and their stacks. A check of frames and texts
  /// would fail at every change of the design.
  private static func isExpected(_ target: String, _ name: String, _ value: Value) -> Bool {
    target == "window"
      ? name == "horizontalSizeClass" : expected.contains(name) && value != Value.null && value != Value.array([])
  }

  /// A step in short if it has a target alone.
  private static func step(_ message: Value) -> String {
    let members = (message.members ?? []).filter { $0.name != "type" }
    guard let type = message["type"]?.string, members.count == 1, members[0].name == "target" else { return message.json }
    return "{\(type): \(members[0].value.json)}"
  }
}

/// A sentence that says why a session is no check.
package struct RecordingError: Error, CustomStringConvertible {
  package let description: String
}
