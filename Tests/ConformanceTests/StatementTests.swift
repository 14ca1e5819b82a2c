import SplitKit
import Testing

/// The statements, each in each of its profiles: split-view.md, section 11 and the rules that it does not number.
@Suite struct StatementTests {
  @Test(arguments: Row.all)
  func `the statement holds, or the table says why not`(row: Row) {
    if case .fails(let problems) = row.result() {
      for problem in problems { Issue.record("\(row.statement.id) in \(row.profile), \(problem)") }
    }
  }

  @Test func `every number from 1 to 242 is there, and every id once`() {
    let ids = Chapter.all.flatMap(\.statements).map(\.id)
    let missing = (1...242).map(String.init).filter { !ids.contains($0) }
    #expect(missing.isEmpty)
    let twice = Dictionary(grouping: ids, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice.isEmpty)
  }

  @Test func `every source is in the list, and every one of the list is used`() {
    let used = Set(Chapter.all.flatMap(\.statements).flatMap(\.sources))
    #expect(used == Set(ConformanceTable.sources.map(\.tag)))
  }

  @Test func `every check in Swift is of a statement that asks for it`() {
    let asking = Chapter.all.flatMap(\.statements).filter { if case .engine = $0.evidence { true } else { false } }
    #expect(Set(asking.map(\.id)) == Set(EngineChecks.checks.keys))
  }
}

extension Row: CustomTestStringConvertible {
  var testDescription: String { "\(statement.id) in \(profile)" }
}
