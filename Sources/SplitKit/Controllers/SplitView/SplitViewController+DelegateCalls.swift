/// The calls to the delegate. Each is logged with the state of the split as the delegate reads it inside the call.
extension SplitViewController {
  private var logState: Call.SplitState {
    Call.SplitState(
      isCollapsed: isCollapsed, displayMode: displayMode,
      viewControllers: viewControllers.map(\.describedName), childTraits: childTraitsAtLaunch)
  }

  /// The horizontal size classes of the children during a collapse at launch, when they are not yet those of the
  /// collapsed split, or nil at any other time.
  private var childTraitsAtLaunch: [UserInterfaceSizeClass]? {
    guard implementation.stage == .unmounted, traitCollection.horizontalSizeClass == .compact else { return nil }
    return viewControllers.map(\.traitCollection.horizontalSizeClass)
  }

  private func tell(
    _ selector: String, _ phase: Call.Phase, _ arguments: [Value] = [],
    _ body: (any SplitViewControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    let call = Call(
      selector, phase, receiver: "delegate", arguments: arguments, state: logState, receiverClass: delegate.representedClass)
    application.call(call) { body(delegate) }
  }

  private func ask<Answer>(
    _ selector: String, _ arguments: [Value], _ detail: Call.Detail = .standard, isRepeated: Bool = false,
    otherwise: Answer, as value: (Answer) -> Value, _ body: (any SplitViewControllerDelegate) -> Answer
  ) -> Answer {
    guard let delegate else { return otherwise }
    return application.ask(
      Call(
        selector, .ask, receiver: "delegate", arguments: arguments, state: logState, receiverClass: delegate.representedClass),
      detail, isRepeated: isRepeated, otherwise: otherwise, as: value
    ) { body(delegate) }
  }

  private func askForController(
    _ selector: String, _ arguments: [Value] = [],
    _ body: (any SplitViewControllerDelegate) -> ViewController?
  ) -> ViewController? {
    let answer = ask(selector, arguments, otherwise: nil, as: { $0.map { .string($0.describedName) } ?? .null }, body)
    guard let answer, let sentence = objection(toContaining: answer) else { return answer }
    application.raise(sentence, receiver: id)
    return nil
  }

  /// Tells the delegate that the mode will change, since iOS 8, which introduced modes (AD documented).
  func tellWillChange(to mode: DisplayMode) {
    guard application.profile.calls.tellsOfModes else { return }
    tell("splitViewController(_:willChangeTo:)", .will, [.string(mode.name)]) {
      $0.splitViewController(self, willChangeTo: mode)
    }
  }

  /// Asks for the target mode. The log always has the questions before an action. Only the full log also has those about
  /// the button's title and image.
  private func askTargetDisplayMode(for purpose: TargetPurpose) -> DisplayMode {
    ask(
      "targetDisplayModeForAction(in:)", [], purpose == .action ? .standard : .all, isRepeated: purpose == .appearance,
      otherwise: .automatic, as: { .string($0.name) }
    ) { $0.targetDisplayModeForAction(in: self) }
  }

  func askPrimaryForCollapsing() -> ViewController? {
    askForController("primaryViewController(forCollapsing:)") { $0.primaryViewController(forCollapsing: self) }
  }

  func askPrimaryForExpanding() -> ViewController? {
    askForController("primaryViewController(forExpanding:)") { $0.primaryViewController(forExpanding: self) }
  }

  func askTopColumn(proposed: Column) -> Column {
    ask(
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", [.string(proposed.name)],
      otherwise: proposed, as: { .string($0.name) }
    ) { $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) }
  }

