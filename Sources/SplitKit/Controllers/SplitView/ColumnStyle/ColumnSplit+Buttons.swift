/// The buttons and gestures of a column style.
extension ColumnSplit {
  private var buttonRule: ColumnButtonRule? {
    shownMode.map { ColumnButtonRule(style: style, behavior: behaviorOfButtons($0.mode), shown: $0) }
  }

  /// The behaviour that decides what buttons and gestures do. On iOS 26, the shown behaviour can differ from the
  /// preferred one. A hidden column comes back in the preferred one, as with `show(_:)` (5.5; for buttons inferred).
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

  /// The button that shows and hides columns. It is visible only if the gesture is enabled, unless its visibility is
  /// `always`. A mode without a button never has one (4.4, H14 documented), and neither has a collapsed split.
  var displayModeButton: SplitViewController.DisplayModeButton {
    guard let rule = buttonRule, let target = rule.target, isButtonAllowed else {
      return .init(isVisible: false, image: "sidebar.leading", title: nil, target: displayMode)
    }
    return .init(isVisible: true, image: rule.image, title: nil, target: target)
  }

  var displayModeButtonReason: String {
    if let reasonForNoButton { return reasonForNoButton }
    switch split.displayModeButtonVisibility {
    case .never: return "hidden: visibility, displayModeButtonVisibility is never"
    case .automatic where !split.presentsWithGesture: return "hidden: gesture, presentsWithGesture is false"
    case .automatic, .always: break
    }
    guard let rule = buttonRule, let target = rule.target else {
      return "hidden: mode, \(displayMode.name) has no such button"
    }
    if !split.presentsWithGesture { return "shown: visibility, displayModeButtonVisibility is always" }
    return "shown: behavior, \(rule.behavior.name) goes to \(target.name)"
  }

  private var isButtonAllowed: Bool {
    switch split.displayModeButtonVisibility {
    case .automatic: split.presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  /// The split's own items in the bar of a column. Only the column nearest to the primary edge has them.
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

  /// The extra button of a triple, which changes to `secondaryOnly` and back (4.4, AD documented).
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

  /// Handles a swipe. The delegate is told before and after the change (4.7, H14 and AD documented).
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

  /// The frame of the side column nearest to the primary edge, or nil if there is none.
  private var leadingMostFrame: Rect? {
    Column.fromPrimaryEdge.first(where: isShowing).flatMap { $0 == .secondary ? nil : slots.container($0)?.view.frame }
  }
}
