/// Searching the rows of a list.
extension Window {
  /// Searches the list of a controller, or of a pane, for a row with a text. It scrolls nothing.
  package func search(_ search: RowSearch, in target: String) throws(Refusal) -> RowSearchResult {
    guard let controller = controller(orPane: target) else { throw .unknownTarget(target) }
    if let rows = controller.counterpart?.engineSearchableRows { return try rows.search(search) }
    guard let rows = ModelRows(controller.viewModel) else {
      throw .unsupported("\(target) shows no list, so no row can be found in it.")
    }
    return try rows.search(search)
  }
}

/// The rows of a view model, which has all of them.
private struct ModelRows: SearchableRows {
  private let rows: [(id: String, model: Value)]

  /// Takes the rows of a view model; nil for one without any sections.
  init?(_ model: Value?) {
    guard let sections = model?["sections"]?.array else { return nil }
    rows = sections.flatMap { $0["rows"]?.array ?? [] }.compactMap { row in row["id"]?.string.map { ($0, row) } }
  }

  /// The members of rows that have a name for the page instead of a text for people. An app can have any others.
  private static let names: Set = [
    "id", "kind", "image", "symbol", "icon", "avatar", "accessory", "category", "color", "secondaryColor", "background", "tint",
  ]

  var count: Int { rows.count }
  func index(of id: String) -> Int? { rows.firstIndex { $0.id == id } }
  func id(at index: Int) -> String { rows[index].id }
  func texts(at index: Int) -> [String] {
    (rows[index].model.members ?? []).compactMap { Self.names.contains($0.name) ? nil : $0.value.string }
  }
  func offset(at index: Int) -> Double? { nil }
}
