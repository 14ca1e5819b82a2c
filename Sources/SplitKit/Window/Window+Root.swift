/// The exchange of the window's root.
extension Window {
  /// Puts another controller at the root. The old root leaves the window, and everything that it presents is dismissed.
  ///
  /// The new root is laid out before it appears, as when the window becomes visible. The old one disappears around that
  /// (the order is ours). The window keeps the old one, so that a client can put it back, unless the app itself has put another
  /// one there.
  package func setRootViewController(_ next: ViewController, keepsOld: Bool = true) {
    guard next !== rootViewController else { return }
    let (old, chain) = (rootViewController, presented)
    let leaving = ([old] + chain).reversed().flatMap(\.onScreen)
    for controller in leaving { controller.setAppearance(.disappearing) }
    for controller in chain { controller.modal.presenting?.modal.presented = nil }
    for controller in chain { controller.forgetPresenter() }
    old.window = nil
    rootViewController = next
    next.window = self
    formerRoots = formerRoots.filter { $0 !== next && $0 !== old } + (keepsOld ? [old] : [])
    application.noteChange()
    needsLayout = true
    makeVisible()
    for controller in leaving where controller.appearance == .disappearing { controller.setAppearance(.disappeared) }
    layoutIfNeeded()
  }

  /// Returns the call for an action of the window itself.
  func checkedCall(for action: Action, known: (String) -> ViewController?) throws(Refusal) -> () -> Void {
    guard action.name == "setRootViewController" else { throw .unknownAction(action.name, on: "Window") }
    guard let value = action["controller"] else {
      throw .missing(path: "controller", "\(action.name) needs a controller, by its name.")
    }
    guard let name = value.string, let controller = known(name) else {
      throw .invalid(path: "controller", "controller is the name of a controller that the scene knows.")
    }
    if controller === rootViewController { return {} }
    if let sentence = controller.objectionToMoving { throw .unsupported(sentence) }
    return { self.setRootViewController(controller) }
  }
}
