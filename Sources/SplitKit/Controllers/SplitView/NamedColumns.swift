/// The named columns of a split view with a column style.
protocol NamedColumns: AnyObject {
  /// The controller that an app has set for a column, without the navigation controller around it.
  func content(of column: Column) -> ViewController?
  /// The message of the exception that UIKit raises for a call, or nil if it raises none.
  func objection(to call: ColumnCall) -> String?
  /// The message of the exception that UIKit raises for a controller at a position of `viewControllers`, or nil if it
  /// raises none.
  func objection(toSetting controller: ViewController, at index: Int) -> String?
  /// Makes a valid call. During a transition, it waits for the end of the transition.
  func make(_ call: ColumnCall)

  /// Whether a controller on a stack is a column's container, whose moves make no calls to its content.
  func isContainer(_ controller: ViewController) -> Bool
  /// The split's own items in the bar of a column.
  func ownItems(inBarOf container: ViewController) -> [BarButtonItem]
  /// The widths to which the user has dragged columns.
  var draggedWidths: DraggedWidths { get set }
  /// The edge at which a column can be resized now, or nil if it cannot.
  func resizableEdge(of column: Column) -> ResizableEdge?
  /// Drags the edge with the given id. Returns whether there is such an edge.
  func drag(edge id: String, to x: Double, _ phase: DragPhase) -> Bool
}

/// A call about a named column.
enum ColumnCall {
  case show(Column)
  case hide(Column)
  case set(ViewController?, Column)
}
