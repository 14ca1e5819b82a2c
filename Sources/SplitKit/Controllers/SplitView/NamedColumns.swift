/// The columns of a split view that was made with a style, by their names.
protocol NamedColumns: AnyObject {
  /// What an app has set for a column, without the navigation controller around it.
  func content(of column: Column) -> ViewController?
  /// What UIKit raises for a call; nil where it raises nothing.
  func objection(to call: ColumnCall) -> String?
  /// What UIKit raises for a controller at a place of `viewControllers`; nil where it raises nothing.
  func objection(toSetting controller: ViewController, at index: Int) -> String?
  /// Makes a call that nothing speaks against; within a transition once that is done.
  func make(_ call: ColumnCall)

  /// Whether a controller on a stack is a column's container, whose comings and goings say nothing to its content.
  func isContainer(_ controller: ViewController) -> Bool
  /// The split's own items in the bar of a column.
  func ownItems(inBarOf container: ViewController) -> [BarButtonItem]
  /// The edge at which a column can be resized now; nil where it cannot.
  func resizableEdge(of column: Column) -> ResizableEdge?
  /// A finger on the edge of that id; whether there is one.
  func drag(edge id: String, to x: Double, _ phase: DragPhase) -> Bool
}

/// A call about one column, by its name.
enum ColumnCall {
  case show(Column)
  case hide(Column)
  case set(ViewController?, Column)
}
