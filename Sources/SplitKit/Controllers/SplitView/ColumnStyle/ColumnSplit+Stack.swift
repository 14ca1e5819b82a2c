/// The columns of a collapsed split, whose navigation controllers are nested in the primary's (spec/split-view.md 4.7,
/// 5.10).
extension ColumnSplit {
  /// Wraps, attaches and loads a column, if it is not attached. The compact column is never prepared like this.
  ///
  /// The column is attached first, because its content finds the split view in `viewDidLoad` (general knowledge).
  func prepareColumn(_ column: Column) {
    guard column != .compact, let container = container(making: column) else { return }
    attach(container)
    container.innermostTop.loadViewIfNeeded()
  }

  func prepareColumns() {
    for column in Column.slotOrder { prepareColumn(column) }
  }

  /// The columns on the stack of a collapsed split, beginning with the lowest.
  var stackedColumns: [Column] {
    guard let sole = soleController else { return [] }
    return ([sole] + sole.stack).compactMap { slots.column(of: $0) }
  }

  /// The column on top of the collapsed stack, which is the last one whose container is in it.
  var stackedColumn: Column? {
    guard stage == .collapsed else { return nil }
    return usesCompact ? .compact : stackedColumns.last
  }

  /// Makes one stack of the given columns that have containers, with the first as the outer one. Covered columns get
  /// the size of the primary's container (5.2, M26 observed). If the outer container is no navigation controller, only
  /// that is shown (inferred; that another column stands in for a missing primary is inferred too).
  func stack(_ columns: [Column]) {
    let containers = Column.fromPrimaryEdge.filter(columns.contains).compactMap { slots.container($0) }
    guard let outer = containers.first else { return leaveOnly(nil) }
    let size = outer.view.frame.size
    attach(outer)
    for container in containers.dropFirst() where container.parent !== outer {
      detachContainer(container)
      (outer as? NavigationController)?.nest(container)
    }
    for covered in containers.dropFirst().dropLast().map(\.innermostTop) {
      (covered.view.frame.width, covered.view.frame.height) = (size.width, size.height)
    }
    leaveOnly(outer)
  }

  /// Removes every column's container from the stack of another.
  func takeStackApart() {
    for column in Column.fromPrimaryEdge {
      (slots.container(column) as? NavigationController)?.unnest { self.slots.column(of: $0) != nil }
    }
  }

  /// Removes all containers except the given one from the tree.
  func leaveOnly(_ sole: ViewController?) {
    for container in slots.attached where container !== sole { detachContainer(container) }
  }

  /// Cuts the stack to the primary's own controllers, which appear at once if they were covered. A column that was
  /// emptied is left out, because it leaves with the collapse.
  func cutStack() {
    guard usesStack, let outer = soleController as? NavigationController else { return }
    outer.unnest { slots.column(of: $0) != nil }
    guard slots.column(of: outer).flatMap(slots.content) != nil else { return }
    let appearance = AppearanceChange(from: [], in: outer)
    appearance.begin()
    appearance.end()
  }

  /// Removes the containers of columns that were emptied while their containers stayed on the stack.
  func forgetEmptied() {
    for column in Column.fromPrimaryEdge where slots.content(column) == nil {
      slots.container(column).map(detachContainer)
      slots.setContainer(nil, column)
    }
  }
}

extension NavigationController {
  /// Nests a column's container in the stack, as only UIKit does. Its content gets no call (5.10). If it is covered at
  /// once, it is not laid out, and keeps its size and insets (5.2).
  func nest(_ container: ViewController) {
    guard container !== self else { return }
    viewControllers.append(container)
    container.isContainer ? container.parent = self : container.attach(to: self)
  }

  /// Nests a column's container, which is nowhere else, on top of the stack, while the split makes the calls. A content that
  /// was taken without a navigation controller around it is told that it will move.
  func nestOnTop(_ container: ViewController) {
    viewControllers.append(container)
    container.isContainer ? container.parent = self : container.beginMove(to: self)
  }

  /// Removes the columns' containers from this stack, with the controllers above them. The contents get no calls. A
  /// controller that is not a container was pushed by an app, and leaves.
  func unnest(_ isColumn: (ViewController) -> Bool) {
    guard let index = viewControllers.firstIndex(where: isColumn) else { return }
    let gone = Array(viewControllers[index...])
    viewControllers.removeSubrange(index...)
    for controller in gone {
      isColumn(controller) && controller.isContainer ? controller.loseParent() : controller.detach()
    }
    layoutIfPlaced()
  }
}
