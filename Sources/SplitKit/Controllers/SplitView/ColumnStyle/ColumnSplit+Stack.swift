/// The columns of a collapsed split: navigation controllers that are nested in the primary's (spec/split-view.md 4.7, 5.10).
extension ColumnSplit {
  /// Wraps, loads and attaches a column that is not there yet. Compact is never prepared so.
  func prepareColumn(_ column: Column) {
    guard column != .compact, let container = container(making: column) else { return }
    container.innermostTop.loadViewIfNeeded()
    attach(container)
  }

  func prepareColumns() {
    for column in Column.slotOrder { prepareColumn(column) }
  }

  /// The columns on the stack of a collapsed split, the lowest first.
  var stackedColumns: [Column] {
    guard let sole = soleController else { return [] }
    return ([sole] + sole.stack).compactMap { slots.column(of: $0) }
  }

  /// The column on top of the collapsed stack: the last whose container is in it.
  var stackedColumn: Column? {
    guard stage == .collapsed else { return nil }
    return usesCompact ? .compact : stackedColumns.last
  }

  /// Makes one stack of these columns, as far as there are containers: the first is the outer one. What is covered takes
  /// the size that the primary's container had (5.2, M26 observed). Where that is no navigation controller only it is
  /// shown (inferred; so is that another column stands in for a missing primary).
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

  /// Takes every column's container off the stack of another.
  func takeStackApart() {
    for column in Column.fromPrimaryEdge {
      (slots.container(column) as? NavigationController)?.unnest { self.slots.column(of: $0) != nil }
    }
  }

  /// The columns that are not in the one that stays leave the tree, with what they contain.
  func leaveOnly(_ sole: ViewController?) {
    for container in slots.attached where container !== sole { detachContainer(container) }
  }

  /// The stack is cut to the primary's own, which appears at once where it was covered; not of a column that was emptied,
  /// for that leaves with the collapse.
  func cutStack() {
    guard usesStack, let outer = soleController as? NavigationController else { return }
    outer.unnest { slots.column(of: $0) != nil }
    guard slots.column(of: outer).flatMap(slots.content) != nil else { return }
    let appearance = AppearanceChange(from: [], in: outer)
    appearance.begin()
    appearance.end()
  }

  /// A column that was emptied while its container stayed on the stack has none any more.
  func forgetEmptied() {
    for column in Column.fromPrimaryEdge where slots.content(column) == nil {
      slots.container(column).map(detachContainer)
      slots.setContainer(nil, column)
    }
  }
}

extension NavigationController {
  /// Takes a column's container onto the stack, as only UIKit does. Its content is told nothing (5.10), and where it is
  /// covered at once it is not laid out either: it keeps its size and insets (5.2).
  func nest(_ container: ViewController) {
    guard container !== self else { return }
    viewControllers.append(container)
    container.isContainer ? container.parent = self : container.attach(to: self)
  }

  /// Takes a column's container onto the stack, of which the split says what there is to say. What was taken for a
  /// container without a navigation controller around it hears that it will move.
  func nestOnTop(_ container: ViewController) {
    container.leave(for: self)
    viewControllers.append(container)
    container.isContainer ? container.parent = self : container.beginMove(to: self)
  }

  /// Lets the columns' containers go that are nested in this stack, and what lies over them; the content is told
  /// nothing. What is not a container was pushed by hand, and leaves.
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
