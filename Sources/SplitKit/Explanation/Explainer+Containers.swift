/// The containers and presentations around a controller, from the inside out.
extension Explainer {
  func visibility(of controller: ViewController) -> ExplainedFact {
    let standing = hiding(controller) ?? standing(of: controller)
    return ExplainedFact(
      controller.id, "isVisible", .bool(standing.isShown),
      "\(phrase(for: controller)) is \(standing.isShown ? "visible" : "hidden")", because: standing.reason,
      about: standing.subject)
  }

  /// The reason for which a controller is hidden: the innermost container around it does not show it, or another controller
  /// covers it. The result is nil if it is visible.
  func hiding(_ controller: ViewController) -> ExplainedStanding? {
    let chain = outwards(from: controller)
    return zip(chain, [nil] + chain).lazy.map { self.standing(of: $0, around: $1) }.first { !$0.isShown }
  }

  /// Whether a controller is shown with the one that it contains, which can be the one that it presents over its own view.
  private func standing(of controller: ViewController, around inner: ViewController?) -> ExplainedStanding {
    guard let cover = controller.presentedInside, cover !== inner, cover.coversPresenter else { return standing(of: controller) }
    let style = cover.presentation?.adapted.rawValue ?? ""
    return ExplainedStanding(
      false, .coveringPresentation, "\(phrase(for: cover)) covers the view of \(controller.id) as a \(style)")
  }

  /// A controller and those around it, from the inside out.
  ///
  /// A split view that never appeared has columns that are not its children, so only this method makes sure that a controller
  /// comes once.
  private func outwards(from controller: ViewController) -> [ViewController] {
    var chain = [controller]
    while let next = chain.last.flatMap(surrounding), !chain.contains(where: { $0 === next }) { chain.append(next) }
    return chain
  }

  /// The facts about an app's own container that follow from what it contains.
  func contents(of controller: ViewController) -> [ExplainedFact] {
    guard controller.isAppContainer, !controller.children.isEmpty else { return [] }
    return controller.children.map(visibility) + appFacts(of: controller)
  }

  /// The facts about what is around a controller, with their causes.
  func surroundings(of controller: ViewController) -> [ExplainedFact] {
    outwards(from: controller).flatMap { facts(around: $0, isAsked: $0 === controller) }
  }

  private func facts(around controller: ViewController, isAsked: Bool) -> [ExplainedFact] {
    let own = isAsked || standing(of: controller).isShown ? [] : [visibility(of: controller)]
    guard let container = container(of: controller) else { return own + presentationFacts(of: controller) }
    if let split = container as? SplitViewController {
      return own + (column(of: controller, in: split).map { facts(of: $0, in: split) } ?? causes(of: split))
    }
    return own + (container.isAppContainer ? appFacts(of: container) : [])
  }

  /// The state of an app's own container, for which it gives reasons itself.
  private func appFacts(of container: ViewController) -> [ExplainedFact] {
    let state = Value.object(container.hierarchyState)
    let reasons = state["because"]?.members ?? []
    let facts = reasons.compactMap { reason in
      state[reason.name].map { value in
        ExplainedFact(
          container.id, reason.name, value, "the \(reason.name) of \(phrase(for: container)) is \(value.words)",
          because: Reason(.appContainer, reason.value.string ?? ""))
      }
    }
    return facts + causes(ofClassOf: container)
  }

  /// The container of a controller, or the controller whose view it covers.
  func surrounding(_ controller: ViewController) -> ViewController? {
    controller.coveredController ?? container(of: controller)
  }

  /// The container of a controller, or the split view that has it as a column and keeps it out of the tree.
  func container(of controller: ViewController) -> ViewController? {
    if let parent = controller.parent { return parent }
    guard controller !== window.rootViewController, controller.presentation == nil else { return nil }
    return splits.first { $0 !== controller && $0.home(of: controller) != nil }
  }
}

extension Explainer {
  /// Whether a controller is shown by what is just around it.
  private func standing(of controller: ViewController) -> ExplainedStanding {
    switch container(of: controller) {
    case let split as SplitViewController: standing(of: controller, in: split)
    case let stack as NavigationController: standing(of: controller, on: stack)
    case let tabs as TabBarController: standing(of: controller, in: tabs)
    case let container?: standing(of: controller, inContainer: container)
    case nil: outermostStanding(of: controller)
    }
  }

