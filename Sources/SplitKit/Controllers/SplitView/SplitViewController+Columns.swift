/// The columns by their names (spec/split-view.md 4.1, 4.6, 5.5, 5.7).
extension SplitViewController {
  /// The controller that was set for a column, without the navigation controller around it; nil for none, and on a
  /// classic split.
  public func viewController(for column: Column) -> ViewController? { implementation.namedColumns?.content(of: column) }

  /// Sets the controller of a column, or takes it away.
  ///
  /// Before the split appears it is only kept: nothing is loaded and nothing has a parent (4.1, M26 observed). Where
  /// UIKit would raise nothing changes, and the log says so.
  public func setViewController(_ controller: ViewController?, for column: Column) {
    make(.set(controller, column), named: "setViewController(_:for:)")
  }

  /// Brings a column on screen. Expanded it goes to the nearest mode with it; collapsed it pushes the column, and those
  /// between, or pops what covers it. What is shown already stays as it is. On a classic split, and for the compact
  /// column, it raises (AD documented: compact is not accepted).
  ///
  /// An automatic preference becomes the natural one first, whatever comes of the call (5.5, M26 observed).
  public func show(_ column: Column) { make(.show(column), named: "show(_:)") }

  /// Takes a column off screen: to the nearest mode without it, or, collapsed and on top, by a pop. The secondary of an
  /// expanded split, the primary of a collapsed one, and what is not shown, stay as they are.
  public func hide(_ column: Column) { make(.hide(column), named: "show(_:)") }

  private func make(_ call: ColumnCall, named name: String) {
    guard let columns = implementation.namedColumns else {
      return application.raise(Self.needsStyle(name), receiver: id)
    }
    if let sentence = columns.objection(to: call) { return application.raise(sentence, receiver: id) }
    columns.make(call)
  }

  static func needsStyle(_ name: String) -> String {
    "\(name) needs a split view controller that was made with a style"
  }
}
