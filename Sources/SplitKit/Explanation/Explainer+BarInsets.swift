/// The decisions about the insets of the content on a stack, by its bars.
extension Explainer {
  func decision(at edge: InsetEdge, of controller: ViewController, on stack: NavigationController) -> InsetDecision? {
    guard stack.viewControllers.last === controller else { return nil }
    // A column that is hidden keeps its insets, and those of its content.
    guard let around = decision(at: edge, of: stack), around.reason.rule != .keptInset, !(controller is NavigationController)
    else { return decision(at: edge, of: stack) }
    if let beside = besideBar(at: edge, controller, in: stack) { return beside }
    switch edge {
    case .top: return navigationBarInset(of: stack)
    case .bottom: return toolbarInset(of: stack) ?? inherited(edge, controller, from: stack)
    case .left, .right: return inherited(edge, controller, from: stack)
    }
  }

  /// The decision about a view that ends at a bar of its container, or nil for one that reaches under it.
  func besideBar(at edge: InsetEdge, _ controller: ViewController, in container: ViewController) -> InsetDecision? {
    let place = controller.givenPlacement
    guard place.safeArea[edge] == 0, place.frame.distance(from: edge, of: container.view.frame) > 0 else { return nil }
    return inherited(edge, controller, from: container)
  }

  private func navigationBarInset(of stack: NavigationController) -> InsetDecision {
    let inset = stack.view.safeArea.top
    let distance = stack.barTop > 0 ? "\(shortest(stack.barTop)) below" : "at"
    let start = "begins \(distance) the top of \(phrase(for: stack))"
    let text = "the navigation bar \(start)\(stack.remark(onBarTopUnder: inset)) and is \(shortest(stack.barFrame.height)) high"
    return InsetDecision(
      stack.ruleOfBarInset, text + stack.remarkOnBarHeight, base: inset > 0 ? .view(stack, .top) : nil)
  }

  private func toolbarInset(of stack: NavigationController) -> InsetDecision? {
    guard let place = stack.toolbarPlace else { return nil }
    let inset = stack.view.safeArea.bottom
    let isAboveTabs = stack.tabContainer?.isBarBelowContent ?? false
    let isAboveIndicator = inset > 0 && stack.traitCollection.userInterfaceIdiom == .pad
    let rule = isAboveTabs ? Rule.toolbarAboveTabBar : isAboveIndicator ? .toolbarAboveIndicator : .toolbarInset
    let below = isAboveTabs ? ", above the tab bar of \(shortest(inset))" : ""
    return InsetDecision(
      rule, "the toolbar of \(phrase(for: stack)) is \(shortest(place.frame.height)) high\(below)",
      base: inset > 0 ? .view(stack, .bottom) : nil)
  }
}

extension NavigationController {
  /// The rule for the place and the height of the bar.
  fileprivate var ruleOfBarInset: Rule {
    if hiddenHeightOfBar > 0 { return .scrolledTitleInset }
    if titleSize == .large { return .largeTitleInset }
    switch barEdge {
    case .sheet: return .barInSheet
    case .inside:
      if isInFloatingColumn { return .barInFloatingColumn }
      return presentationRoot.presentation?.adapted == .popover ? .barInPopover : .barInContainer
    case .window:
      if barTop < view.safeArea.top { return .barBesideIsland }
      return traitCollection.verticalSizeClass == .compact ? .compactBarInset : .navigationBarInset
    }
  }

  /// The reason for the place of the bar, for the middle of a sentence.
  fileprivate func remark(onBarTopUnder inset: Double) -> String {
    if barTop == inset { return inset > 0 ? ", where the inset around it ends," : "" }
    if barTop < inset { return ", beside the Dynamic Island," }
    return barEdge == .sheet ? ", with the gap of a sheet," : ", at the least distance from the edge,"
  }

  /// The further parts of the bar's height, for the end of a sentence.
  fileprivate var remarkOnBarHeight: String {
    let parts = [
      promptHeight > 0 ? "its prompt" : nil,
      titleSize == .large ? "its large title" : nil,
      innermostTop.navigationItem.searchController.map { $0.showsScopeBar ? "its search field with scopes" : "its search field" },
    ].compactMap { $0 }
    let scrolled = hiddenHeightOfBar > 0 ? ", after the content has scrolled by \(shortest(hiddenHeightOfBar))" : ""
    return (parts.isEmpty ? "" : " with \(parts.joined(separator: " and "))") + scrolled
  }
}
