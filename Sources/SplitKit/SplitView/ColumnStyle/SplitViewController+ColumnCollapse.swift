/// Columns become one (spec/split-view.md 4.7, 5.6, 5.10).
extension SplitViewController {
  /// The delegate says which column is on top. With a compact column that one replaces all others; else the columns up
  /// to it are stacked, as navigation controllers nested in the primary's.
  func collapseColumns() {
    cancelDrag()
    let (shown, inspector) = (shownColumns, shownInspector)
    let before = onScreen.filter { controller in inspector?.onScreen.contains { $0 === controller } != true }
    announceMode(.oneBesideSecondary)
    let top = topColumn(answered: askTopColumn(proposed: proposedTopColumn))
    let isMounting = state.isUnmounted
    if isMounting, top != .compact { prepareColumns() }
    if top != .compact { stack(Column.fromPrimaryEdge.filter { $0.rawValue <= top.rawValue }) }
    let announcements = existing(ColumnAnnouncements(collapsingFrom: shown, toTop: top))
    if top == .compact {
      tellWill(announcements) { column in if column == .compact { self.attachCompact() } }
    } else {
      tellWill(announcements)
    }
    state = .collapsed(.init(primary: nil, usesCompact: top == .compact))
    if top == .compact { leaveOnly(slots.container(.compact)) }
    settleCollapse(announcements, before: before, isMounting: isMounting)
    announceDetailTarget()
    carryInspectorIntoSheet(inspector)
  }

  /// Those that are of columns with a controller.
  private func existing(_ announcements: ColumnAnnouncements) -> ColumnAnnouncements {
    announcements.only { slots.content($0) != nil }
  }

  private var proposedTopColumn: Column {
    if slots.content(.compact) != nil { return .compact }
    return Column.fromPrimaryEdge.last { slots.content($0) != nil } ?? .secondary
  }

  /// A column that has no controller, and the inspector, cannot be on top: then the proposed one is (inferred).
  private func topColumn(answered: Column) -> Column {
    answered == .inspector || slots.content(answered) == nil ? proposedTopColumn : answered
  }

  private func attachCompact() {
    if let container = container(making: .compact) { attach(container) }
  }

  /// The columns on the stack of a collapsed split, the lowest first.
  var stackedColumns: [Column] {
    guard let sole = soleController else { return [] }
    return ([sole] + primaryStack).compactMap { slots.column(of: $0) }
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
  private func leaveOnly(_ sole: ViewController?) {
    for container in slots.attached where container !== sole { detachContainer(container) }
  }

  private func settleCollapse(_ announcements: ColumnAnnouncements, before: [ViewController], isMounting: Bool) {
    guard isMounting else { return settle(announcements, before: before, between: tellDidCollapse) }
    placeColumns()
    beginAppearing()
    tellDid(announcements, between: tellDidCollapse)
    endAppearing()
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

  /// Pushes a column's container with the calls that the split has for it; what it did is for the split to say.
  func nest(_ container: ViewController, announcing round: ColumnAnnouncements) {
    guard let split = parent as? SplitViewController else { return }
    let (before, oldTop) = (onScreen, viewControllers.last)
    container.leave(for: self)
    viewControllers.append(container)
    container.isContainer ? container.parent = self : container.beginMove(to: self)
    split.tellWill(round)
    payOwedMovesOfCovered()
    layoutIfPlaced()
    let appearance = AppearanceChange(from: before, in: self)
    appearance.begin()
    appearance.end()
    recordTransition(.push, from: oldTop)
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
