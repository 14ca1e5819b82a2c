import PreviewProtocol
import SplitKit
import TestSupport
import Testing

/// The statements that the rules of explanations name.
@Suite struct CitedStatementsMadeDocumentTests {
  @Test func `statements.json has the cited statements as the table has them`() throws {
    try MadeDocument("Sources/PreviewProtocol/Explanation/statements.json", text: Self.json).verify()
  }

  @Test(arguments: Rule.allCases) func `each statement that a rule names exists`(_ rule: Rule) {
    for id in Self.ids(for: rule) {
      #expect(Self.statements.contains { $0.id == id }, "\(rule.rawValue) names \(id)")
    }
  }

  private static let statements = Chapter.all.flatMap(\.statements)

  private static func ids(for rule: Rule) -> [String] {
    SplitViewStyle.allCases.flatMap { style in
      ([nil] + Column.allCases).flatMap { rule.statements(for: Rule.Subject(style: style, column: $0)) }
    }
  }

  private static var json: String {
    let cited = Set(Rule.allCases.flatMap(ids))
    let rows = statements.filter { cited.contains($0.id) }.map { statement in
      String(decoding: JSONWriter.text(of: .string(statement.id)) + [0x3A] + JSONWriter.text(of: statement.row), as: UTF8.self)
    }
    return "{\n\(rows.joined(separator: ",\n"))\n}\n"
  }
}

extension Statement {
  /// The statement as explanations read it, with its class in each OS version that it is about.
  fileprivate var row: Value {
    [
      "classes": .object(profiles.map { Member($0, .string(grade(in: $0).rawValue)) }),
      "sources": .array(sources.map { .string($0) }), "text": .string("\(given); \(when): \(then)"),
    ]
  }
}
