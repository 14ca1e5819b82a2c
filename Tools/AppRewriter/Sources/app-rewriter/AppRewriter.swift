import Foundation
import Manifests
import Rewriting
import Storyboards

/// The command that rewrites the files of an app.
@main
struct AppRewriter {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--help") { return print(Arguments.help) }
    FileGuard.install()
    do {
      let arguments = try Arguments(words)
      if let manifest = arguments.manifest { try describe(manifest) } else { try run(arguments) }
    } catch {
      FileHandle.standardError.write(Data("app-rewriter: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func describe(_ path: String) throws(Complaint) {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { throw Complaint("\(path) cannot be read.") }
    FileGuard(path, Array(data)).enter()
    FileHandle.standardOutput.write(try encoded(ManifestReader.read(String(decoding: data, as: UTF8.self))))
  }

  private static func run(_ arguments: Arguments) throws {
    let (files, settings) = (try InputFiles(arguments), AppSettings(arguments.settings))
    var options = arguments.options
    options.storyboard = options.storyboard ?? settings.storyboard
    options.sceneDelegate = settings.sceneDelegate
    let boards = try read(files.storyboards, StoryboardReader.read)
    if !boards.isEmpty { options.storyboards = String(decoding: try encoded(boards, isPretty: false), as: UTF8.self) }
    let nibs = try read(files.nibs, NibReader.read)
    if !nibs.isEmpty { options.nibs = String(decoding: try encoded(nibs, isPretty: false), as: UTF8.self) }
    options.colors = try Assets.colors(arguments.colors)
    options.images = try Assets.images(arguments.images)
    let rewriter = Rewriter(files.swift, options)
    FileGuard.leave()
    var folder = try OutputFolder(arguments.output)
    for output in rewriter.outputs {
      if let text = output.text { try folder.write(Data(text.utf8), to: output.path) }
    }
    try folder.write(Data(rewriter.entryText.utf8), to: "AppEntry.swift")
    try folder.write(encoded(boards), to: "storyboards.json")
    try folder.write(encoded(nibs), to: "nibs.json")
    let generated = ["AppEntry.swift", "storyboards.json", "nibs.json"]
    let report = Report(rewriter, originals: files.originals, generated: generated, settings)
    try folder.write(encoded(report), to: "report.json")
    try folder.finish()
  }

  /// The contents of storyboards or of nibs by their names. A launch screen shows nothing of the app.
  private static func read<Content>(_ files: [URL], _ read: (Data) throws -> Content) throws(Complaint) -> [String: Content] {
    var contents: [String: Content] = [:]
    for file in files where !file.lastPathComponent.hasPrefix("LaunchScreen") {
      do {
        contents[file.deletingPathExtension().lastPathComponent] = try read(Data(contentsOf: file))
      } catch {
        throw Complaint("\(file.path) cannot be read: \(error)")
      }
    }
    return contents
  }

  private static func encoded(_ value: some Encodable, isPretty: Bool = true) throws(Complaint) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do { return try encoder.encode(value) } catch { throw Complaint("The report cannot be written: \(error)") }
  }
}
