import Checks
import PreviewProtocol
import SamplePreviews
import Scenarios
import SplitKit

/// A transcript in a file that is turned into a check.
struct RecordedSessionFile {
  private let path: String
  private let subject: RecordedCheck.Subject
  private let devices: DeviceCatalog
  private let answer: (SceneQuestion) throws -> SceneReply

  /// A session of a built-in scene, or of a scenario file that the command names.
  init(_ path: String, scenarios: [String], on devices: DeviceCatalog) throws {
    let file = try Self.file(path, among: scenarios)
    let previews = try file.map { [try ScenarioFile.readOnce($0).preview] } ?? Preview.all
    self.path = path
    self.devices = devices
    subject = file.map { .file($0) } ?? .ownScene
    answer = { question throws in try SceneInquiry(question, among: previews, on: devices).reply() }
  }

  /// A session of an app of the user's own, in its process.
  init(_ path: String, scenarios: [String], of app: AppRecipe, among apps: NamedApps, on devices: DeviceCatalog) throws {
    guard try Self.file(path, among: scenarios) == nil else {
      throw CommandError(description: "--record \(path) is a session of --app or of a scenario file, and both are named.")
    }
    self.path = path
    self.devices = devices
    subject = .app(app.spec)
    answer = { question in try apps.questioner(of: app).reply(to: question) }
  }

  private static func file(_ path: String, among scenarios: [String]) throws -> String? {
    let files = scenarios.filter { $0 != "." }
    guard files.count <= 1, files.allSatisfy(ScenarioFile.isPath) else {
      throw CommandError(description: "--record \(path) takes at most the scenario file that the session shows.")
    }
    return files.first
  }

  /// The text of a file of checks. Throws a sentence with the line of the transcript that cannot be repeated.
  func check() throws -> String {
    let transcript = try SessionTranscript.read(path)
    do {
      return try RecordedCheck(
        transcript, named: "Recorded: \(Path.name(of: path))", about: subject, on: devices, answering: answer
      ).yaml
    } catch let error as RecordingError {
      throw CommandError(description: "\(path):\(error)")
    }
  }
}

extension AppRecipe {
  /// The app as a file of checks names it: its path, with the settings that such a file can have.
  fileprivate var spec: Value {
    var members = [Member("path", .string(path))]
    if let root { members.append(Member("root", .string(root))) }
    if let target { members.append(Member("target", .string(target))) }
    if !stubs.isEmpty { members.append(Member("stub", .array(stubs.map { .string($0) }))) }
    if !leftOut.isEmpty { members.append(Member("without", .array(leftOut.map { .string($0) }))) }
    return members.count == 1 ? .string(path) : .object(members)
  }
}
