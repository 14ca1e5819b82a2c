import ArgumentParser
import PreviewServer

/// The command that prints the version of the page's sources. `scripts/bundle` writes it into the bundle that it makes of
/// them, and users have no need for it.
struct PageVersion: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page-version", abstract: "Prints the version of the page's sources.", shouldDisplay: false)

  @Option(name: .customLong("public"), help: ArgumentHelp("The directory of the page.", valueName: "dir"))
  var publicDirectory: String?

  func run() throws {
    let version = try naming(flags: { () throws(PreviewServerError) in
      try PreviewServer.versionOfPage(in: publicDirectory)
    })
    try Output.print(version)
  }
}
