/// The named columns (spec/split-view.md 4.1, 4.6, 5.5, 5.7).
extension SplitViewController {
  /// The controller that was set for a column, without the navigation controller around it. The result is nil if there
  /// is none, and on a classic split.
  public func viewController(for column: Column) -> ViewController? { reading.namedColumns?.content(of: column) }

  /// Sets the controller of a column, or removes it.
  ///
  /// Before the split appears, the controller is only stored: it is not loaded and has no parent (4.1, M26 observed).
  /// If UIKit would raise an exception, nothing changes, and the log contains the message.
  public func setViewController(_ controller: ViewController?, for column: Column) {
    if let controller, let sentence = objection(toContaining: controller) {
      return application.raise(sentence, receiver: id)
    }
    make(.set(controller, column), named: "setViewController(_:for:)")
  }

  /// Shows a column. An expanded split goes to the nearest mode with the column. A collapsed split pushes the column,
  /// and those in between, or pops the controllers that cover it. A column that is already shown stays. On a classic
  /// split, and for the compact column, the call raises an exception (AD documented: compact is not accepted).
  ///
  /// If the preference is automatic, it first becomes the natural one, even if the call has no effect (5.5, M26
  /// observed).
  public func show(_ column: Column) { make(.show(column), named: "show(_:)") }

  /// Hides a column, by going to the nearest mode without it or, in a collapsed split, by a pop if it is on top. The
  /// call has no effect on the secondary of an expanded split, on the primary of a collapsed one, and on a hidden
  /// column.
  public func hide(_ column: Column) { make(.hide(column), named: "hide(_:)") }

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
