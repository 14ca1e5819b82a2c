import ArgumentParser

/// The command that prints the JSON Schema of scenario files.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of scenario files, with which editors complete and check them.",
    discussion: """
      The schema follows from the same tables as the reader. An editor with the YAML language server finds it by the first \
      line of a file: `# yaml-language-server: $schema=scenario.schema.json`.

        split-preview schema > scenario.schema.json
      """)

  func run() throws { try Output.print(document: SchemaFile.text) }
}
