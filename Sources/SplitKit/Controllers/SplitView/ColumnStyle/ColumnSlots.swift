/// The controllers of the columns of a column style.
///
/// The *content* of a column is the controller that the app has set. The *container* is what the split holds for it: a
/// navigation controller around the content, or the content itself if UIKit does not wrap it (spec/split-view.md 4.1).
struct ColumnSlots {
  private var contents = ColumnTable<ViewController>()
  private var containers = ColumnTable<ViewController>()
  /// The containers that are children of the split, in UIKit's order. An existing child keeps its place, and a new one
  /// is appended (5.10, M26 observed).
  private(set) var attached: [ViewController] = []

  func content(_ column: Column) -> ViewController? { contents[column] }
  func container(_ column: Column) -> ViewController? { containers[column] }

  /// The columns that have a content.
  private(set) var filled: ShownColumns = []

  mutating func setContent(_ content: ViewController?, _ column: Column) {
    contents[column] = content
    if content == nil { filled.remove(column) } else { filled.insert(column) }
  }
  mutating func setContainer(_ container: ViewController?, _ column: Column) { containers[column] = container }

  /// The column with the given container, or nil for any other controller.
  func column(of container: ViewController) -> Column? {
    Column.allCases.first { containers[$0] === container }
  }

  /// The column with the given content, or nil for any other controller.
  func column(ofContent content: ViewController) -> Column? {
    Column.allCases.first { contents[$0] === content }
  }

  /// The contents and the containers of all columns.
  var kept: [ViewController] { Column.allCases.flatMap { [contents[$0], containers[$0]].compactMap { $0 } } }

  mutating func attach(_ container: ViewController) {
    if !attached.contains(where: { $0 === container }) { attached.append(container) }
  }

  mutating func detach(_ container: ViewController) { attached.removeAll { $0 === container } }
}
