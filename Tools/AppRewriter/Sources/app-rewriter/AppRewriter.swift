import Foundation
import Rewriting
import Storyboards

/// The command that rewrites the files of an app.
@main
struct AppRewriter {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--help") { return print(Arguments.help) }
    do {
      try run(Arguments(words))
    } catch {
      FileHandle.standardError.write(Data("app-rewriter: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: Arguments) throws {
    let (files, settings) = (try InputFiles(arguments), AppSettings(arguments.settings))
    var options = arguments.options
    options.storyboard = options.storyboard ?? settings.storyboard
    let boards = try read(files.storyboards)
    if !boards.isEmpty { options.storyboards = String(decoding: try encoded(boards, isPretty: false), as: UTF8.self) }
    let rewriter = Rewriter(files.swift, options)
    var folder = try OutputFolder(arguments.output)
    for output in rewriter.outputs {
      if let text = output.text { try folder.write(Data(text.utf8), to: output.path) }
    }
    try folder.write(Data(rewriter.entryText.utf8), to: "AppEntry.swift")
    try folder.write(encoded(boards), to: "storyboards.json")
    let report = Report(rewriter, generated: ["AppEntry.swift", "storyboards.json"], settings)
    try folder.write(encoded(report), to: "report.json")
    folder.finish()
  }

  /// The storyboards by their names. A launch screen shows no controller of the app.
  private static func read(_ files: [URL]) throws(Complaint) -> [String: Storyboard] {
    var boards: [String: Storyboard] = [:]
    for file in files where !file.lastPathComponent.hasPrefix("LaunchScreen") {
      do {
        boards[file.deletingPathExtension().lastPathComponent] = try StoryboardReader.read(Data(contentsOf: file))
      } catch {
        throw Complaint("\(file.path) cannot be read: \(error)")
      }
    }
    return boards
  }

  private static func encoded(_ value: some Encodable, isPretty: Bool = true) throws(Complaint) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do { return try encoder.encode(value) } catch { throw Complaint("The report cannot be written: \(error)") }
  }
}
