import SplitKit

extension OpenScene {
  /// Does what a message asks of the window. Throws, with nothing changed, what the window refuses.
  func apply(_ message: ClientMessage) throws(Refusal) {
    application.beginMessage()
    switch message {
    case .resize(let size, let safeArea): window.resize(to: size, safeArea: safeArea)
    case .rotate(let orientation): window.rotate(to: orientation)
    case .tap(.element(let id)): try window.tap(id)
    case .tap(.point(let point)): window.tap(at: point)
    case .swipe(let direction, let point): window.swipe(direction, at: point)
    case .scroll(let target, let offset): try window.scroll(target, to: offset)
    case .traits(let changes):
      change(changes)
      window.layoutIfNeeded()
    case .set(let target, let properties): try window.set(properties, of: target)
    case .perform(let target, let name, let arguments): try perform(name, arguments, on: target)
    // These are the conversation's, not the window's.
    case .open, .resume, .sync, .ping: break
    }
  }

  private func perform(_ name: String, _ arguments: [Member], on target: String) throws(Refusal) {
    try window.perform(Action(name: name, members: arguments, controller: controller), on: target)
  }

  /// The controller that the app or the window knows by that name, else a new plain one where the name allows it.
  private func controller(named name: String) -> ViewController? {
    if let known = content.controller(named: name) ?? window.controller(name) { return known }
    return NewControllerName.isValid(name) ? PlainViewController(application, named: name) : nil
  }
}
