/// A container that takes part in the changes of a stack directly in it. A split view does, because it makes one stack
/// of its columns while it is collapsed.
protocol StackContainer: ViewController {
  /// Whether a controller enters and leaves a stack without calls, as the container of a column does.
  func movesSilently(_ controller: ViewController) -> Bool
  /// The announcement for a change of a stack, or nil if there is none.
  func announcement(ofStackChange kind: Transition.Kind) -> (any StackAnnouncement)?
  /// The items that the container puts first into the bar of a stack.
  func ownItems(inBarOf stack: NavigationController) -> [BarButtonItem]
  /// The change that the container will make to a stack, or nil if no change of traits or size is announced.
  func expectation(of stack: NavigationController) -> StackExpectation?
}

/// The calls that a container makes around a change of a stack.
protocol StackAnnouncement {
  /// Makes the calls after the stack has changed and before anything appears.
  func tellWill()
  /// Makes the calls after everything has appeared.
  func tellDid()
}

/// The change that a stack expects while a change of traits or size is announced.
struct StackExpectation {
  /// The controllers that will leave the stack.
  var departing: [ViewController] = []
  /// Whether another controller will cover the stack.
  var isCovered = false
}
