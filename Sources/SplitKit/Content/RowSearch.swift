/// A search for the next row of a list that has a text.
package struct RowSearch: Equatable, Sendable {
  /// The greatest length of a text, in Unicode scalars. Every text contains the empty one.
  package static let textLength = 256

  /// The greatest number of rows that one search looks at, because a row without a cell has to be made for it.
  package static let rows = 1_000

  private let lowercasedText: String
  /// The id of the row behind which the search begins, or nil for a search that begins with the first row, or with the last one upwards.
  package let start: String?
  /// Whether the search goes upwards.
  package let isBackwards: Bool

  /// Creates a search for a text, of which the case is ignored.
  package init(_ text: String, after start: String? = nil, isBackwards: Bool = false) {
    (lowercasedText, self.start, self.isBackwards) = (text.lowercased(), start, isBackwards)
  }

  /// Whether one of the texts of a row has the text that is searched for.
  func finds(_ texts: [String]) -> Bool { texts.contains { $0.lowercased().contains(lowercasedText) } }
}

/// The result of a search for a row.
package struct RowSearchResult: Equatable, Sendable {
  /// The id of the row, or nil if none of those that were looked at has the text.
  package var row: String?
  /// The offset at which the row is at the top of the visible part, or as near to it as the list allows, in points. It follows from estimates
  /// for a row that has never been laid out; nil without a row, and for a list whose view model has all rows.
  package var offset: Double?
  /// The number of rows that were looked at.
  package var searched = 0
  /// The id of the last row that was looked at, behind which another search can go on; nil if no row is left.
  package var rest: String?
}

/// The rows of a list, with their indexes from the top.
package protocol SearchableRows {
  /// The number of rows.
  var count: Int { get }
  /// The index of the row with an id, which can also be that of a part of the row; nil for no row.
  func index(of id: String) -> Int?
  /// The id of a row.
  func id(at index: Int) -> String
  /// The texts that a row shows.
  func texts(at index: Int) -> [String]
  /// The offset at which a row is at the top of the visible part, in points, or nil if it is not known.
  func offset(at index: Int) -> Double?
}

extension SearchableRows {
  /// Searches the rows. Throws an error if there is no row behind which the search is to begin.
  func search(_ search: RowSearch) throws(Refusal) -> RowSearchResult {
    var before = search.isBackwards ? count : -1
    if let start = search.start {
      guard let index = index(of: start), id(at: index) == start else { throw .unknownTarget(start, path: "after") }
      before = index
    }
    return look(for: search, behind: before)
  }

  private func look(for search: RowSearch, behind before: Int) -> RowSearchResult {
    var result = RowSearchResult()
    let step = search.isBackwards ? -1 : 1
    for index in stride(from: before + step, to: search.isBackwards ? -1 : count, by: step) {
      if result.searched == RowSearch.rows {
        result.rest = id(at: index - step)
        break
      }
      result.searched += 1
      guard search.finds(texts(at: index)) else { continue }
      (result.row, result.offset) = (id(at: index), offset(at: index))
      break
    }
    return result
  }
}
