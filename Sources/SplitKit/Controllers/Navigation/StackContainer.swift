/// A container that takes part in what happens to a stack directly in it: a split view, which makes one stack of its
/// columns while it is collapsed.
protocol StackContainer: ViewController {
  /// Whether a controller comes onto a stack and leaves it without calls, as the container of a column does.
  func movesSilently(_ controller: ViewController) -> Bool
  /// What is announced around a change of a stack; nil for nothing.
  func announcement(ofStackChange kind: Transition.Kind) -> (any StackAnnouncement)?
  /// The items that the container puts first into the bar of a stack.
  func ownItems(inBarOf stack: NavigationController) -> [BarButtonItem]
  /// What the container is about to do to a stack; nil while it announces no change of traits or size.
  func expectation(of stack: NavigationController) -> StackExpectation?
}

/// What a container says around a change of a stack in it.
protocol StackAnnouncement {
  /// After the stack has changed, and before anything appears.
  func tellWill()
  /// After everything has appeared.
  func tellDid()
}

/// What is about to happen to a stack while a change of traits or size is announced.
struct StackExpectation {
  /// The controllers that leave it.
  var departing: [ViewController] = []
  /// Whether another controller comes on top of it.
  var isCovered = false
}
