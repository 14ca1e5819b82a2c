import SplitKit

/// The reading of conditions in an app as it is at present.
struct ConditionReading {
  /// The app, whose controllers the conditions name.
  let app: (any ScreenApp)?
  /// The split view that the conditions are about, or nil for a screen that is in none.
  let split: SplitViewController?

  /// Whether one of the conditions holds, or there is none.
  func holdsAny(of conditions: [Condition]) -> Bool { conditions.isEmpty || conditions.contains(where: holds) }

  private func holds(_ condition: Condition) -> Bool {
    holdsInSplit(condition) && condition.top.allSatisfy(isOnTop) && condition.contents.allSatisfy(isShown)
      && (condition.chosen.isEmpty || condition.chosen.contains { screen($0.name)?.hasChosen == true })
      && (condition.overlap.isEmpty || overlaps(condition.overlap.map(\.name))) && !condition.not.contains(where: holds)
  }

  /// Whether the parts of a condition hold that are about the split view alone. A screen in none counts as in a collapsed one.
  private func holdsInSplit(_ condition: Condition) -> Bool {
    guard condition.isCollapsed == nil || condition.isCollapsed == (split?.isCollapsed ?? true) else { return false }
    guard let split else { return !condition.needsSplit }
    let width = split.view.frame.width
    let sizeClass = split.traitCollection.horizontalSizeClass == .compact ? "compact" : "regular"
    return condition.from.map { width >= $0 } ?? true && condition.to.map { width < $0 } ?? true
      && condition.horizontalSizeClass.map { $0 == sizeClass } ?? true
      && (condition.displayModes.isEmpty || condition.displayModes.contains(split.displayMode))
      && (condition.splitBehaviors.isEmpty || condition.splitBehaviors.contains(split.splitBehavior))
      && condition.shows.allSatisfy(split.isShowing)
  }

  private func isOnTop(_ entry: Named<Reference>) -> Bool {
    guard let split, let column = Column(name: entry.name) else { return false }
    let content = split.style == .unspecified ? split.columnOfClassic(column) : split.viewController(for: column)
    let top = (content as? NavigationController)?.topViewController ?? content
    return top?.id == entry.value.name || content?.id == entry.value.name
  }

  private func isShown(_ entry: Named<[Reference]>) -> Bool {
    let chosen = screen(entry.name)?.chosen
    return entry.value.contains { $0.name == chosen }
  }

  private func overlaps(_ names: [String]) -> Bool {
    let frames = names.compactMap { app?.controller(named: $0)?.view.frame }
    guard frames.count == 2 else { return false }
    return frames[0].x < frames[1].maxX && frames[1].x < frames[0].maxX && frames[0].y < frames[1].maxY
      && frames[1].y < frames[0].maxY
  }

  private func screen(_ name: String) -> ScreenViewController? { app?.controller(named: name) as? ScreenViewController }
}

extension Condition {
  /// Whether a part of the condition is about a split view, and cannot hold without one.
  fileprivate var needsSplit: Bool {
    from != nil || to != nil || horizontalSizeClass != nil || !displayModes.isEmpty || !splitBehaviors.isEmpty || !shows.isEmpty
  }
}

extension SplitViewController {
  /// The controller of a column of a classic split view.
  fileprivate func columnOfClassic(_ column: Column) -> ViewController? {
    switch column {
    case .primary: viewControllers.first
    case .secondary: viewControllers.count > 1 ? viewControllers[1] : nil
    default: nil
    }
  }
}
