/// The buttons and gestures of a column style.
extension ColumnSplit {
  private var buttonRule: ColumnButtonRule? {
    shownMode.map { ColumnButtonRule(style: style, behavior: behaviorOfButtons($0.mode), shown: $0) }
  }

  /// The behaviour by which buttons and gestures go. On iOS 26 the one that is shown does not say what is preferred: what
  /// is hidden comes back as the preferred one has it, as `show(_:)` would bring it (5.5; for buttons inferred).
  private func behaviorOfButtons(_ mode: DisplayMode) -> SplitBehavior {
    guard design.behaviorFollowsMode else { return behavior }
    let preferred = split.preferredSplitBehavior
    switch mode {
    case .automatic, .secondaryOnly: return preferred == .automatic ? .tile : preferred
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary:
      return preferred == .displace ? .displace : .tile
    }
  }

  /// The button that shows and hides columns. It needs the gesture, unless it is always there; none is forced into a mode
  /// that has none (4.4, H14 documented), and none is there while the split is collapsed.
  var displayModeButton: SplitViewController.DisplayModeButton {
    guard let rule = buttonRule, let target = rule.target, isButtonAllowed else {
      return .init(isVisible: false, image: "sidebar.leading", target: displayMode)
    }
    return .init(isVisible: true, image: rule.image, target: target)
  }

  private var isButtonAllowed: Bool {
    switch split.displayModeButtonVisibility {
    case .automatic: split.presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  /// The split's own items in the bar of a column: in that of the column nearest to the primary edge.
  func ownItems(inBarOf container: ViewController) -> [BarButtonItem] {
    guard let first = Column.fromPrimaryEdge.first(where: isShowing), stage != .collapsed, slots.container(first) === container
    else { return [] }
    return [columnBarItem, secondaryOnlyItem].compactMap { $0 }
  }

  private var columnBarItem: BarButtonItem? {
    let button = displayModeButton
    guard button.isVisible else { return nil }
    return ColumnBarButtonItem(id: "\(id)/displayModeButtonItem", image: button.image, of: split) {
      $0.toggleDisplayMode()
    }
  }

  /// The extra button of a triple, to and from the secondary alone (4.4, AD documented).
  private var secondaryOnlyItem: BarButtonItem? {
    guard style == .tripleColumn, split.showsSecondaryOnlyButton, let mode else { return nil }
    let image = mode == .secondaryOnly ? "arrow.down.right.and.arrow.up.left" : "arrow.up.left.and.arrow.down.right"
    return ColumnBarButtonItem(id: "\(id)/secondaryOnlyButtonItem", image: image, of: split) { [weak self] _ in
      self?.toggleSecondaryOnly()
    }
  }

  private func toggleSecondaryOnly() {
    guard let expanded else { return }
    let back = expanded.modeBeforeHiding ?? buttonRule?.revealed ?? .oneBesideSecondary
    go(to: expanded.shown.mode == .secondaryOnly ? back : .secondaryOnly)
  }

  func toggleDisplayMode() {
    if let target = buttonRule?.target { go(to: target) }
  }

  func didTapDimming() {
    if let rule = buttonRule { go(to: rule.undimmed) }
  }

  /// A swipe of the user's, which the delegate hears of before and after (4.7, H14 and AD documented).
  func didSwipe(_ direction: SwipeDirection, at point: Point) -> Bool {
    guard split.presentsWithGesture, let rule = buttonRule, let next = mode(after: direction, at: point, rule) else {
      return false
    }
    split.tellInteractivePresentationGesture(.will)
    go(to: next)
    split.tellInteractivePresentationGesture(.did)
    return true
  }

  private func mode(after direction: SwipeDirection, at point: Point, _ rule: ColumnButtonRule) -> DisplayMode? {
    if direction == (isMirrored ? .left : .right) {
      let edge = leadingMostFrame
      return distanceFromPrimaryEdge(of: point) <= edgeSwipeWidth || edge?.contains(point) == true ? rule.revealed : nil
    }
    guard direction == (isMirrored ? .right : .left) else { return nil }
    let isOnColumn = leadingMostFrame?.contains(point) == true
    return isOnColumn || behavior == .overlay || mode == .twoDisplaceSecondary ? rule.concealed : nil
  }

  /// The frame of the side column nearest to the primary edge; nil while there is none.
  private var leadingMostFrame: Rect? {
    Column.fromPrimaryEdge.first(where: isShowing).flatMap { $0 == .secondary ? nil : slots.container($0)?.view.frame }
  }
}
