import ArgumentParser
import HostSystem
import PreviewServer
import Scenarios

/// The command that lists and makes the access names of a server.
struct AccessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "access",
    abstract: "Lists the addresses of access names, or adds names to their file.",
    discussion: """
      A server with `serve --access FILE` admits each name of the file with a token of its own. docs/security.md describes the file.

        split-preview access new class.yaml --names anna,ben --clients 2
        split-preview access class.yaml --server https://preview.example.com/
      """,
    subcommands: [List.self, New.self], defaultSubcommand: List.self)
}

extension AccessCommand {
  /// Prints the address of each name.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Prints the address for each name, with its token.")

    @Argument(help: ArgumentHelp("The file of access names.", valueName: "file"))
    var file: String

    @OptionGroup var place: ServerOption

    func run() throws {
      let entries = try AccessList.of(FileTree.file(at: file), at: file).entries
      try Output.print(place.lines(for: entries))
    }
  }

  /// Adds names with new tokens.
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Adds names with random tokens to a file, or makes the file, and prints their addresses.",
      discussion: "Nobody else on this machine can read a new file. A server that follows the file admits the names at once.")

    @Argument(help: ArgumentHelp("The file of access names.", valueName: "file"))
    var file: String

    @Option(help: ArgumentHelp("The names to add, with commas between them: letters, digits and hyphens.", valueName: "names"))
    var names: String

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "The greatest number of clients of each name at a time. (default: that of the file, or none)", valueName: "count"))
    var clients: Int?

    @OptionGroup var place: ServerOption

    func run() throws {
      let entries = try newEntries()
      let before = FileTree.exists(file) ? try ScenarioFile.text(file) : AccessListText.empty
      var text = AccessListText(before, file: file)
      try text.add(entries)
      try OutputFile.writePrivately(Array(text.text.utf8), to: file)
      try Output.print(place.lines(for: entries))
    }

    private func newEntries() throws -> [AccessList.Entry] {
      let names = names.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      for (index, name) in names.enumerated() {
        guard name.isName else { throw ValidationError("'\(name)' is no name. A name has 1 to 64 letters, digits and hyphens.") }
        guard !names[..<index].contains(name) else { throw ValidationError("The name \(name) is there twice.") }
      }
      guard clients.map((1...100_000).contains) ?? true else { throw ValidationError("--clients is 1 to 100000.") }
      return names.map { AccessList.Entry($0, token: RandomName.make(), clients: clients) }
    }
  }
}

/// The address at which a name finds the server.
struct ServerOption: ParsableArguments {
  @Option(help: ArgumentHelp("The address of the server, as a browser has it.", valueName: "address"))
  var server = "http://127.0.0.1:8080/"

  func validate() throws {
    let rest = ["http://", "https://"].first(where: server.hasPrefix).map { server.dropFirst($0.count) } ?? ""
    guard !rest.isEmpty, !rest.contains("?"), !rest.contains("#"), !rest.contains(" ") else {
      throw ValidationError(
        "'\(server)' is no address of a page. Write it whole like https://preview.example.com/, without a query.")
    }
  }

  /// A line for each name, with its address.
  func lines(for entries: [AccessList.Entry]) -> String {
    let width = entries.map(\.name.count).max() ?? 0
    return entries.map { entry in
      let most = entry.clients.map { $0 == 1 ? "  (1 client)" : "  (\($0) clients)" } ?? ""
      let name = entry.name + String(repeating: " ", count: width - entry.name.count)
      return "\(name)  \(server)\(server.hasSuffix("/") ? "" : "/")?token=\(entry.token)\(most)\n"
    }.joined()
  }
}
