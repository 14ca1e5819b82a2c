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

  /// The scene or the app that a check is about, as its file names it.
  package enum Subject {
    /// The scene of the session.
    case ownScene
    /// The path of a scenario file.
    case file(String)
    /// An app: its path, or an object with its path and the settings of its build.
    case app(Value)
  }

  /// Turns a transcript into a check.
  ///
  /// - Parameters:
  ///   - transcript: The session, of which the last opening of a scene counts, and the messages after it.
  ///   - name: The name of the check.
  ///   - subject: What the check is about.
  ///   - devices: The devices that the session can name.
  ///   - answer: Answers a question about a window of the scene or of the app.
  /// - Throws: A ``RecordingError`` that names the line of the transcript, or another error of `answer`.
  package init(
    _ transcript: SessionTranscript, named name: String, about subject: Subject, on devices: DeviceCatalog,
    answering answer: (SceneQuestion) throws -> SceneReply
  ) throws {
    let session = try RecordedSession(transcript, on: devices)
    let facts = try Self.facts(of: session, answer)
    var lines = session.remark.map { ["# \($0)"] } ?? []
    lines += ["format: 1", Self.line(subject, session), "checks:", "  - name: \(Value.string(name).json)"]
    for member in session.members { lines.append("    \(member.name): \(member.value.json)") }
    if !session.steps.isEmpty { lines.append("    steps:") }
    for step in session.steps { lines.append("      - \(Self.step(step.message))") }
    lines.append("    expect:")
    for target in facts.members ?? [] {
      for fact in target.value.members ?? [] where Self.isExpected(target.name, fact.name, fact.value) {
        lines.append("      - {\(target.name).\(fact.name): \(fact.value.json)}")
      }
    }
    yaml = lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ subject: Subject, _ session: RecordedSession) -> String {
    switch subject {
    case .ownScene: "scene: \(Value.string(session.scene).json)"
    case .file(let path): "scene: \(Value.string(path).json)"
    case .app(let app): "app: \(app.json)"
    }
  }

  /// The facts of the window after the session's steps: an object for each target.
  private static func facts(of session: RecordedSession, _ answer: (SceneQuestion) throws -> SceneReply) throws -> Value {
    do { return try JSONReader.read([UInt8](try answer(session.question).text.utf8)) } catch let error as ProtocolError {
      throw session.error(error)
    }
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
