import SplitKit

/// The statements with what came of them, as a document and as lines for a terminal.
struct ConformanceTable {
  struct Entry {
    let statement: Statement
    /// By profile, in the statement's order.
    let results: [(profile: String, result: Row.Result)]
  }

  let chapters: [(title: String, entries: [Entry])]

  /// Drives everything.
  static func run() -> ConformanceTable {
    ConformanceTable(
      chapters: Chapter.all.map { chapter in
        (chapter.title, chapter.statements.map(Entry.init))
      })
  }
}

extension ConformanceTable.Entry {
  init(_ statement: Statement) {
    self.statement = statement
    results = statement.profiles.map { ($0, Row(statement: statement, profile: $0).result()) }
  }

  /// How a statement stands: fails where it fails in one profile.
  enum Standing: String, CaseIterable {
    case holds
    case fails
    case diverges
    case notModelled = "not modelled"
    case notYet = "not yet covered"
  }

  var standing: Standing {
    let standings = results.map { Standing($0.result) }
    return standings.first { $0 != .holds } ?? .holds
  }
}

extension ConformanceTable.Entry.Standing {
  init(_ result: Row.Result) {
    switch result {
    case .holds: self = .holds
    case .fails: self = .fails
    case .diverges: self = .diverges
    case .notModelled: self = .notModelled
    case .notYet: self = .notYet
    }
  }
}
