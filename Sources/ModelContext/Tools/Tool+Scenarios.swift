import Checks
import PreviewProtocol
import Scenarios
import SplitKit

/// The tools for apps that an agent describes itself, and for checks of any app.
extension Tool {
  static let addScene = Tool(
    name: "add_scene",
    summary: """
      Adds an app that is described in YAML by the format of scenario files, or replaces one that was added before, so that open can \
      open it. Without yaml, returns a commented file to begin with. A fault is named with its line and its column.
      """,
    parameters: [
      .required("name", .text, "The id of the app: 1 to 64 letters, digits and hyphens."),
      .optional("yaml", .text, "The text of the file. It begins with format: 1."),
    ], isReadOnly: false
  ) { (arguments, bench) throws(ToolError) in
    let name = try arguments.text("name") ?? ""
    guard name.isName else { throw ToolError("name is \(name.shortened). It must be 1 to 64 letters, digits and hyphens.") }
    guard let yaml = try arguments.text("yaml") else { return .done(.text(ScenarioTemplate.text(named: name))) }
    let preview = try reading { () throws(ScenarioError) in try Scenario.read(yaml: yaml, file: name, named: name).preview }
    try bench.previews.add(preview)
    return .done(.text("\(preview.id) can be opened. \(ListingWords.line(about: preview))"))
  }

  static let check = Tool(
    name: "check",
    summary: """
      Runs checks of an app over widths, OS versions, options and devices: which facts must hold, and what a resize must keep. The YAML \
      is a file of checks with a scene, or a scenario with its own checks. A failure names the least width or the fewest steps.
      """,
    parameters: [.required("yaml", .text, "The text of the file. It begins with format: 1.")], isReadOnly: true
  ) { (arguments, bench) throws(ToolError) in
    let yaml = try arguments.text("yaml") ?? ""
    let file = try reading { () throws(ScenarioError) in try CheckFile.read(yaml: yaml, file: "checks") }
    let subject = try subject(of: file, yaml, bench.previews)
    let plan = CheckPlan(file: "checks", subject: subject, checks: file.checks.filter { !$0.isGolden }, golden: nil)
    let golden = file.checks.filter(\.isGolden).map(\.name.shortened)
    guard !plan.checks.isEmpty else { throw ToolError("The file has no checks that can run here. \(wordsAboutGolden(golden))") }
    if let mistake = plan.mistake { throw ToolError(mistake.description) }
    guard plan.windowCount <= mostWindows else {
      throw ToolError(
        "The checks have \(plan.windowCount) windows, and one call has at most \(mostWindows). Give the ranges a step.")
    }
    return .checks(CheckProgress(plan)) { report in
      .text(TextReport([report], server: nil).text + (golden.isEmpty ? "" : "\(wordsAboutGolden(golden))\n"))
    }
  }

  /// The greatest number of windows in a call. They take some ten seconds, and a search for the cause of a failure may take as long
  /// again, but the client can cancel it. The number is our choice.
  private static let mostWindows = 20_000

  /// A sentence about golden checks, which compare with a file beside theirs. A tool gets a text, and no file.
  private static func wordsAboutGolden(_ names: [String]) -> String {
    "A golden check needs a golden file, so `split-preview check FILE` alone runs it. Not run: \(names.joined(separator: ", "))."
  }

  private static func subject(
    of file: CheckFile, _ yaml: String, _ previews: AgentPreviews
  ) throws(ToolError) -> CheckSubject {
    guard let scene = file.scene?.value else {
      let preview = try reading { () throws(ScenarioError) in try Scenario.read(yaml: yaml, file: "checks", named: "app").preview
      }
      return CheckSubject(preview.id, among: [preview], on: previews.devices)
    }
    guard previews.scenes.contains(where: { $0.id == scene }) else {
      throw ToolError(
        "There is no scene named \(scene.shortened). The scenes are \(previews.scenes.map(\.id).joined(separator: ", ")).")
    }
    return CheckSubject(scene, among: previews.scenes, on: previews.devices)
  }

  /// Runs the body, and throws an error of a file as one of the tool.
  private static func reading<Result>(_ body: () throws(ScenarioError) -> Result) throws(ToolError) -> Result {
    do throws(ScenarioError) {
      return try body()
    } catch {
      throw ToolError(error.description)
    }
  }
}
