import Foundation

/// How groups that scroll sideways come to rest: `UICollectionLayoutSectionOrthogonalScrollingProperties`. It is kept.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: ObjectBase {
  /// Kept, without an effect.
  open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
  /// Kept, without an effect.
  open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic
}

/// How fast groups come to rest, with UIKit's raw values. It has no effect.
public enum UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: Int, Sendable { case automatic, normal, fast }

/// Whether groups can be pulled beyond their end, with UIKit's raw values. It has no effect.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable { case automatic, always, never }
