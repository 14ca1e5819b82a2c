import Checks
import PreviewProtocol
import Scenarios
import SplitKit

/// The tool that runs checks.
extension Tool {
  static let check = Tool(
    name: "check",
    summary: """
      Runs checks of an app over widths, OS versions, options and devices: which facts must hold, and what a resize must keep. They are \
      either in the file of a scene, or a text of YAML: a file of checks with a scene, or a scenario with its own checks. A failure names \
      the least width or the fewest steps.
      """,
    parameters: [
      .optional("yaml", .text, "The text of the file. It begins with format: 1."),
      .optional("scene", .text, "Without yaml, the id of a scene from a file. Its golden checks run, too."),
    ], isReadOnly: true
  ) { (arguments, bench) throws(ToolError) in
    switch (try arguments.text("yaml"), try arguments.text("scene")) {
    case (let yaml?, nil): return try run(text: yaml, bench.previews)
    case (nil, let scene?): return try run(fileOf: scene, bench)
    default: throw ToolError("Give either yaml, or the scene whose file has the checks.")
    }
  }

  /// The greatest number of windows in a call. They take some ten seconds, and a search for the cause of a failure may take as long
  /// again, but the client can cancel it. The number is our choice.
  private static let mostWindows = 20_000

  private static func run(fileOf scene: String, _ bench: ToolBench) throws(ToolError) -> ToolRun {
    try bench.previews.scene(scene)
    let plan: CheckPlan?
    do { plan = try bench.files.checks(scene) } catch { throw ToolError("\(error)") }
    guard let plan else { throw ToolError("\(scene) is a scene without a file. Give its checks as yaml, with scene: \(scene).") }
    return try run(plan)
  }

  /// Runs the checks of a text, which has no file beside it.
  private static func run(text yaml: String, _ previews: AgentPreviews) throws(ToolError) -> ToolRun {
    let file = try reading { () throws(ScenarioError) in try CheckFile.read(yaml: yaml, file: "checks") }
    let subject = try subject(of: file, yaml, previews)
    let golden = file.checks.filter(\.isGolden).map(\.name.shortened)
    let words = golden.isEmpty ? "" : "\(wordsAboutGolden(golden))\n"
    let plan = CheckPlan(file: "checks", subject: subject, checks: file.checks.filter { !$0.isGolden }, golden: nil)
    guard !plan.checks.isEmpty else {
      throw ToolError(golden.isEmpty ? "The text has no checks." : wordsAboutGolden(golden))
    }
    return try run(plan, then: words)
  }

  /// - Parameter words: The last lines of the result.
  private static func run(_ plan: CheckPlan, then words: String = "") throws(ToolError) -> ToolRun {
    if let mistake = plan.mistake { throw ToolError(mistake.description) }
    guard plan.windowCount <= mostWindows else {
      throw ToolError(
        "The checks have \(plan.windowCount) windows, and one call has at most \(mostWindows). Give the ranges a step.")
    }
    return .checks(CheckProgress(plan)) { report in .text(TextReport([report], server: nil).text + words) }
  }

  /// A sentence about golden checks, which compare with a file beside theirs.
  private static func wordsAboutGolden(_ names: [String]) -> String {
    "A golden check needs the golden file beside its own, so it runs for the scene of a file, and not for yaml. Not run: "
      + "\(names.joined(separator: ", "))."
  }

  private static func subject(
    of file: CheckFile, _ yaml: String, _ previews: AgentPreviews
  ) throws(ToolError) -> CheckSubject {
    if file.app != nil { throw ToolError("The checks of an app of your own run with the command `split-preview check`.") }
    guard let scene = file.scene?.value else {
      let preview = try reading { () throws(ScenarioError) in try Scenario.read(yaml: yaml, file: "checks", named: "app").preview
      }
      return CheckSubject(preview.id, among: [preview], on: previews.devices)
    }
    try previews.scene(scene)
    return CheckSubject(scene, among: previews.scenes, on: previews.devices)
  }
}
