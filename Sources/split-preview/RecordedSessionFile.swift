import Checks
import PreviewProtocol
import SamplePreviews
import Scenarios
import SplitKit

/// A transcript in a file that is turned into a check.
struct RecordedSessionFile {
  private let path: String
  /// The path of the scenario file that the session shows, or nil for a built-in scene.
  private let scenario: String?

  /// - Parameter scenarios: The arguments of the command: a scenario file, or none.
  init(_ path: String, scenarios: [String]) throws {
    let files = scenarios.filter { $0 != "." }
    guard files.count <= 1, files.allSatisfy(ScenarioFile.isPath) else {
      throw CommandError(description: "--record \(path) takes at most the scenario file that the session shows.")
    }
    (self.path, scenario) = (path, files.first)
  }

  /// The text of a file of checks. Throws a sentence with the line of the transcript that cannot be repeated, or if the check fails.
  func check() throws -> String {
    let previews = try scenario.map { [try ScenarioFile.readOnce($0).preview] } ?? Preview.all
    let transcript = try SessionTranscript.read(path)
    let name = "Recorded: \(Path.name(of: path))"
    do throws(RecordingError) {
      return try RecordedCheck(transcript, named: name, scene: scenario, among: previews).yaml
    } catch {
      throw CommandError(description: "\(path):\(error)")
    }
  }
}
