import Foundation
import Rewriting

/// Finds and reads the files of the app.
struct InputFiles {
  let swift: [SourceFile]
  let storyboards: [URL]
  let nibs: [URL]

  /// The folders that hold no code of the app, by their names.
  private static let skipped: Set<String> = ["Carthage", "DerivedData", "Pods", "build"]

  init(_ arguments: Arguments) throws {
    let base = URL(filePath: arguments.base).standardizedFileURL.path
    let files = try arguments.inputs.flatMap(Self.files)
    storyboards = files.filter { $0.pathExtension == "storyboard" }
    nibs = files.filter { $0.pathExtension == "xib" }
    swift = try files.filter { $0.pathExtension == "swift" }.map { file in
      guard let data = try? Data(contentsOf: file) else { throw Complaint("\(file.path) cannot be read.") }
      return SourceFile(path: Self.path(of: file, below: base), text: String(decoding: data, as: UTF8.self))
    }
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

  private static func path(of file: URL, below base: String) -> String {
    let path = file.path
    return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : file.lastPathComponent
  }
}
