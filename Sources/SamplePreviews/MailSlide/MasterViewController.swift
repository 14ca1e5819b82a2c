import SplitKit

/// A list of twenty items. If it has a reference to the detail, it tells the detail which one the user chooses.
final class MasterViewController: ListViewController {
  private let detail: DetailViewController?
  private var selectedRow: Int?

  /// The number of the selected item, counted from 1.
  var selectedItem: Int? { selectedRow.map { $0 + 1 } }

  init(_ application: Application, id: String, detail: DetailViewController?) {
    self.detail = detail
    super.init(application, id: id, title: "Master")
  }

  private static let count = 20

  /// The height of a row of a table view, in points (spec/devices.md section 5).
  override var row: TextHeight { TextHeight(44, .body) }
  override var sections: [(header: TextHeight?, count: Int)] { [(nil, Self.count)] }
  private func rowID(_ row: Int) -> String { "\(id)/row-\(row)" }
  override var selection: [String] { selectedRow.map { [rowID($0)] } ?? [] }

  override func didTap(element: String) {
    guard let row = (0..<Self.count).first(where: { rowID($0) == element }) else { return }
    choose(item: row + 1)
  }

  /// Selects an item, counted from 1, even if it is already selected. Does nothing if there is no such item.
  func choose(item: Int) {
    guard (1...Self.count).contains(item) else { return }
    selectedRow = item - 1
    detail?.detailItem = item
  }

  override func makeContent() -> Value {
    let rows = (0..<Self.count).map { row -> Value in
      ["kind": "item", "id": .string(rowID(row)), "title": .string("Item \(row + 1)")]
    }
    return ["kind": "list", "style": "plain", "title": "Master", "sections": [["header": nil, "rows": .array(rows)]]]
  }
}
