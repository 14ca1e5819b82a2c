extension ViewController {
  /// Presents a controller over the window, in its `modalPresentationStyle`.
  ///
  /// The outermost controller around this one does it. If that presents already, or cannot be seen itself, nothing
  /// happens: UIKit writes a warning (general knowledge). A controller that has a place already raises, and so does a
  /// popover that belongs to nothing.
  public func present(_ controller: ViewController) { present(controller, as: controller.modalPresentationStyle) }

  /// What showing a controller comes to where nobody takes it: it covers everything (H11 documented).
  func presentFullScreen(_ controller: ViewController) { present(controller, as: .fullScreen) }

  private func present(_ controller: ViewController, as style: ModalPresentationStyle) {
    let presenter = presentationRoot
    guard presenter.canPresent else { return }
    if let sentence = presenter.objection(toPresenting: controller, as: style) {
      return application.raise(sentence, receiver: id)
    }
    presenter.modal.presented = controller
    controller.modal.presenting = presenter
    controller.modal.presentation = Presentation(style: style, adapted: style)
    controller.placePresentation()
    if controller.coversPresenter { _ = controller.preferredInterfaceOrientationForPresentation }
    let leaving = controller.coversPresenter ? presenter.onScreen : []
    AppearanceChange.exchange(leaving, for: controller.visibleNow)
    application.addTransition(.present, target: controller.id)
    setNeedsLayout()
  }

  /// Takes away what this controller, or one around it, presents, with all that is presented over that; else, when it
  /// is presented itself, its presenter takes it away (AD documented). False when there is neither.
  @discardableResult
  public func dismiss() -> Bool {
    let root = presentationRoot
    guard let presenter = root.modal.presented == nil ? root.modal.presenting : root else { return false }
    presenter.dismissPresented()
    return true
  }

  /// Ends this controller's own presentation, with all that is presented over it.
  func endPresentation() { modal.presenting?.dismissPresented() }

  /// Whether a presentation from here would be seen.
  var canPresent: Bool { isOnScreen && modal.presented == nil }

  /// What UIKit raises (general knowledge of its sentences); nil when it raises nothing.
  func objection(
    toPresenting controller: ViewController, as wanted: ModalPresentationStyle, hasSource: Bool = false
  ) -> String? {
    if let parent = controller.parent {
      return "Application tried to present modally a view controller \(controller.id) that has a parent view "
        + "controller \(parent.id)."
    }
    if controller.modal.presenting != nil || controller.window != nil || controller === self {
      return "Application tried to present modally an active view controller \(controller.id)."
    }
    let style = wanted.adapted(to: windowTraits, in: application.profile.presentations)
    let hasSource = hasSource || controller.popoverPresentationController.hasSource
    return style == .popover && !hasSource ? PopoverPresentationController.missingSource : nil
  }

  /// Only the frontmost goes with a movement; what lies between goes with it, at once (AD documented).
  private func dismissPresented() {
    guard let lowest = modal.presented else { return }
    let chain = lowest.presentationChain
    let leaving = chain.reversed().flatMap(\.onScreen)
    let isUncovered = lowest.coversPresenter
    for controller in [self] + chain { controller.modal.presented = nil }
    AppearanceChange.exchange(leaving, for: isUncovered ? visibleNow : [])
    for controller in chain {
      controller.modal.presenting = nil
      controller.modal.presentation = nil
    }
    if let top = chain.last { application.addTransition(.dismiss, target: top.id) }
    setNeedsLayout()
  }

  /// This controller and those presented over it, the lowest first.
  var presentationChain: [ViewController] {
    var chain = [self]
    while let next = chain.last?.modal.presented { chain.append(next) }
    return chain
  }
}

extension AppearanceChange {
  /// The calls of a presentation or a dismissal: what comes has appeared before what goes has disappeared, the other
  /// way round than in a push (general knowledge).
  static func exchange(_ leaving: [ViewController], for coming: [ViewController]) {
    for controller in leaving { controller.setAppearance(.disappearing) }
    for controller in coming where controller.appearance != .appeared { controller.setAppearance(.appearing) }
    for controller in coming where controller.appearance == .appearing { controller.setAppearance(.appeared) }
    for controller in leaving where controller.appearance == .disappearing { controller.setAppearance(.disappeared) }
  }
}

extension ViewController {
  /// This controller and all that can be seen in it.
  var visibleNow: [ViewController] {
    var list: [ViewController] = []
    appendVisible(to: &list)
    return list
  }
}
