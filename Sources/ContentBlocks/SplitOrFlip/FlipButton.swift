import SplitKit

/// The navigation item that has the Flip button.
package enum FlipButton: String, CaseIterable {
  /// Each child's own item, in its own bar (the article's repository).
  case children
  /// The container's item. The container is on a stack, whose bar stays while the sides flip (the article's text).
  case container
}

extension FlipButton {
  /// The controllers whose items have the button. For a stack, this is its root.
  func holders(in container: SplitOrFlipViewController) -> [ViewController] {
    switch self {
    case .children: Side.allCases.compactMap { container[$0].contentViewController }.compactMap(root)
    case .container: [container]
    }
  }

  private func root(of child: ViewController) -> ViewController? {
    (child as? NavigationController).map(\.viewControllers.first) ?? child
  }
}
