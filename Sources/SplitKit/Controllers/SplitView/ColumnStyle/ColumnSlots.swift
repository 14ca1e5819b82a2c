/// What a column style holds for each of its columns.
///
/// The *content* is the controller that the app has set; the *container* is what the split holds for it: a navigation
/// controller around the content, or the content itself where UIKit leaves it as it is (spec/split-view.md 4.1).
struct ColumnSlots {
  private var contents: [Column: ViewController] = [:]
  private var containers: [Column: ViewController] = [:]
  /// The containers that are the split's own children, in UIKit's order: one that is a child keeps its place, one
  /// that comes is appended (5.10, M26 observed).
  private(set) var attached: [ViewController] = []

  func content(_ column: Column) -> ViewController? { contents[column] }
  func container(_ column: Column) -> ViewController? { containers[column] }

  mutating func setContent(_ content: ViewController?, _ column: Column) { contents[column] = content }
  mutating func setContainer(_ container: ViewController?, _ column: Column) { containers[column] = container }

  /// The column whose container this is; nil for any other controller.
  func column(of container: ViewController) -> Column? {
    Column.allCases.first { containers[$0] === container }
  }

  /// The column whose content this is; nil for any other controller.
  func column(ofContent content: ViewController) -> Column? {
    Column.allCases.first { contents[$0] === content }
  }

  mutating func attach(_ container: ViewController) {
    if !attached.contains(where: { $0 === container }) { attached.append(container) }
  }

  mutating func detach(_ container: ViewController) { attached.removeAll { $0 === container } }
}
