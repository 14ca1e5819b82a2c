import SplitKit

extension OpenPreview {
  /// Applies a message to the window. If the window refuses the message, this method throws an error and changes
  /// nothing.
  func apply(_ message: ClientMessage) throws(Refusal) {
    application.willRun?()
    if message.isTouch { try window.checkTouch() }
    application.beginMessage(isResize: message.isResize)
    // A resize is never refused.
    if !message.isResize { content.plainControllers.beginMessage() }
    try application.handleMessage { () throws(Refusal) in try applyChecked(message) }
  }

  private func applyChecked(_ message: ClientMessage) throws(Refusal) {
    switch message {
    case .resize(let size, let safeArea): window.resize(to: size, safeArea: safeArea)
    case .rotate(let orientation): window.rotate(to: orientation)
    case .arrange(let arrangement, let side, let x): try window.arrange(arrangement, side: side, dividerX: x)
    case .background(let snapshots): window.enterBackground(taking: snapshots)
    case .foreground: window.enterForeground()
    case .tap(.element(let id)): try applying(to: id) { (id) throws(Refusal) in try window.tap(id) }
    case .tap(.point(let point)): window.tap(at: point)
    case .swipe(let direction, let point): window.swipe(direction, at: point)
    case .drag(let target, let x, let phase):
      try applying(to: target) { (id) throws(Refusal) in try window.drag(id, to: x, phase) }
    case .scroll(let target, let offset): try window.scroll(target, to: offset)
    case .edit(let target, let text): try applying(to: target) { (id) throws(Refusal) in try window.edit(id, text: text) }
    case .focus(let target?): try applying(to: target) { (id) throws(Refusal) in try window.focus(id) }
    case .focus(nil): try window.focus(nil)
    case .traits(let changes):
      try changes.check(in: application.profile)
      change(changes)
      window.layoutIfNeeded()
    case .set(let target, let properties):
      let before = values(of: properties, on: target)
      try window.set(properties, of: target, known: knownController)
      // A property that already had its value leaves no trace in the place.
      let changed = zip(values(of: properties, on: target), before).filter(!=).map(\.0.name)
      if !changed.isEmpty { assigned.note(changed, of: target) }
    case .perform(let target, let name, let arguments): try perform(name, arguments, on: target)
    // The session handles these messages itself.
    case .open, .resume, .close, .sync, .ping, .sweep, .overview, .explain, .audit, .picture, .export, .properties, .find,
      .restart:
      break
    }
  }

  /// Does something with an element. If no element has the id, it is done with the only one whose id has it as its last part.
  private func applying(to id: String, _ body: (String) throws(Refusal) -> Void) throws(Refusal) {
    do throws(Refusal) {
      try body(id)
    } catch {
      guard case .unknownTarget = error, let whole = ShortTarget.id(of: id, among: window.elementIDs) else { throw error }
      try body(whole)
    }
  }

  /// The present values of properties of a controller, without those that it does not have.
  private func values(of properties: [Member], on target: String) -> [Member] {
    let names = Set(properties.map(\.name))
    let all = knownController(named: target)?.settableProperties ?? []
    return all.filter { names.contains($0.name) }.map { Member($0.name, $0.value) }
  }

  /// The properties of a controller that a client can assign.
  func settableProperties(of target: String) throws(Refusal) -> [SettableProperty] {
    try application.answerMessage { () throws(Refusal) in
      try window.settableProperties(of: target, known: knownController)
    }
  }

  /// Searches the list of a controller.
  func search(_ search: RowSearch, in target: String) throws(Refusal) -> RowSearchResult {
    try application.answerMessage { () throws(Refusal) in try window.search(search, in: target) }
  }

  private func perform(_ name: String, _ arguments: [Member], on target: String) throws(Refusal) {
    try window.perform(Action(name: name, members: arguments, controller: anyController), on: target, known: knownController)
  }

  /// The controller with a name that the app knows, or that exists, or nil.
  private func knownController(named name: String) -> ViewController? {
    content.controller(named: name) ?? application.controller(name) as? ViewController
  }

  /// The controller with a name, or else a new plain one if the name is valid.
  private func anyController(named name: String) -> ViewController? {
    if let known = knownController(named: name) { return known }
    return NewControllerName.isValid(name) ? content.plainControllers[name] : nil
  }
}
