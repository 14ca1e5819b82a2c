import Foundation
import Rewriting
import Testing

/// An app of Pairs.
struct Pair {
  private let folder: URL
  let files: [SourceFile]
  let texts: [String: String]

  init(_ folder: URL) throws {
    self.folder = folder
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(".swift") }
    texts = try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) })
    files = names.map { [texts] name in SourceFile(path: name, text: texts[name]!) }
  }

  /// The options of all pairs. The module Models is built into the app, and one pair imports it.
  var options: RewritingOptions {
    var options = RewritingOptions()
    (options.name, options.mergedModules) = (folder.lastPathComponent, ["Models"])
    return options
  }

  /// All that the rewriter has made, by the names of the files that expect it.
  func found(_ rewriter: Rewriter) -> [(String, String)] {
    let outputs = rewriter.outputs.compactMap { output in output.text.map { (output.path, $0) } }
    let remarks = rewriter.outputs.flatMap { output in
      output.remarks.map { "\(output.path):\($0.place.line):\($0.place.column): \($0.topic): \($0.sentence)\n" }
    }
    return outputs + [("AppEntry.swift", rewriter.entryText), ("remarks.txt", remarks.joined())]
  }

  /// Compares a text with the expected one. A text that nothing is expected of is recorded, and fails.
  func compare(_ path: String, _ text: String) throws {
    let file = folder.appending(path: "expected/\(path)")
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(file.path) was recorded. Look at it, and run the test again.")
      return
    }
    #expect(text == expected, "\(file.path)")
  }
}
