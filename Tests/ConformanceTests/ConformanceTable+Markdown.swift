import SplitKit

/// The document, as GitHub shows it.
extension ConformanceTable {
  var markdown: String {
    ([introduction, counts("class", byClass), counts("profile", byProfile), choices] + chapters.map(Self.section)
      + [Self.sourcesMarkdown]).joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    """
    # How right the engine is

    This page lists statements about UIKit's split view and says, for each of them, whether it holds for the engine. `make
    conformance` makes the page from `Tests/ConformanceTests` and a run of these tests. Nobody edits it by hand, and a test
    fails if it is stale.

    Each statement has a class:

    * *Documented*: Apple documents it.
    * *Observed*: it was measured on UIKit 26.1, or a named author has seen it.
    * *Inferred*: it follows from documented or observed statements. A statement that was measured only on iOS 26.1 counts as
      inferred for an earlier version.
    * *Unmeasured*: nobody knows, and the behaviour is our choice.

    Two results need an explanation. *Diverges* means that the engine deliberately behaves differently, and tests show it.
    *Not modelled* means that the engine deliberately leaves it out.

    An id without a letter is the number of a statement in the project's specification. An id with a letter is a statement that
    was added here. The sources are listed at the end of the page.

    There are \(entries.count) statements. A statement counts once in each of its profiles:
    """
  }
}

extension ConformanceTable {
  private typealias Counted = (name: String, standings: [Entry.Standing])
  private typealias Result = (grade: Statement.Class, profile: String, standing: Entry.Standing)

  private var entries: [Entry] { chapters.flatMap(\.entries) }

  private var results: [Result] {
    entries.flatMap { entry in
      entry.results.map { (entry.statement.grade(in: $0.profile), $0.profile, Entry.Standing($0.result)) }
    }
  }

  private var byClass: [Counted] {
    Statement.Class.allCases.map { grade in
      (grade.rawValue, results.filter { $0.grade == grade }.map(\.standing))
    } + [("**all**", results.map(\.standing))]
  }

  private var byProfile: [Counted] {
    Profile.all.map(\.id).map { profile in
      (profile, results.filter { $0.profile == profile }.map(\.standing))
    }.filter { !$0.1.isEmpty }
  }

  private func counts(_ name: String, _ rows: [Counted]) -> String {
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
  /// Every statement that nobody could know, in one place.
  private var choices: String {
    let lines = entries.map(\.statement).filter { $0.grade == .unmeasured }.map { statement in
      "* **\(statement.id)**, \(statement.profilesInWords): \(statement.given); \(statement.when): \(statement.then)."
    }
    let introduction = """
      ## Choices of ours

      No source answers these questions. The engine must do something all the same. This list says what it does, and the
      statements below test it.

      """
    return ([introduction] + lines).joined(separator: "\n")
  }

  private static func section(_ title: String, _ entries: [Entry]) -> String {
    (["## \(title)", "", head, "|---|---|---|---|---|---|---|---|"] + entries.map(line)).joined(separator: "\n")
  }

  private static let head = "| | profile | given | when | then | source | class | result |"

  private static func line(_ entry: Entry) -> String {
    let statement = entry.statement
    let cells = [
      statement.id, statement.profilesInWords, statement.given, statement.when, statement.then,
      statement.sources.joined(separator: " "), statement.gradeInWords, entry.verdict,
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}

extension Statement {
  fileprivate var profilesInWords: String { namedProfiles.isEmpty ? "any" : namedProfiles.joined(separator: " ") }

  /// The class, and the one that it has before the release that was measured, where that is another.
  var gradeInWords: String {
    guard let other = profiles.map(grade(in:)).first(where: { $0 != grade }) else { return grade.rawValue }
    return "\(grade.rawValue), before iOS 26 \(other.rawValue)"
  }
}

extension ConformanceTable.Entry {
  /// The result in words.
  var verdict: String {
    let failing = results.filter { Standing($0.result) == .fails }.map(\.profile)
    switch results.map(\.result).first(where: { $0 != .holds }) {
    case _ where !failing.isEmpty: return "**fails** in \(failing.joined(separator: " "))"
    case .diverges(let reason): return "diverges: \(reason)"
    case .notModelled(let reason): return "not modelled: \(reason)"
    case .notYet(let issue): return "issue \(issue)"
    case .holds, .fails, nil:
      if case .engine = statement.evidence { return "holds (engine)" }
      return "holds"
    }
  }
}
