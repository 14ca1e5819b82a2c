import EmbeddedFiles

/// A document for authors of scenario files and of checks, which the command has in itself.
///
/// The text is that of the file in `docs`, so the command and the documentation cannot disagree.
struct Guide: Sendable {
  /// The name of the file in `docs`.
  let name: String
  /// A sentence that says what the document describes.
  let summary: String
  /// The whole document, in Markdown.
  let text: String

  static let scenarios = Guide(
    name: "scenarios.md", summary: "How a scenario file describes an app.",
    text: String(decoding: EmbeddedFile.scenarioGuide, as: UTF8.self))
  static let checks = Guide(
    name: "checks.md", summary: "How a check says what must hold for an app's layout.",
    text: String(decoding: EmbeddedFile.checkGuide, as: UTF8.self))

  /// All guides, in the order in which an author needs them.
  static let all = [scenarios, checks]
}

extension Guide {
  /// A part of the document under a heading, with the parts below it.
  struct Part: Equatable {
    let title: String
    let text: String
  }

  /// The parts in their order. The first one is the text before the second heading, under the title of the document.
  var parts: [Part] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let headings = Self.headings(of: lines)
    return headings.enumerated().map { index, heading in
      let later = headings[(index + 1)...]
      let end = heading.level == 1 ? later.first : later.first { $0.level <= heading.level }
      let own = lines[heading.line..<(end?.line ?? lines.endIndex)]
      return Part(title: heading.title, text: own.joined(separator: "\n").withoutLastLineEnd)
    }
  }

  private struct Heading {
    /// The index of the line in the document.
    let line: Int
    /// The number of signs before the title, which is 1 for the title of the document.
    let level: Int
    let title: String
  }

  /// The headings of a document. A line of an example can begin like one, with a comment of YAML.
  private static func headings(of lines: [Substring]) -> [Heading] {
    var isExample = false
    return lines.enumerated().compactMap { index, line in
      if line.hasPrefix("```") { isExample.toggle() }
      let level = line.prefix { $0 == "#" }.count
      guard !isExample, level > 0, line.dropFirst(level).hasPrefix(" ") else { return nil }
      return Heading(line: index, level: level, title: String(line.dropFirst(level + 1)))
    }
  }
}
