import Foundation
import Rewriting

/// Finds and reads the files of the app.
struct InputFiles {
  let swift: [SourceFile]
  let storyboards: [URL]
  let nibs: [URL]
  /// The path of each Swift file as the app has it, by the path that it has below the output.
  let originals: [String: String]

  /// The folders that hold no code of the app, by their names.
  private static let skipped: Set<String> = ["Carthage", "DerivedData", "Pods", "build"]

  init(_ arguments: Arguments) throws {
    let files = try arguments.inputs.flatMap(Self.files)
    storyboards = files.filter { $0.pathExtension == "storyboard" }
    nibs = files.filter { $0.pathExtension == "xib" }
    var (names, swift, originals, seen) = (OutputNames(base: arguments.base), [SourceFile](), [String: String](), Set<String>())
    for file in files where file.pathExtension == "swift" && seen.insert(file.path).inserted {
      guard let data = try? Data(contentsOf: file) else { throw Complaint("\(file.path) cannot be read.") }
      let (path, original) = names.names(of: file)
      originals[path] = original
      swift.append(SourceFile(path: path, original: original, text: String(decoding: data, as: UTF8.self)))
    }
    (self.swift, self.originals) = (swift, originals)
  }

  /// The file itself, or the files in a folder in alphabetical order.
  private static func files(at path: String) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw Complaint("There is no \(path).") }
    let url = URL(filePath: path).standardizedFileURL
    guard isFolder.boolValue else { return [url] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let kept = names.sorted().filter { !$0.hasPrefix(".") && !skipped.contains($0) }
    return try kept.flatMap { name in try files(at: url.appending(path: name).path) }
  }
}
