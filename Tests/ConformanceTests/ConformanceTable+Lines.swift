import Foundation

/// The table for a terminal: a line for each statement, and what is wrong under those that fail.
extension ConformanceTable {
  var lines: String {
    let lines = chapters.flatMap { chapter in
      ["", chapter.title] + chapter.entries.flatMap { [$0.line] + $0.failures }
    }
    return (lines + ["", summary, ""]).joined(separator: "\n")
  }

  private var summary: String {
    let standings = chapters.flatMap(\.entries).map(\.standing)
    return Entry.Standing.allCases
      .map { standing in "\(standing.rawValue): \(standings.count { $0 == standing })" }
      .joined(separator: ", ")
  }
}

extension ConformanceTable.Entry {
  fileprivate var line: String {
    let sentence = "\(statement.given); \(statement.when): \(statement.then)"
    return "  \(padded(statement.id, to: 14)) \(padded(standing.rawValue, to: 16)) \(sentence)"
  }

  fileprivate var failures: [String] {
    results.flatMap { profile, result in
      if case .fails(let problems) = result { problems.map { "      \(profile): \($0)" } } else { [String]() }
    }
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
