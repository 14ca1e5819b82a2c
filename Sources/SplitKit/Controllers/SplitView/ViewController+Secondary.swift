/// The methods of `UIViewController` by which a primary controller takes the secondary of its split view and gives it up.
extension ViewController {
  /// Moves a secondary onto this primary controller while a split view collapses.
  ///
  /// UIKit's default does nothing: only the primary is shown, and the secondary disappears (H11 documented).
  package func collapseSecondaryViewController(
    _ secondary: ViewController, for splitViewController: SplitViewController
  ) {
    guard let counterpart else { return takeCollapsedSecondary(secondary) }
    counterpart.engineCollapses(secondary, in: splitViewController) { takeCollapsedSecondary(secondary) }
  }

  /// Takes the secondary back out of a primary controller while a split view expands.
  ///
  /// UIKit's default is nil: the secondary from before the collapse comes back (H11 documented).
  package func separateSecondaryViewController(for splitViewController: SplitViewController) -> ViewController? {
    guard let counterpart else { return giveUpCollapsedSecondary() }
    return counterpart.engineSeparatesSecondary(in: splitViewController) { giveUpCollapsedSecondary() }
  }
}
