import Scenarios
import Spelling

/// The tools that say how scenario files and checks are written.
extension Tool {
  static let describeFormat = Tool(
    name: "describe_format",
    summary: """
      Describes how scenario files and checks are written: a part of the guide, or a definition of the JSON Schema. Without part, \
      lists the parts. Read Controllers, Contents and Taps before add_scene, and Expectations before check.
      """,
    parameters: [
      .optional("part", .text, "A heading of the guide, such as Controllers, or a definition of the schema, such as Split.")
    ], isReadOnly: true
  ) { (arguments, _) throws(ToolError) in
    guard let part = try arguments.text("part") else { return .done(.text(Format.contents)) }
    guard let text = Format.text(of: part) else {
      throw ToolError("There is no part \(part.shortened). \(nearest(to: part.shortened, in: Format.names))")
    }
    return .done(.text(text))
  }

  static let facts = Tool(
    name: "facts",
    summary: """
      Lists the facts of a preview as it is now, with their values. An expectation of a check names a fact by its target, a dot and \
      its name, such as {split.displayMode: oneBesideSecondary}.
      """,
    parameters: [
      preview, .optional("target", .text, "Only the facts of a controller, of a column such as split.primary, or of window."),
    ], isReadOnly: true
  ) { (arguments, bench) throws(ToolError) in
    let preview = try bench.previews.preview(try arguments.text("preview"))
    let words = FactWords(preview.facts)
    guard let target = try arguments.text("target") else { return .done(.text(words.lines.joined(separator: "\n"))) }
    guard let line = words.line(about: target) else {
      throw ToolError("There are no facts of \(target.shortened). \(nearest(to: target.shortened, in: words.targets))")
    }
    return .done(.text(line))
  }
}