  func askDisplayModeForExpanding(proposed: DisplayMode) -> DisplayMode {
    ask(
      "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", [.string(proposed.name)],
      otherwise: proposed, as: { .string($0.name) }
    ) { $0.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) }
  }

  func tellInteractivePresentationGesture(_ phase: Call.Phase) {
    switch phase {
    case .will:
      tell("splitViewControllerInteractivePresentationGestureWillBegin(_:)", .will) {
        $0.splitViewControllerInteractivePresentationGestureWillBegin(self)
      }
    case .did, .ask, .raise:
      tell("splitViewControllerInteractivePresentationGestureDidEnd(_:)", .did) {
        $0.splitViewControllerInteractivePresentationGestureDidEnd(self)
      }
    }
  }

  func askCollapse(_ secondary: ViewController, onto primary: ViewController) -> Bool {
    let arguments: [Value] = [.string(secondary.describedName), .string(primary.describedName)]
    return ask(
      "splitViewController(_:collapseSecondary:onto:)", arguments, otherwise: false, as: { .bool($0) }
    ) { $0.splitViewController(self, collapseSecondary: secondary, onto: primary) }
  }

  func askSeparate(from primary: ViewController) -> ViewController? {
    askForController("splitViewController(_:separateSecondaryFrom:)", [.string(primary.describedName)]) {
      $0.splitViewController(self, separateSecondaryFrom: primary)
    }
  }

  func askShowDetail(_ controller: ViewController, sender: ViewController?) -> Bool {
    ask(
      "splitViewController(_:showDetail:sender:)", [.string(controller.describedName)], otherwise: false,
      as: { .bool($0) }
    ) { $0.splitViewController(self, showDetail: controller, sender: sender) }
  }

  func askShow(_ controller: ViewController, sender: ViewController?) -> Bool {
    ask(
      "splitViewController(_:show:sender:)", [.string(controller.describedName)], otherwise: false,
      as: { .bool($0) }
    ) { $0.splitViewController(self, show: controller, sender: sender) }
  }

  /// The orientations that the delegate supports, or nil without a delegate. The split asks at every rotation, so only
  /// the full log contains the call.
  func askSupportedInterfaceOrientations() -> Set<InterfaceOrientation>? {
    ask(
      "splitViewControllerSupportedInterfaceOrientations(_:)", [], .all, otherwise: nil,
      as: { $0.map { .array(InterfaceOrientation.allCases.filter($0.contains).map { .string($0.rawValue) }) } ?? .null }
    ) { $0.splitViewControllerSupportedInterfaceOrientations(self) }
  }

  /// The orientation that the delegate prefers for a presentation, or nil without a delegate.
  func askPreferredInterfaceOrientationForPresentation() -> InterfaceOrientation? {
    ask(
      "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)", [], .all, otherwise: nil,
      as: { $0.map { .string($0.rawValue) } ?? .null }
    ) { $0.splitViewControllerPreferredInterfaceOrientationForPresentation(self) }
  }

  /// Asks the deprecated delegate of iOS 5 to 8 whether the primary hides in portrait. Without such a delegate, it
  /// hides. The question is about the first controller only (H11 documented).
  func askWhetherToHide() -> Bool {
    guard let primary = implementation.primary, let delegate = delegate as? any DeprecatedSplitViewControllerDelegate else {
      return true
    }
    let arguments: [Value] = [.string(primary.describedName), .string(InterfaceOrientation.portrait.rawValue)]
    return ask("splitViewController(_:shouldHide:in:)", arguments, otherwise: true, as: { .bool($0) }) { _ in
      delegate.splitViewController(self, shouldHide: primary, in: .portrait)
    }
  }

  // The calls before iOS 8 about a hidden primary.

  func tellWillHide(_ primary: ViewController) {
    guard let popover = implementation.details.popover else { return }
    tellDeprecated("splitViewController(_:willHide:with:for:)", [primary.describedName, popover.button.id]) {
      $0.splitViewController(self, willHide: primary, with: popover.button, for: popover.controller)
    }
  }

  func tellWillShow(_ primary: ViewController) {
    guard let popover = implementation.details.popover else { return }
    tellDeprecated("splitViewController(_:willShow:invalidating:)", [primary.describedName, popover.button.id]) {
      $0.splitViewController(self, willShow: primary, invalidating: popover.button)
    }
  }

  func tellWillPresent(_ primary: ViewController) {
    guard let popover = implementation.details.popover else { return }
    tellDeprecated("splitViewController(_:popoverController:willPresent:)", [primary.describedName]) {
      $0.splitViewController(self, popoverController: popover.controller, willPresent: primary)
    }
  }

  private func tellDeprecated(
    _ selector: String, _ arguments: [String], _ body: (any DeprecatedSplitViewControllerDelegate) -> Void
  ) {
    guard let delegate = delegate as? any DeprecatedSplitViewControllerDelegate else { return }
    tell(selector, .will, arguments.map { .string($0) }) { _ in body(delegate) }
  }

  // The calls to the primary, which are override points of every view controller, not of the delegate.

  func callCollapseSecondary(_ secondary: ViewController, onto primary: ViewController) {
    let call = Call(
      "collapseSecondaryViewController(_:for:)", .will, receiver: primary.id,
      arguments: [.string(secondary.describedName)])
    application.call(call, .all) { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  func callSeparateSecondary(from primary: ViewController) -> ViewController? {
    let call = Call("separateSecondaryViewController(for:)", .ask, receiver: primary.id)
    return application.ask(
      call, .all, otherwise: nil, as: { $0.map { .string($0.describedName) } ?? .null }
    ) { primary.separateSecondaryViewController(for: self) }
  }

  func tellDidCollapse() {
    guard application.profile.calls.tellsOfColumns else { return }
    tell("splitViewControllerDidCollapse(_:)", .did) { $0.splitViewControllerDidCollapse(self) }
  }

  func tellDidExpand() {
    guard application.profile.calls.tellsOfColumns else { return }
    tell("splitViewControllerDidExpand(_:)", .did) { $0.splitViewControllerDidExpand(self) }
  }

  func tellWill(_ announcements: ColumnAnnouncements) {
    for announcement in announcements.will { tell(.will(announcement)) }
  }

  func tellDid(_ announcements: ColumnAnnouncements) {
    for announcement in announcements.did { tell(.did(announcement)) }
  }

  private func tell(_ announcement: ColumnAnnouncement, _ phase: Call.Phase) {
    guard application.profile.calls.tellsOfColumns else { return }
    let column = announcement.column
    let arguments: [Value] = [.string(column.name)]
    switch (phase, announcement.change) {
    case (.will, .show):
      tell("splitViewController(_:willShow:)", .will, arguments) { $0.splitViewController(self, willShow: column) }
    case (.will, .hide):
      tell("splitViewController(_:willHide:)", .will, arguments) { $0.splitViewController(self, willHide: column) }
    case (_, .show):
      tell("splitViewController(_:didShow:)", .did, arguments) { $0.splitViewController(self, didShow: column) }
    case (_, .hide):
      tell("splitViewController(_:didHide:)", .did, arguments) { $0.splitViewController(self, didHide: column) }
    }
  }
}

extension SplitViewControllerDelegate {
  /// The class of the object that stands behind this delegate, or nil if it stands for itself.
  fileprivate var representedClass: String? { (self as? any RepresentedDelegate)?.representedClassName }
}

/// The calls for the messages and questions of a transition's plan.
extension SplitViewController {
  func tell(_ message: SplitMessage) {
    switch message {
    case .willChange(let mode): tellWillChange(to: mode)
    case .will(let announcement): tell(announcement, .will)
    case .did(let announcement): if application.profile.calls.tellsOfColumnsAfterwards { tell(announcement, .did) }
    case .didCollapse: tellDidCollapse()
    case .didExpand: tellDidExpand()
    case .willHidePrimary: implementation.primary.map(tellWillHide)
    case .willShowPrimary: implementation.primary.map(tellWillShow)
    }
  }

  func ask(_ question: SplitQuestion) -> TransitionAnswer {
    switch question {
    case .topColumnForCollapsing(let proposed): .column(askTopColumn(proposed: proposed))
    case .displayModeForExpanding(let proposed): .mode(askDisplayModeForExpanding(proposed: proposed))
    case .targetDisplayMode(let purpose): .mode(askTargetDisplayMode(for: purpose))
    case .primaryForCollapsing: TransitionAnswer(askPrimaryForCollapsing())
    case .primaryForExpanding: TransitionAnswer(askPrimaryForExpanding())
    case .collapseSecondary(let primary):
      .flag(implementation.secondary.map { askCollapse($0, onto: primary.controller) } ?? false)
    case .separateSecondary(let primary): TransitionAnswer(askSeparate(from: primary.controller))
    case .primaryCollapsesSecondary: .flag(collapseSecondaryOntoPrimary())
    case .primarySeparatesSecondary: TransitionAnswer(implementation.primary.flatMap(callSeparateSecondary))
    }
  }

  /// Lets the primary take the secondary. Returns whether the secondary is on top now.
  private func collapseSecondaryOntoPrimary() -> Bool {
    guard let primary = implementation.primary, let secondary = implementation.secondary else { return false }
    callCollapseSecondary(secondary, onto: primary)
    return primary.stack.last === secondary
  }
}

extension TransitionAnswer {
  /// Creates the answer with a controller, or without one.
  fileprivate init(_ controller: ViewController?) {
    self = controller.map { .controller(ControllerReference($0)) } ?? .nothing
  }
}
