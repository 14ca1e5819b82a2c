import SplitKit

/// The actions that a client can call on the container (docs/protocol.md, `perform`).
extension SplitOrFlipViewController: ActionTaking {
  package func call(forAction action: Action) throws(Refusal) -> () -> Void {
    let animated = try isAnimated(action)
    switch action.name {
    case "flip": return { self.flip(animated: animated) }
    case "setFocus":
      let side = try side(of: action)
      return { self.setDisplayFocus(side, animated: animated) }
    case "setPrimary":
      guard let controller = self[try side(of: action)].contentViewController else { throw .unsupported(Self.strangerAsPrimary) }
      return { self.setPrimaryViewController(controller, animated: animated) }
    case "setViewController":
      let side = try side(of: action)
      let controller = try controllerOrNone(of: action)
      return { self.setViewController(controller, on: side) }
    default: throw .unknownAction(action.name, on: typeName)
    }
  }

  private func side(of action: Action) throws(Refusal) -> Side {
    guard let value = action["side"] else { throw .missing(path: "side", "\(action.name) needs a side.") }
    guard let side = value.string.flatMap(Side.init(rawValue:)) else {
      throw .invalid(path: "side", "side is left or right.")
    }
    return side
  }

  private func isAnimated(_ action: Action) throws(Refusal) -> Bool {
    guard let value = action["animated"] else { return true }
    guard let animated = value.bool else { throw .invalid(path: "animated", "animated is true or false.") }
    return animated
  }

  /// The controller of an action, or nil for `null`, which empties the side.
  private func controllerOrNone(of action: Action) throws(Refusal) -> ViewController? {
    if action["controller"] == .null { return nil }
    return try action.controller(for: self)
  }
}
