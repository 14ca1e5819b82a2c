/// The document, as GitHub shows it.
extension ConformanceTable {
  var markdown: String {
    ([Self.introduction, counts("class", byClass), counts("profile", byProfile)] + chapters.map(Self.section)
      + [Self.sourcesMarkdown]).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # How right the engine is

    What UIKit's split view does, statement by statement, and whether the engine does it too. `make conformance` makes
    this page from `Tests/ConformanceTests` and a run of it; nobody writes it by hand, and a test fails when it is stale.

    *Documented*: Apple says so. *Observed*: measured on UIKit 26.1, or seen by a named author. *Inferred*: it follows
    from those. *Unmeasured*: nobody knows, and it is our choice. Numbers are those of the statements that we hold the
    engine against, ids with a letter are our own. The sources are listed at the end of the page.
    """
}

extension ConformanceTable {
  private typealias Entries = [(name: String, standings: [Entry.Standing])]

  private var entries: [Entry] { chapters.flatMap(\.entries) }

  private var byClass: Entries {
    Statement.Class.allCases.map { grade in
      (grade.rawValue, entries.filter { $0.statement.grade == grade }.map(\.standing))
    } + [("**all**", entries.map(\.standing))]
  }

  private var byProfile: Entries {
    ["ios5", "ios8", "ios13", "ios14", "ios26"].map { profile in
      (profile, entries.flatMap(\.results).filter { $0.profile == profile }.map { Entry.Standing($0.result) })
    }.filter { !$0.1.isEmpty }
  }

  private func counts(_ name: String, _ rows: Entries) -> String {
    let standings = Entry.Standing.allCases
    let head = "| \(name) | \(standings.map(\.rawValue).joined(separator: " | ")) |"
    let line = "|---|\(String(repeating: "--:|", count: standings.count))"
    let body = rows.map { row in
      "| \(row.name) | "
        + standings.map { standing in String(row.standings.count { $0 == standing }) }.joined(separator: " | ") + " |"
    }
    return ([head, line] + body).joined(separator: "\n")
  }
}

extension ConformanceTable {
  private static func section(_ title: String, _ entries: [Entry]) -> String {
    (["## \(title)", "", head, "|---|---|---|---|---|---|---|---|"] + entries.map(line)).joined(separator: "\n")
  }

  private static let head = "| | profile | given | when | then | source | class | result |"

  private static func line(_ entry: Entry) -> String {
    let statement = entry.statement
    let profiles = statement.namedProfiles.isEmpty ? "any" : statement.namedProfiles.joined(separator: " ")
    let cells = [
      statement.id, profiles, statement.given, statement.when, statement.then,
      statement.sources.joined(separator: " "), statement.grade.rawValue, entry.verdict,
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}

extension ConformanceTable.Entry {
  /// The result in words.
  var verdict: String {
    let failing = results.filter { Standing($0.result) == .fails }.map(\.profile)
    switch results.map(\.result).first(where: { $0 != .holds }) {
    case _ where !failing.isEmpty: return "**fails** in \(failing.joined(separator: " "))"
    case .diverges(let reason): return "diverges: \(reason)"
    case .notYet(let issue): return "issue \(issue)"
    case .holds, .fails, nil:
      if case .engine = statement.evidence { return "holds (engine)" }
      return "holds"
    }
  }
}
