import SplitPreview

/// The names of the recipes, in rows.
final class RecipeListViewController: ViewController {
  var didChoose: (Int) -> Void = { _ in }
  private var selected: Int?
  private var offset = 0.0

  /// The content that the page draws: a list of one section, whose rows have titles.
  override var viewModel: Value? {
    let rows = Recipe.all.indices.map { index -> Value in
      ["kind": "item", "id": .string(rowID(index)), "title": .string(Recipe.all[index].name)]
    }
    return ["kind": "list", "style": "plain", "title": "Recipes", "sections": [["rows": .array(rows)]]]
  }

  /// The metrics of the content, and its position.
  override var contentLayout: ContentLayout? {
    let insets = scrollInsets
    let rows = RecipeRows(width: max(0, view.frame.width - insets.left - insets.right), count: Recipe.all.count)
    return ContentLayout(rows, contentInset: insets, offset: Point(x: 0, y: offset))
  }

  override var selection: [String] { selected.map { [rowID($0)] } ?? [] }

  override func didTap(element: String) {
    guard let row = Recipe.all.indices.first(where: { rowID($0) == element }) else { return }
    selected = row
    didChoose(row)
  }

  override func didScroll(to offset: Point) { self.offset = offset.y }

  private func rowID(_ row: Int) -> String { "\(id)/recipe-\(row)" }
}
