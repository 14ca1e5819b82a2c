import PreviewProtocol
import SplitKit
import Testing

/// How much a row claims: what was measured on one release is not said of another.
@Suite struct ClassTests {
  private static let statements = Chapter.all.flatMap(\.statements)

  private static let measuredAlone = statements.filter { $0.grade == .observed && $0.sources == ["M26"] }

  @Test func `what was measured on iOS 26 alone is inferred before it, and the table says so`() {
    for statement in Self.measuredAlone where !statement.isConstant {
      for profile in statement.profiles where profile != "ios26" {
        #expect(statement.grade(in: profile) == .inferred, "\(statement.id) in \(profile)")
      }
      let isElsewhere = statement.profiles != ["ios26"]
      #expect(
        statement.gradeInWords == (isElsewhere ? "observed, before iOS 26 inferred" : "observed"), "\(statement.id)")
    }
  }

  @Test func `what was measured is said of the release that it was measured on`() {
    for statement in Self.measuredAlone {
      #expect(statement.grade(in: "ios26") == .observed && statement.profiles.contains("ios26"), "\(statement.id)")
    }
  }

  @Test func `constants are those of the first chapter alone`() {
    let constants = Self.statements.filter(\.isConstant).map(\.id)
    #expect(constants == ["1", "3", "3-others", "4"])
  }

  @Test func `what another source says too is observed everywhere`() throws {
    let statement = try Self.statement(["class": "observed", "sources": ["M26", "H11"], "engine": true])
    #expect(statement.grade(in: "ios8") == .observed)
  }
}

/// Data that a reader of statements has to refuse.
extension ClassTests {
  private static func statement(_ members: [Member]) throws -> Statement {
    let sentence: [Member] = [
      Member("id", "0"), Member("profiles", "any"), Member("given", "a window"), Member("when", "it is resized"),
      Member("then", "it is resized"),
    ]
    let others = [Member("class", "observed"), Member("sources", ["S0"])].filter { other in
      !members.contains { $0.name == other.name }
    }
    return try Statement(.object(sentence + others + members))
  }

  private static func statement(_ members: Value) throws -> Statement { try statement(members.members ?? []) }

  private static let cases: Value = [
    [
      ["open": ["window": [1024, 768]]], ["resize": [500, 768], "expect": ["split": ["isCollapsed": true]]],
    ]
  ]

  @Test func `a divergence without cases that show it is refused`() throws {
    #expect(throws: DataError.self) { try Self.statement(["diverges": "on purpose"]) }
    let withoutExpectation: Value = [[["open": ["window": [1024, 768]]]]]
    #expect(throws: DataError.self) { try Self.statement(["diverges": "on purpose", "cases": withoutExpectation]) }
  }

  @Test func `a divergence that is none any more fails`() throws {
    let statement = try Self.statement(["diverges": "on purpose", "cases": Self.cases])
    let results = Row(statement: statement, profile: "ios26").result()
    #expect(ConformanceTable.Entry.Standing(results) == .fails)
  }

  @Test func `what is not modelled has its reason, and no cases`() throws {
    let statement = try Self.statement(["notModelled": "a fault of one release"])
    #expect(Row(statement: statement, profile: "ios26").result() == .notModelled(reason: "a fault of one release"))
    #expect(throws: DataError.self) { try Self.statement(["notModelled": ""]) }
    #expect(throws: DataError.self) { try Self.statement(["notModelled": "a fault", "cases": Self.cases]) }
  }
}
