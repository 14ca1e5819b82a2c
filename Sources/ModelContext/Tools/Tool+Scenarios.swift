import PreviewProtocol
import Scenarios
import SplitKit

/// The tool for apps that an agent describes itself.
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

  /// Runs the body, and throws an error of a file as one of the tool.
  static func reading<Result>(_ body: () throws(ScenarioError) -> Result) throws(ToolError) -> Result {
    do throws(ScenarioError) {
      return try body()
    } catch {
      throw ToolError(error.description)
    }
  }
}
