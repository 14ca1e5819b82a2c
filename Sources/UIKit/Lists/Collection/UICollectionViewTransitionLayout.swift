import Foundation

/// A layout between two others: `UICollectionViewTransitionLayout`. A change of layout ends at once, so it is never seen.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout from which the change comes.
  public let currentLayout: UICollectionViewLayout
  /// The layout to which the change goes.
  public let nextLayout: UICollectionViewLayout
  /// How far the change is, from 0 to 1. It is kept.
  open var transitionProgress: CGFloat = 0
  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }
  /// Creates a layout between two empty ones.
  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }
}
