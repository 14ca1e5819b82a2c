/// The decisions about the insets of a view: by its container, or by the window.
extension Explainer {
  /// The decision about an inset of a controller's view, or nil if the controller is not laid out.
  func decision(at edge: InsetEdge, of controller: ViewController) -> InsetDecision? {
    switch container(of: controller) {
    case let split as SplitViewController: decision(at: edge, of: controller, in: split)
    case let stack as NavigationController: decision(at: edge, of: controller, on: stack)
    case let tabs as TabBarController: decision(at: edge, of: controller, in: tabs)
    case let container?:
      container.visibleChildren.contains { $0 === controller }
        ? inherited(edge, controller, from: container) ?? appInset(controller, in: container) : nil
    case nil: outermostDecision(at: edge, of: controller)
    }
  }

  /// The decision about a view that has the part of its container's inset that reaches into it, or nil if its inset is another.
  func inherited(_ edge: InsetEdge, _ controller: ViewController, from container: ViewController) -> InsetDecision? {
    inherited(
      edge, controller, from: container.view, of: phrase(for: container), base: .view(container, edge),
      whole: { decision(at: edge, of: container) })
  }

  private func inherited(
    _ edge: InsetEdge, _ controller: ViewController, from outer: ViewPlacement, of words: String, base: InsetBase,
    whole: () -> InsetDecision?
  ) -> InsetDecision? {
    let view = controller.givenPlacement
    let (own, around) = (view.safeArea[edge], outer.safeArea[edge])
    let distance = view.frame.distance(from: edge, of: outer.frame)
    if own == around, distance < 1 / window.scale { return whole() }
    if own == 0, distance > 0 {
      return InsetDecision(.awayFromEdge, "it stands \(shortest(distance)) from that edge of \(words)")
    }
    guard abs(own - max(0, around - distance)) < 1 / window.scale else { return nil }
    return own == 0
      ? InsetDecision(.awayFromEdge, "no inset of \(words) reaches into it")
      : InsetDecision(.partOfInset, "so much of the inset of \(words), which is \(shortest(around)), reaches into it", base: base)
  }

  private func appInset(_ controller: ViewController, in container: ViewController) -> InsetDecision {
    InsetDecision(.appInset, "\(phrase(for: container)) gives it this inset")
  }

  /// The decision about the root of the window, or about a presented controller.
  private func outermostDecision(at edge: InsetEdge, of controller: ViewController) -> InsetDecision? {
    let outer = window.contentPlacement(for: window.size, safeArea: window.safeArea)
    if let presenter = controller.modal.presenting, controller.presentationContext != nil {
      return inherited(edge, controller, from: presenter)
    }
    if controller.presentation?.placement != nil {
      let own = inherited(edge, controller, from: outer, of: "the window", base: .window(edge)) { reachingWindow(edge) }
      return own ?? sheetInset(controller)
    }
    guard controller === window.rootViewController else { return nil }
    if edge == .top, outer.safeArea.top != window.safeArea.top {
      return InsetDecision(.belowStatusBar, "views begin below the status bar before iOS 7")
    }
    return reachingWindow(edge)
  }

  private func reachingWindow(_ edge: InsetEdge) -> InsetDecision {
    let inset = window.safeArea[edge]
    let text = inset > 0 ? "whose inset there is \(shortest(inset))" : "which has no inset there"
    let isChoice = window.reason(forInsetAt: edge).rule == .looseWindowInset
    return InsetDecision(
      .windowInset, "it reaches that edge of the window, \(text)", base: inset > 0 || isChoice ? .window(edge) : nil)
  }

  /// The decision about a sheet that has insets of its own.
  private func sheetInset(_ controller: ViewController) -> InsetDecision {
    guard controller.presentation?.placement?.scale != nil else {
      return InsetDecision(.formSheetInset, "a form sheet has no insets in this version")
    }
    return InsetDecision(
      .floatingSheetInset, "a sheet that floats at a lower detent has an inset only at the bottom, which grows with it")
  }
}

/// Tabs.
extension Explainer {
  private func decision(
    at edge: InsetEdge, of controller: ViewController, in tabs: TabBarController
  ) -> InsetDecision? {
    guard tabs.shownController === controller else { return nil }
    if edge == .bottom, tabs.isBarBelowContent { return besideBar(at: edge, controller, in: tabs) ?? belowTabs(tabs) }
    if edge == .top, !controller.hasBarsInStrip, tabs.heightAbovePlainContent > 0 {
      let height = shortest(tabs.heightAbovePlainContent)
      return InsetDecision(
        .topTabBarInset, "the tab bar at the top takes \(height)\(words(belowInsetOf: tabs))", base: .view(tabs, .top))
    }
    return inherited(edge, controller, from: tabs)
      ?? InsetDecision(.tabSidebarInset, "the sidebar of the tabs covers that side of it (its width is unmeasured)")
  }

