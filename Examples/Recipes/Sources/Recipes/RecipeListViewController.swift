import SplitPreview

/// The names of the recipes, in rows.
final class RecipeListViewController: ViewController {
  var didChoose: (Int) -> Void = { _ in }
  private var selected: Int?
  private var offset = 0.0
  private let rowHeight = 44.0

  /// The content that the page draws: a list of one section, whose rows have titles.
  override var viewModel: Value? {
    let rows = Recipe.all.indices.map { index -> Value in
      ["kind": "item", "id": .string(rowID(index)), "title": .string(Recipe.all[index].name)]
    }
    return ["kind": "list", "style": "plain", "title": "Recipes", "sections": [["rows": .array(rows)]]]
  }

  /// The numbers that the page draws it with.
  override var contentLayout: ContentLayout? {
    let insets = scrollInsets
    let size = Size(
      width: max(0, view.frame.width - insets.left - insets.right), height: Double(Recipe.all.count) * rowHeight)
    var layout = ContentLayout(
      kind: .list, contentInset: insets, contentSize: size, offset: Point(x: 0, y: offset))
    layout.rowHeight = rowHeight
    layout.headerHeights = [0]
    return layout
  }

  override var selection: [String] { selected.map { [rowID($0)] } ?? [] }

  /// The element that a tap at a point of the window finds.
  override func element(at point: Point) -> String? {
    let row = ((point.y - view.frame.y - scrollInsets.top + offset) / rowHeight).rounded(.down)
    return Int(exactly: row).flatMap { Recipe.all.indices.contains($0) ? rowID($0) : nil }
  }

  override func didTap(element: String) {
    guard let row = Recipe.all.indices.first(where: { rowID($0) == element }) else { return }
    selected = row
    didChoose(row)
  }

  override func didScroll(to offset: Point) { self.offset = offset.y }

  private func rowID(_ row: Int) -> String { "\(id)/recipe-\(row)" }
}
