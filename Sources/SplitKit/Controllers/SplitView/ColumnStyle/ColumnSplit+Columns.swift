/// The columns of a column style, by their names (spec/split-view.md 4.1).
extension ColumnSplit: NamedColumns {
  var namedColumns: (any NamedColumns)? { self }

  func content(of column: Column) -> ViewController? { slots.content(column) }

  /// Makes a call about a column. If the preference is automatic, it first becomes the natural one, even if the call
  /// has no effect (5.5, M26 observed). Before the split appears, no column is shown or hidden.
  func make(_ call: ColumnCall) {
    switch call {
    case .set(let controller, let column): runner.perform(of: split) { [self] in set(controller, for: column) }
    case .show(let column):
      guard stage != .unmounted else { return }
      if column != .inspector { storeNaturalPreference() }
      runner.perform(of: split) { [self] in show(column) }
    case .hide(let column): if stage != .unmounted { runner.perform(of: split) { [self] in hide(column) } }
    }
  }

  private func show(_ column: Column) {
    guard column != .inspector else { return showInspector() }
    stage == .collapsed ? showCollapsed(column) : showExpanded(column)
  }

  private func hide(_ column: Column) {
    guard column != .inspector else { return hideInspector() }
    stage == .collapsed ? hideCollapsed(column) : hideExpanded(column)
  }

  func isContainer(_ controller: ViewController) -> Bool { controller.isContainer && slots.column(of: controller) != nil }

  /// Sets the controller of a column, or removes it. Before the split appears, the controller is only stored: it is not
  /// loaded and has no parent (4.1, M26 observed).
  func set(_ controller: ViewController?, for column: Column) {
    guard controller !== slots.content(column) || hasPoppedContent(of: column) else { return }
    switch (stage, column) {
    case (.unmounted, _): slots.setContent(controller, column)
    case (_, .compact): setCompact(controller)
    case (_, .primary), (_, .supplementary), (_, .secondary), (_, .inspector):
      controller.map { setContent($0, for: column) } ?? removeContent(of: column)
    }
  }

  /// The message of the exception that UIKit raises for a call, or nil if it raises none (AD documented, M26 observed;
  /// the messages are ours if UIKit's are not known).
  func objection(to call: ColumnCall) -> String? {
    switch call {
    case .show(let column), .hide(let column): objection(toShowing: column)
    case .set(let controller, let column): objection(toSetting: controller, for: column)
    }
  }

  func controller(toTake action: Action, for showAction: ShowAction, sender: ViewController) throws(Refusal) -> ViewController {
    switch showAction {
    case .show:
      let controller = try action.controller(for: split)
      if let parent = controller.parent {
        throw .unsupported("\(controller.id) has a parent already, \(parent.id); a view controller has one.")
      }
      return controller
    case .showDetail:
      let controller = try split.controller(of: action)
      if let sentence = objection(to: .set(controller, .secondary)) { throw .unsupported(sentence) }
      return controller
    }
  }

  private func objection(toShowing column: Column) -> String? {
    if column == .compact { return "The compact column cannot be shown or hidden" }
    if column == .supplementary, style == .doubleColumn { return Self.needsTripleColumn }
    if column == .inspector, !design.hasInspector { return Self.inspectorIsNew }
    return nil
  }

  private func objection(toSetting controller: ViewController?, for column: Column) -> String? {
    if column == .supplementary, style == .doubleColumn {
      return Self.needsTripleColumn
    }
    if column == .inspector, !design.hasInspector { return Self.inspectorIsNew }
    guard let controller else { return nil }
    if slots.column(of: controller) != nil, slots.column(ofContent: controller) == nil {
      return "\(controller.id) is the navigation controller that the split view itself has made"
    }
    if let other = slots.column(ofContent: controller) ?? slots.column(of: controller), other != column {
      return "\(controller.id) is the view controller of the \(other.name) column already"
    }
    if controller is TabBarController, column == .primary || column == .supplementary {
      return "A tab bar controller cannot be in the \(column.name) column"
    }
    return nil
  }

  private static let needsTripleColumn = "A supplementary column needs a split view controller of the style tripleColumn"
  private static let inspectorIsNew = "The inspector column came with iOS 26"

  func isShowing(_ column: Column) -> Bool {
    column == .inspector ? shownInspector != nil : shownColumns.contains(column)
  }

  /// The container of a column, which is made if there is none. Making a navigation controller moves the content into
  /// it, with the content's first `willMove(toParent:)` (5.10, M26 observed).
  @discardableResult
  func container(making column: Column) -> ViewController? {
    if let container = slots.container(column) { return container }
    guard let content = slots.content(column) else { return nil }
    let container =
      column == .compact || isLeftAsItIs(content, in: column)
      ? content : NavigationController(rootViewController: content, id: newID(around: content))
    slots.setContainer(container, column)
    return container
  }

  /// Whether UIKit does not wrap a content. It does not wrap a navigation controller, a primary or secondary whose
  /// first child is one, and a secondary tab bar whose tabs are (AD documented).
  func isLeftAsItIs(_ content: ViewController, in column: Column) -> Bool {
    if content is NavigationController { return true }
    guard column == .primary || column == .secondary else { return false }
    if let tabBar = content as? TabBarController {
      return tabBar.viewControllers.allSatisfy { $0 is NavigationController }
    }
    return content.children.first is NavigationController
  }

  /// The id of a new navigation controller, which contains the id of its first root, and a number if another controller
  /// has that id, in a tree or in none. The id stays when the root is replaced.
  private func newID(around content: ViewController) -> String {
    var (id, number) = ("nav:\(content.id)", 1)
    while split.application.controller(id) != nil {
      number += 1
      id = "nav:\(content.id):\(number)"
    }
    return id
  }

  /// Makes a container a child of the split. A navigation controller gets no calls and makes none. A controller without
  /// one gets both of its move calls, back to back.
  func attach(_ container: ViewController) {
    guard container.parent !== split else { return }
    slots.attach(container)
    container.leave(for: split)
    container.attach(to: split)
  }

  /// Removes a container from the tree. Its content stays in it and gets no call.
  func detachContainer(_ container: ViewController) {
    slots.detach(container)
    guard container.parent === split else { return }
    container.isContainer ? container.loseParent() : container.detach()
  }
}

extension ViewController {
  /// Removes the parent without a call.
  func loseParent() { parent = nil }
}
