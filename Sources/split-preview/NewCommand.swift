import ArgumentParser
import HostSystem
import PreviewProtocol
import PreviewServer
import SamplePreviews
import Scenarios
import SplitKit

/// The command that writes a scenario file to begin with.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a commented scenario file to begin with, and the schema with which editors complete it.",
    discussion: """
      The command never replaces a scenario file. docs/scenarios.md describes the files.

        split-preview new my-app.yaml
        split-preview serve --scenarios .
      """)

  @Argument(help: ArgumentHelp("The file to write, whose name ends in .yaml or .yml.", valueName: "file"))
  var file = "my-app.yaml"

  func run() throws {
    let path = try FilePath(file)
    guard !Preview.all.contains(where: { $0.id == path.name }) else {
      throw CommandError(
        description: "Split Preview has a scene \(path.name) of its own. Choose another name, such as my-\(path.name).yaml.")
    }
    guard !FileTree.exists(file) else { throw CommandError(description: "\(file) exists. Choose another name.") }
    try OutputFile.write(Array(ScenarioTemplate.text(named: path.name).utf8), to: file)
    try OutputFile.write(Array(SchemaFile.text.utf8), to: path.beside(SchemaFile.name))
    try Output.print(
      """
      Wrote \(file), and \(path.beside(SchemaFile.name)) for your editor. See it with

        split-preview serve --scenarios \(path.folder)

      and open the address that it writes, http://127.0.0.1:8080/?scene=\(path.name). The page follows when you save the file.

      """)
  }
}

/// The path of a scenario file.
struct FilePath {
  let folder: String
  /// The name without the ending.
  let name: String

  /// Throws for a path that no scenario file can have.
  init(_ path: String) throws {
    let slash = path.lastIndex(of: "/")
    folder = slash.map { path[..<$0].isEmpty ? "/" : String(path[..<$0]) } ?? "."
    let last = slash.map { String(path[path.index(after: $0)...]) } ?? path
    guard let ending = PreviewFolder.endings.first(where: last.hasSuffix) else {
      throw ValidationError("\(path) must end in .yaml or .yml.")
    }
    name = String(last.dropLast(ending.count))
    guard name.isName else {
      throw ValidationError("\(last) names the scene \(name). A name has 1 to 64 letters, digits and hyphens.")
    }
  }

  /// The path of another file in the same folder.
  func beside(_ other: String) -> String { Self.path(of: other, in: folder) }

  /// The path of a file in a directory. In the present directory, it is the name alone.
  static func path(of file: String, in directory: String) -> String {
    directory == "." ? file : directory.hasSuffix("/") ? directory + file : "\(directory)/\(file)"
  }
}
