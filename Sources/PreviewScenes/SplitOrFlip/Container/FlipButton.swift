import SplitKit

/// On whose navigation item the Flip button is.
enum FlipButton: String, CaseIterable {
  /// On each child's own: each has a bar (the article's repository).
  case children
  /// On the container's: it is itself on a stack, whose bar stays while the sides flip (the article's text).
  case container
}

extension FlipButton {
  /// The controllers that a bar shows: of a stack its root.
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
