extension ViewController {
  /// Presents a controller over the window, in its `modalPresentationStyle`.
  ///
  /// The outermost controller around this one presents, or for a style in a context the nearest one that defines a context. If it
  /// already presents a controller, or is not visible itself, nothing happens; UIKit writes a warning (general knowledge). The call raises an exception for a controller that
  /// already has a place, and for a popover without a source.
  public func present(_ controller: ViewController) { present(controller, as: controller.modalPresentationStyle) }

  /// Presents a controller with an animation or without one.
  package func present(_ controller: ViewController, animated: Bool) {
    application.change(animated: animated) { present(controller) }
  }

  /// Dismisses with an animation or without one, as `dismiss()` does.
  @discardableResult
  package func dismiss(animated: Bool) -> Bool { application.change(animated: animated) { dismiss() } }

  /// Presents a controller over everything, which is the result of `show` if no container takes it (H11 documented).
  func presentFullScreen(_ controller: ViewController) { present(controller, as: .fullScreen) }

  private func present(_ controller: ViewController, as style: ModalPresentationStyle) {
    let presenter = presenter(for: style)
    guard presenter.canPresent else { return }
    guard presenter.hasRoomToPresent else { return application.raise(Self.tooManyPresentations, receiver: id) }
    if let sentence = presenter.objection(toPresenting: controller, as: style) {
      return application.raise(sentence, receiver: id)
    }
    application.noteChange()
    presenter.modal.presented = controller
    controller.modal.presenting = presenter
    controller.window = presenter.window
    controller.modal.presentation = Presentation(style: style, adapted: style)
    application.noteChange()
    guard let controller = presenter.adaptPresented(isNew: true) else { return setNeedsLayout() }
    // The content of a popover can ask for a size when it is loaded (456).
    controller.loadBeforeAppearance()
    controller.placePresentation()
    if controller.coversPresenter { controller.askPreferredOrientation() }
    let leaving = controller.coversPresenter ? presenter.visibleBelowPresented : []
    AppearanceChange.exchange(leaving, for: controller.visibleNow)
    if application.isChangeAnimated { application.addTransition(.present, target: controller.id) }
    setNeedsLayout()
  }

  /// Dismisses the controller that this one, or one around it, presents, with everything presented over that. If there
  /// is none, and this controller is presented itself, its presenter dismisses it (AD documented). Returns false if
  /// there is nothing to dismiss.
  @discardableResult
  public func dismiss() -> Bool {
    guard let presenter = nearestPresenter ?? presentationRoot.modal.presenting else { return false }
    presenter.dismissPresented()
    return true
  }

  /// Asks for the orientation that the controller prefers. The answer changes nothing, because the device is in the user's hands.
  private func askPreferredOrientation() {
    guard let counterpart else { return _ = preferredInterfaceOrientationForPresentation }
    _ = counterpart.enginePreferredOrientation
  }

  /// Ends the presentation of this controller, with everything presented over it.
  func endPresentation() { modal.presenting?.dismissPresented() }

  /// Whether a presentation by this controller would be visible.
  var canPresent: Bool { isOnScreen && modal.presented == nil }

  /// The message of the exception that UIKit raises (general knowledge of the messages), or nil if it raises none.
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

  /// The greatest number of controllers that are presented over each other (docs/protocol.md). UIKit has no such limit,
  /// but a server needs one.
  static var maximumPresentations: Int { 32 }

  static var tooManyPresentations: String { "A window has at most \(maximumPresentations) presented controllers" }

  /// Whether fewer controllers are presented, up to this one, than a window can have.
  var hasRoomToPresent: Bool {
    (host?.presented.count ?? 0) < Self.maximumPresentations
  }

  /// Dismisses the presented controllers. Only the frontmost one moves; those below it disappear at once (AD
  /// documented).
  private func dismissPresented() {
    guard let lowest = modal.presented else { return }
    let chain = lowest.presentationChain
    let leaving = chain.reversed().flatMap(\.onScreen)
    let isUncovered = lowest.coversPresenter
    application.noteChange()
    for controller in [self] + chain { controller.modal.presented = nil }
    AppearanceChange.exchange(leaving, for: isUncovered && willBeOnScreen ? visibleNow : [])
    for controller in chain { controller.forgetPresenter() }
    if application.isChangeAnimated, let top = chain.last { application.addTransition(.dismiss, target: top.id) }
    setNeedsLayout()
  }

  /// Removes every trace of the presentation from this controller, which its presenter has already let go.
  func forgetPresenter() {
    modal.presenting = nil
    modal.presentation = nil
    modal.original = nil
    modal.layoutEnvironment = nil
    window = nil
    application.noteChange()
  }

  /// This controller and those presented over it, beginning with the lowest.
  var presentationChain: [ViewController] {
    var chain = [self]
    while let next = chain.last?.modal.presented { chain.append(next) }
    return chain
  }
}

extension AppearanceChange {
  /// Makes the appearance calls of a presentation or a dismissal. The arriving controllers have appeared before the
  /// leaving ones have disappeared, unlike in a push (general knowledge).
  static func exchange(_ leaving: [ViewController], for coming: [ViewController]) {
    for controller in leaving { controller.setAppearance(.disappearing) }
    for controller in coming where controller.appearance != .appeared { controller.setAppearance(.appearing) }
    coming.tellThatTheyAppear()
    coming.endAppearance()
    for controller in leaving where controller.appearance == .disappearing { controller.setAppearance(.disappeared) }
  }
}

extension ViewController {
  /// This controller and everything visible in it.
  var visibleNow: [ViewController] {
    var list: [ViewController] = []
    appendVisible(to: &list)
    return list
  }
}
