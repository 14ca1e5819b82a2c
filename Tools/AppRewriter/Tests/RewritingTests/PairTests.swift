import Foundation
import Testing

@testable import Rewriting

/// Each folder of Pairs is an app: its files, and in `expected` what becomes of them.
struct PairTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pairs")
  static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []

  @Test(arguments: names)
  func `The rewriter makes the expected files of an app`(name: String) throws {
    let pair = try Pair(Self.folder.appending(path: name))
    let rewriter = Rewriter(pair.files, pair.options)
    for (path, text) in pair.found(rewriter) { try pair.compare(path, text) }
  }

  @Test(arguments: names)
  func `A line keeps its number, and what follows the last line is new`(name: String) throws {
    let pair = try Pair(Self.folder.appending(path: name))
    let outputs = Rewriter(pair.files, pair.options).outputs
    for file in pair.files {
      guard let text = outputs.first(where: { $0.path == file.path })?.text else { continue }
      let (old, new) = (pair.texts[file.path]!.lines, text.lines)
      #expect(new.count >= old.count)
      for (number, line) in old.enumerated() where line.allSatisfy({ $0.isLetter || $0.isWhitespace || $0 == "}" }) {
        // Some lines become spaces as a whole, such as those of `#Preview`.
        let isBlank = new[number].allSatisfy(\.isWhitespace)
        #expect(isBlank || new[number].hasSuffix(line.trimmingCharacters(in: .whitespaces)), "\(file.path):\(number + 1)")
      }
    }
  }

  @Test(arguments: names)
  func `A shift tells the original column of what follows a change`(name: String) throws {
    let pair = try Pair(Self.folder.appending(path: name))
    for output in Rewriter(pair.files, pair.options).outputs {
      guard let text = output.text, let original = pair.texts[output.path] else { continue }
      for (number, line) in original.lines.enumerated() {
        let moved = output.shifts.filter { $0.line == number + 1 }.reduce(0) { $0 + $1.added - $1.removed }
        let hasBreak = output.shifts.isEmpty
        if !hasBreak, moved != 0, number + 1 < original.lines.count {
          #expect(text.lines[number].utf8.count == line.utf8.count + moved, "\(output.path):\(number + 1)")
        }
      }
    }
  }
}

extension String {
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