  private func belowTabs(_ tabs: TabBarController) -> InsetDecision {
    let isLow = tabs.traitCollection.verticalSizeClass == .compact
    return InsetDecision(
      isLow ? .lowTabBarInset : .tabBarInset,
      "the tab bar at the bottom is \(shortest(tabs.barFrame.height)) high, down to the edge", base: .view(tabs, .bottom))
  }

  /// The inset above a bar, for the end of a sentence.
  private func words(belowInsetOf controller: ViewController) -> String {
    let inset = controller.view.safeArea.top
    return inset > 0 ? " below the inset of \(shortest(inset))" : ""
  }
}

/// Split views.
extension Explainer {
  private func decision(
    at edge: InsetEdge, of controller: ViewController, in split: SplitViewController
  ) -> InsetDecision? {
    if split.reading.details.primaryInPopover === controller { return nil }
    switch split.reading.stage {
    case .unmounted: return nil
    case .collapsed:
      return split.reading.soleController === controller ? inherited(edge, controller, from: split) : nil
    case .expanded:
      guard let column = Column.allCases.first(where: { split.reading.container($0) === controller }) else { return nil }
      return decision(at: edge, of: controller, column, in: split)
    }
  }

  private func decision(
    at edge: InsetEdge, of controller: ViewController, _ column: Column, in split: SplitViewController
  ) -> InsetDecision? {
    let subject = split.subject(column)
    if !split.isShowing(column), !split.application.profile.splitView.keepsHiddenColumnsInHierarchy {
      return InsetDecision(
        .keptInset, "this version leaves a hidden column its insets, unless the split view expands", about: subject)
    }
    if edge == .top, let lower = belowTopTabs(controller, in: split) { return lower }
    if edge == .bottom, column == .primary, split.tabBarUnderOverlay != nil { return reachingWindow(edge) }
    if column == .primary, split.floatsPrimary { return floatingInset(edge, controller, in: split) }
    if column == .primary, let outset = outsetInset(edge, controller, in: split) { return outset }
    return inherited(edge, controller, from: split) ?? covered(edge, controller, in: split, subject)
  }

  private func belowTopTabs(_ controller: ViewController, in split: SplitViewController) -> InsetDecision? {
    guard !controller.hasBarsInStrip, split.topOfColumnUnderTabBar > 0 else { return nil }
    return InsetDecision(
      .columnBelowTabBar, "the tab bar at the top ends \(shortest(split.topOfColumnUnderTabBar)) below the top of the split view",
      base: .view(split, .top))
  }

  /// The inset of a primary that floats: at the bottom it keeps what reaches into it.
  private func floatingInset(_ edge: InsetEdge, _ primary: ViewController, in split: SplitViewController) -> InsetDecision {
    let (inset, distance) = (split.view.safeArea[edge], primary.view.frame.distance(from: edge, of: split.view.frame))
    let rest = inset > 0 ? ", whose inset there is \(shortest(inset))" : ""
    return InsetDecision(
      .floatingSidebarInset, "it floats \(shortest(distance)) from that edge of the split view\(rest)",
      about: split.subject(.primary), base: inset > distance ? .view(split, edge) : nil)
  }

  /// The inset of a tiled primary at the edge at which its view begins outside the split view, or nil at any other edge.
  private func outsetInset(_ edge: InsetEdge, _ primary: ViewController, in split: SplitViewController) -> InsetDecision? {
    let outside = -primary.view.frame.distance(from: edge, of: split.view.frame)
    let around = split.view.safeArea[edge]
    guard edge.isAtSide, outside > 0, primary.view.safeArea[edge] == outside + around else { return nil }
    let rest = around > 0 ? ", and the inset of the split view comes on top of that" : ""
    return InsetDecision(
      .outsetPrimary, "its view begins \(shortest(outside)) outside the split view in this version\(rest)",
      about: split.subject(.primary), base: around > 0 ? .view(split, edge) : nil)
  }

  /// The inset of a column under a primary that floats over it, or under an inspector.
  private func covered(
    _ edge: InsetEdge, _ controller: ViewController, in split: SplitViewController, _ subject: Rule.Subject
  ) -> InsetDecision? {
    guard edge.isAtSide else { return nil }
    if edge == (split.isMirrored ? .right : .left), split.floatsPrimary, let primary = split.reading.primary {
      let gap = primary.view.frame.distance(from: edge, of: split.view.frame)
      let around = split.view.safeArea[edge]
      let rest = around > 0 ? ", and the inset of the split view comes on top of that" : ""
      let text =
        "the primary floats over that edge, \(shortest(primary.view.frame.width)) wide and \(shortest(gap)) from it\(rest)"
      let isOver = split.reading.mode == .twoOverSecondary
      return InsetDecision(
        isOver ? .underSidebarOver : .underSidebarBeside, text, about: subject, base: around > 0 ? .view(split, edge) : nil)
    }
    let covered = shortest(controller.view.safeArea[edge])
    return InsetDecision(
      .underInspector, "the inspector covers \(covered) of it, which counts as an inset (unmeasured)", about: subject)
  }
}
