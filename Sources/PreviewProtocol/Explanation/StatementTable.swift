import EmbeddedFiles
import SplitKit

/// The statements that explanations cite: `statements.json` beside this file.
///
/// `make conformance` makes the file from the statements of docs/conformance.md that a rule names, and a test fails if it is
/// stale.
struct StatementTable {
  private let statements: [String: Value]

  static let builtIn = StatementTable(json: EmbeddedFile.statements)

  private init(json: [UInt8]) {
    guard let members = (try? JSONReader.read(json))?.members else { preconditionFailure("statements.json is no object.") }
    statements = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
  }

  /// The statement about the rule of a fact in an OS version, or nil if no statement is about it.
  func statement(for fact: ExplainedFact, in profile: Profile) -> CitedStatement? {
    for id in fact.rule.statements(for: fact.subject) {
      if let row = statements[id], let grade = row["classes"]?[profile.id]?.string {
        return CitedStatement(
          id: id, grade: grade, sources: row["sources"]?.array?.compactMap(\.string) ?? [], text: row["text"]?.string ?? "")
      }
    }
    return nil
  }
}

/// A statement of docs/conformance.md, as an explanation cites it.
struct CitedStatement: Equatable {
  let id: String
  /// The class in the OS version of the explanation.
  let grade: String
  let sources: [String]
  let text: String
}

extension ExplainedFact {
  /// A sentence about how certain the rule is.
  func certainty(_ statement: CitedStatement?) -> String {
    switch statement?.grade {
    case "documented": "Apple documents this."
    case "observed": "This was measured, or a named author has seen it."
    case "inferred": "This follows from what is documented or observed, and nobody has measured it."
    case "unmeasured": "Nobody has measured this, and the rule is a choice of this engine."
    default:
      rule.isOfApp
        ? "This is a choice of the app or of its user."
        : "No statement covers this, and the rule is a choice of this engine."
    }
  }
}
