import SplitKit

extension SplitOrFlipViewController {
  /// Replaces the controller at a side. The old child leaves, with its calls, before the new one comes, with its own
  /// (seed 1, "Implementing container view controller"; spec 8.9). A controller that is at the other side leaves that
  /// side.
  package func setViewController(_ controller: ViewController?, on side: Side) {
    guard controller !== self[side].contentViewController else { return }
    removeChild(at: side)
    if let controller {
      if let other = self.side(of: controller) { removeChild(at: other) }
      add(controller, at: side)
    }
    setNeedsLayout()
    updateBar()
  }

  private func removeChild(at side: Side) {
    guard let child = self[side].contentViewController else { return }
    child.removeFromParent { self[side].contentViewController = nil }
  }

  /// Adds a child. Giving it a frame loads its view, and the view appears if the container is visible.
  private func add(_ child: ViewController, at side: Side) {
    addChild(child) {
      child.loadViewIfNeeded()
      self[side].contentViewController = child
      if view.frame != .zero { child.layOut(placement(of: side)) }
    }
  }

  /// Gives the left or the right child the focus. For any other controller, the assertion in the article's repository
  /// raises an exception (spec 8.7).
  package func setPrimaryViewController(_ controller: ViewController, animated: Bool = true) {
    guard let side = side(of: controller) else { return application.raise(Self.strangerAsPrimary, receiver: id) }
    setDisplayFocus(side, animated: animated)
  }

  static let strangerAsPrimary = "The primary view controller must be the left or the right view controller"
}
