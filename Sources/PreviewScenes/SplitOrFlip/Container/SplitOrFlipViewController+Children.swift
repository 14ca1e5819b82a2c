import SplitKit

extension SplitOrFlipViewController {
  /// Replaces what is at a side: the old child goes, with its calls, before the new one comes, with its own (seed 1,
  /// "Implementing container view controller"; spec 8.9). One that is at the other side leaves that.
  func setViewController(_ controller: ViewController?, on side: Side) {
    guard controller !== self[side].contentViewController else { return }
    removeChild(at: side)
    if let controller {
      if let other = self.side(of: controller) { removeChild(at: other) }
      add(controller, at: side)
    }
    setNeedsLayout()
    updateFlipButton()
  }

  private func removeChild(at side: Side) {
    guard let child = self[side].contentViewController else { return }
    child.removeFromParent { self[side].contentViewController = nil }
  }

  /// The child's view is loaded by giving it a frame, and in sight once it is in a container that is.
  private func add(_ child: ViewController, at side: Side) {
    addChild(child) {
      child.loadViewIfNeeded()
      self[side].contentViewController = child
      if view.frame != .zero { child.layOut(placement(of: side)) }
    }
  }

  /// Gives a child the focus. It must be the left or the right one: for another the article's repository has an assertion,
  /// which raises (spec 8.7).
  func setPrimaryViewController(_ controller: ViewController, animated: Bool = true) {
    guard let side = side(of: controller) else { return application.raise(Self.strangerAsPrimary, receiver: id) }
    setDisplayFocus(side, animated: animated)
  }

  static let strangerAsPrimary = "The primary view controller must be the left or the right view controller"
}
