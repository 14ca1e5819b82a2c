import Foundation
import PreviewProtocol
import SplitKit
import Testing

/// A conversation as a text file in `Tests/transcripts`: what a browser says, and what the server answers.
///
/// `> text` is said, `< pattern` is answered, `<= pattern` is answered with no more; an indented line goes on with the one
/// before it. Lines that begin with `#` are comments, and a paragraph with an answer has one that begins with
/// `# source:`, which names where the expectation comes from. `hello` is part of the conversation where the file
/// begins with an answer.
struct Transcript: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case say([UInt8])
    case expect(Value, isExact: Bool)
  }

  struct Line: Sendable {
    let number: Int
    let step: Step
  }

  let name: String
  let lines: [Line]

  var testDescription: String { name }

  /// Whether the first answer is to nothing that was said.
  var beginsWithHello: Bool {
    if case .expect = lines.first?.step { true } else { false }
  }
}

extension Transcript {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../transcripts")

  /// All of them, by name.
  static let all: [Transcript] = {
    do {
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      return try files.filter { $0.pathExtension == "txt" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
        .map { try Transcript(name: $0.lastPathComponent, text: String(contentsOf: $0, encoding: .utf8)) }
    } catch {
      fatalError("The transcripts cannot be read: \(error)")
    }
  }()

  struct ParseError: Error {
    let line: Int
    let sentence: String
  }

  init(name: String, text: String) throws {
    self.name = name
    var lines: [Line] = []
    for paragraph in Self.paragraphs(of: text) {
      let steps = try paragraph.filter { !$0.text.hasPrefix("#") }.map(Self.line)
      let hasSource = paragraph.contains { $0.text.hasPrefix("# source: ") }
      let answer = steps.first { if case .expect = $0.step { true } else { false } }
      if let answer, !hasSource {
        throw ParseError(line: answer.number, sentence: "\(name): this answer has no source.")
      }
      lines += steps
    }
    self.lines = lines
  }

  private typealias RawLine = (number: Int, text: String)

  /// The lines between empty ones, with their numbers and with what continues them.
  private static func paragraphs(of text: String) -> [[RawLine]] {
    var paragraphs: [[RawLine]] = [[]]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy(\.isWhitespace) {
        paragraphs.append([])
      } else if line.first == " ", let last = paragraphs[paragraphs.count - 1].indices.last {
        paragraphs[paragraphs.count - 1][last].text += "\n" + line
      } else {
        paragraphs[paragraphs.count - 1].append((index + 1, String(line)))
      }
    }
    return paragraphs
  }

  private static func line(_ raw: RawLine) throws -> Line {
    let (number, text) = raw
    func body(_ prefix: String) -> [UInt8]? {
      text.hasPrefix(prefix) ? Array(text.dropFirst(prefix.count).utf8) : nil
    }
    if let said = body("> ") { return Line(number: number, step: .say(said)) }
    if let answer = body("<= ") {
      return Line(number: number, step: .expect(try JSONReader.read(answer), isExact: true))
    }
    if let answer = body("< ") {
      return Line(number: number, step: .expect(try JSONReader.read(answer), isExact: false))
    }
    throw ParseError(line: number, sentence: "A line begins with #, >, < or <=.")
  }
}
