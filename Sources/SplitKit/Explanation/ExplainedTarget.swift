/// A part of an app that can be explained.
package enum ExplainedTarget {
  case window
  /// A point outside of the window, where there is nothing to explain.
  case outside(Point)
  case controller(ViewController)
  case column(Column, SplitViewController)
}

extension ExplainedTarget {
  /// The name of the target on the wire.
  package var name: String {
    switch self {
    case .window, .outside: NewControllerName.window
    case .controller(let controller): controller.id
    case .column(let column, let split): split.name(of: column)
    }
  }

  var title: String {
    switch self {
    case .window, .outside: "Window"
    case .controller(let controller): controller.title ?? controller.id
    case .column(let column, _): "\(column.name.prefix(1).uppercased())\(column.name.dropFirst()) column"
    }
  }
}

extension SplitViewController {
  /// The name of a column on the wire, such as `split.primary`.
  func name(of column: Column) -> String { "\(id).\(column.name)" }
}

extension Explainer {
  /// The target with a name: `window`, the id of a controller, a pane or an element, or the name of a column; nil if there is none.
  ///
  /// The id of a pane or an element identifies its controller. An element can be a row that has no cell yet. If a controller and a column
  /// have the same name, the result is the controller. `primary` without the id of a split view is a column of the split view that was
  /// created first.
  package func target(named name: String) -> ExplainedTarget? {
    if name == NewControllerName.window { return .window }
    if let controller = controller(name) { return .controller(controller) }
    if let pane = window.panes.first(where: { $0.pane.id == name }) { return .controller(pane.target.controller) }
    let suffix = ViewController.paneSuffix
    if name.hasSuffix(suffix), let controller = controller(String(name.dropLast(suffix.count))) {
      return .controller(controller)
    }
    return column(name) ?? window.controller(withElement: name).map { .controller($0) }
  }

  /// The target at a point of the window: the controller of the frontmost pane, or else the split view there.
  package func target(at point: Point) -> ExplainedTarget {
    guard Rect(x: 0, y: 0, width: window.size.width, height: window.size.height).contains(point) else { return .outside(point) }
    let pane = window.panes.last { $0.pane.isVisible && $0.pane.frame.contains(point) }
    return .controller(pane?.target.controller ?? split(at: point) ?? window.rootViewController)
  }

  /// The names of the controllers and of the columns, in which an error lists them.
  package var targetNames: [String] {
    let controllers = window.application.controllers.compactMap { $0 as? ViewController }
    return controllers.map(\.id) + splits.flatMap { split in split.possibleColumns.map(split.name) }
  }

  private func controller(_ id: String) -> ViewController? { window.application.controller(id) as? ViewController }

  private func column(_ name: String) -> ExplainedTarget? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let column = Column.allCases.first(where: { $0.name == words[words.count - 1] }) else { return nil }
    let split = words.count == 1 ? splits.first : controller(words.dropLast().joined(separator: ".")) as? SplitViewController
    return split.map { .column(column, $0) }
  }

  private func split(at point: Point) -> ViewController? {
    splits.last { $0.isOnScreen && $0.view.frame.contains(point) }
  }
}
