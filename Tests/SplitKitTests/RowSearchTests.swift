import Testing

@testable import SplitKit

/// Rows that are their texts.
private struct Rows: SearchableRows {
  let rows: [String]
  var count: Int { rows.count }
  func index(of id: String) -> Int? { Int(id).flatMap { rows.indices.contains($0) ? $0 : nil } }
  func id(at index: Int) -> String { "\(index)" }
  func texts(at index: Int) -> [String] { [rows[index]] }
  func offset(at index: Int) -> Double? { Double(index) * 44 }
}

@Suite struct RowSearchTests {
  private static let names = Rows(rows: ["Ada", "Bo", "ADAM", "Cy", "Madame"])

  @Test(
    arguments: [
      (RowSearch("ada"), "0", 1), (RowSearch("ada", after: "0"), "2", 2), (RowSearch("ada", after: "2"), "4", 2),
      (RowSearch("ada", after: "4"), nil, 0), (RowSearch("ADA", isBackwards: true), "4", 1),
      (RowSearch("ada", after: "4", isBackwards: true), "2", 2), (RowSearch("ada", after: "0", isBackwards: true), nil, 0),
      (RowSearch("zoe"), nil, 5),
    ] as [(RowSearch, String?, Int)])
  func `a search finds the next row in its direction`(search: RowSearch, row: String?, searched: Int) throws {
    let result = try Self.names.search(search)
    #expect(result.row == row && result.searched == searched && result.rest == nil)
    #expect(result.offset == row.flatMap { Double($0) }.map { $0 * 44 })
  }

  @Test func `a search of a long list goes on behind the last row that it has looked at`() throws {
    let count = 2 * RowSearch.rows + 1
    let rows = Rows(rows: (0..<count).map { $0 == count - 1 ? "last" : "row" })
    let first = try rows.search(RowSearch("last"))
    #expect(first.row == nil && first.searched == RowSearch.rows && first.rest == "\(RowSearch.rows - 1)")
    let second = try rows.search(RowSearch("last", after: first.rest))
    #expect(second.rest == "\(2 * RowSearch.rows - 1)")
    #expect(try rows.search(RowSearch("last", after: second.rest)).row == "\(count - 1)")
    let backwards = try rows.search(RowSearch("none", isBackwards: true))
    #expect(backwards.rest == "\(count - RowSearch.rows)")
  }

  @Test func `a search that ends with the last row has no rest`() throws {
    let rows = Rows(rows: Array(repeating: "row", count: RowSearch.rows))
    #expect(try rows.search(RowSearch("none")) == RowSearchResult(searched: RowSearch.rows))
  }

  @Test func `a search behind no row is refused`() {
    #expect(throws: Refusal.unknownTarget("7", path: "after")) { try Self.names.search(RowSearch("ada", after: "7")) }
  }
}
