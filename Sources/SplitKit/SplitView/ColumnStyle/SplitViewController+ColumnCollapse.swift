/// Columns become one (spec/split-view.md 4.7, 5.6, 5.10).
extension SplitViewController {
  /// The delegate says which column is on top. With a compact column that one replaces all others; else the columns up
  /// to it are stacked, as navigation controllers nested in the primary's.
  func collapseColumns() {
    let before = onScreen
    let shown = shownColumns
    let inspector = shownInspector
    announceMode(.oneBesideSecondary)
    let top = topColumn(answered: askTopColumn(proposed: proposedTopColumn))
    let isMounting = state.isUnmounted
    if isMounting, top != .compact { prepareColumns() }
    if top != .compact { stackColumns(upTo: top) }
    let announcements = ColumnAnnouncements(collapsingFrom: shown, toTop: top)
    if top == .compact {
      tellWill(announcements) { column in if column == .compact { self.attachCompact() } }
    } else {
      tellWill(announcements)
    }
    state = .collapsed(.init(primary: nil, usesCompact: top == .compact))
    leaveOnly(top == .compact ? .compact : .primary)
    settleCollapse(announcements, before: before, isMounting: isMounting)
    announceDetailTarget()
    carryInspectorIntoSheet(inspector)
  }

  private var proposedTopColumn: Column {
    if slots.content(.compact) != nil { return .compact }
    return ColumnSlots.expanded.last { slots.content($0) != nil } ?? .secondary
  }

  /// A column that has no controller, and the inspector, cannot be on top: then the proposed one is (inferred).
  private func topColumn(answered: Column) -> Column {
    answered == .inspector || slots.content(answered) == nil ? proposedTopColumn : answered
  }

  private func attachCompact() {
    if let container = container(making: .compact) { attach(container) }
  }

  /// Puts the containers on the primary's stack. Where that is no navigation controller only it is shown (inferred).
  private func stackColumns(upTo top: Column) {
    guard let outer = slots.container(.primary) as? NavigationController else { return }
    for column in ColumnSlots.expanded.dropFirst() where column.rawValue <= top.rawValue {
      guard let container = slots.container(column), container.parent !== outer else { continue }
      detachContainer(container)
      outer.nest(container)
    }
  }

  /// The columns that are not in the one that stays leave the tree, with what they contain.
  private func leaveOnly(_ column: Column) {
    let sole = slots.container(column)
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
