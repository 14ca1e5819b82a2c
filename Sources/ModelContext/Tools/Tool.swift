import Checks
import Scenarios
import SplitKit

/// A tool as a model sees it, and what it does.
struct Tool: Sendable {
  let name: String
  /// A few sentences for the model: what the tool does, and when to use it.
  let summary: String
  let parameters: [Parameter]
  /// Whether the tool leaves every preview as it is.
  let isReadOnly: Bool
  /// Begins a call with arguments that have been checked for unknown names.
  let run: @Sendable (Arguments, ToolBench) throws(ToolError) -> ToolRun
}

/// A call of a tool that has begun.
enum ToolRun {
  /// The tool is done.
  case done(ToolResult)
  /// The tool has sent a message to a preview. `read` makes a result of the answer.
  case asks(AgentPreview, read: (AgentPreview.Answer) throws(ToolError) -> ToolResult)
  /// The tool looks at windows, one after the other. `write` makes a result of what it finds.
  case checks(CheckProgress, write: (CheckReport) -> ToolResult)
}

/// Everything that tools work with.
struct ToolBench {
  let previews: AgentPreviews
  let files: SceneFiles
  /// Draws an SVG as a PNG of this many pixels in width and height.
  let rasterize: Rasterizer
}

/// Draws an SVG as a PNG of a size in pixels. It returns nil if this machine has no program that can do so, and throws a sentence if
/// the program fails.
package typealias Rasterizer = @Sendable (_ svg: [UInt8], _ size: Size) throws -> [UInt8]?