  /// The column that a child of a split view stands for. The one controller of a collapsed split view stands for the column on
  /// top.
  private func column(of controller: ViewController, in split: SplitViewController) -> Column? {
    split.isCollapsed && split.reading.soleController === controller
      ? split.reading.details.columnOnTop ?? split.home(of: controller) : split.home(of: controller)
  }

  private func standing(of controller: ViewController, in split: SplitViewController) -> ExplainedStanding {
    if split.isCollapsed, split.reading.soleController === controller {
      return split.standingInStack(isTop: true, top: controller.innermostTop)
    }
    guard let column = column(of: controller, in: split) else {
      return ExplainedStanding(false, .emptyColumn, "it is in no column of \(split.id)")
    }
    return split.standing(of: column)
  }

  private func standing(of controller: ViewController, on stack: NavigationController) -> ExplainedStanding {
    let isTop = stack.topViewController === controller
    if let split = stack.parent as? SplitViewController, split.isCollapsed {
      return split.standingInStack(isTop: isTop, top: stack.innermostTop)
    }
    let top = stack.topViewController?.id ?? ""
    return isTop
      ? ExplainedStanding(true, .stackTop, "it is on top of the stack \(stack.id)")
      : ExplainedStanding(false, .stackCovered, "\(top) is on top of the stack \(stack.id)")
  }

  private func standing(of controller: ViewController, in tabs: TabBarController) -> ExplainedStanding {
    let isSelected = tabs.shownController === controller
    let text = "the tab of \(controller.id) is \(isSelected ? "" : "not ")selected in the tab bar controller \(tabs.id)"
    return ExplainedStanding(isSelected, isSelected ? .selectedTab : .otherTab, text)
  }

  private func standing(of controller: ViewController, inContainer container: ViewController) -> ExplainedStanding {
    let isShown = container.visibleChildren.contains { $0 === controller }
    return ExplainedStanding(
      isShown, .appContainer, "\(phrase(for: container)) \(isShown ? "shows" : "does not show") \(controller.id)")
  }

  /// Whether a controller is shown that nothing contains: the root, a presented controller, or one in no tree.
  private func outermostStanding(of controller: ViewController) -> ExplainedStanding {
    if let cover = controller.presentationOverWindow {
      let style = cover.presentation?.adapted.rawValue ?? ""
      return ExplainedStanding(false, .coveringPresentation, "\(phrase(for: cover)) covers the window as a \(style)")
    }
    if let presenter = controller.modal.presenting {
      return ExplainedStanding(true, .requestedStyle, "\(phrase(for: presenter)) presents it")
    }
    return controller === window.rootViewController
      ? ExplainedStanding(true, .rootController, "it is the root of the window")
      : ExplainedStanding(false, .appContent, "nothing contains or presents it")
  }
}

extension SplitViewController {
  /// Whether a controller is shown that is on the stack of this collapsed split view.
  fileprivate func standingInStack(isTop: Bool, top: ViewController) -> ExplainedStanding {
    var standing = ExplainedStanding(
      isTop, isTop ? .collapsedTop : .collapsedCovered, "\(id) is collapsed, and \(top.id) is on top of its stack")
    standing.subject = subject
    return standing
  }
}

extension ViewController {
  /// The presentation that hides this controller, which presents over the window, or nil if there is none. One that covers the view of
  /// another controller alone does not.
  fileprivate var presentationOverWindow: ViewController? {
    guard presentedInside == nil else { return nil }
    return modal.presented?.presentationChain.first { cover in
      cover.coversPresenter && (cover === modal.presented || cover.presentationContext == nil)
    }
  }

  /// Whether the class is an app's own container, which decides itself what it shows.
  fileprivate var isAppContainer: Bool {
    !(self is SplitViewController || self is NavigationController || self is TabBarController)
  }
}

extension Value {
  /// The value in a sentence.
  fileprivate var words: String {
    switch self {
    case .string(let text): text
    case .number(let number): shortest(number)
    case .bool(let flag): flag ? "true" : "false"
    case .null: "nothing"
    case .array(let values): values.map(\.words).joined(separator: " ")
    case .object(let members): members.map { "\($0.name) \($0.value.words)" }.joined(separator: " ")
    }
  }
}
